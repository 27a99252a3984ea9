/**
 * Copies words, also those that are still being made; says whether they were taken. It must be called by the press itself: browsers
 * forget a press over whatever is waited for, so what is not there yet is promised to them at once.
 */
export async function copyText(words: string | Promise<string>): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  try {
    if (!clipboard) return copyByHand(await words);
    if (typeof words === 'string' || typeof ClipboardItem === 'undefined') await clipboard.writeText(await words);
    else await clipboard.write([new ClipboardItem({ 'text/plain': words.then(asPlain) })]);
    return true;
  } catch {
    return typeof words === 'string' && copyByHand(words);
  }
}

const asPlain = (words: string): Blob => new Blob([words], { type: 'text/plain' });

/** As a reader would: marks the words and copies what is marked. Pages without https have no other way. */
function copyByHand(words: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  // Inside an open dialog nothing outside of it can be marked.
  (before?.closest('dialog, [role=dialog]') ?? document.body).append(field);
  field.select();
  field.setSelectionRange(0, words.length);
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
