/** The rule of fit, measured in the page: nothing leaves its zone, covers another, is cut or scrolls. */
import type { Page } from 'playwright-core';

export const fitFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [];
    const room = document.querySelector<HTMLElement>('[data-room]');
    if (!room) return ['no table laid by the rule of fit'];
    const whole = room.getBoundingClientRect();
    const name = (one: Element): string =>
      `${one.closest('[data-zone]')?.getAttribute('data-zone') ?? ''} ${(one.textContent ?? '').trim().slice(0, 24)}`;
    const inside = (a: DOMRect, b: DOMRect, by = 1.5): boolean =>
      a.left >= b.left - by && a.top >= b.top - by && a.right <= b.right + by && a.bottom <= b.bottom + by;
    const apart = (a: DOMRect, b: DOMRect): boolean =>
      a.right <= b.left + 1.5 || b.right <= a.left + 1.5 || a.bottom <= b.top + 1.5 || b.bottom <= a.top + 1.5;
    if ((document.scrollingElement?.scrollHeight ?? 0) > innerHeight + 1) out.push('the page scrolls');
    const zones = [...room.querySelectorAll<HTMLElement>('[data-zone]')];
    const rects = zones.map((one) => one.getBoundingClientRect());
    zones.forEach((one, i) => {
      if (!inside(rects[i], whole)) out.push(`zone ${one.dataset.zone} leaves the window`);
      zones.forEach((other, j) => {
        if (j > i && !apart(rects[i], rects[j])) out.push(`zone ${one.dataset.zone} lies over ${other.dataset.zone}`);
      });
    });
    for (const one of room.querySelectorAll<HTMLElement>('*')) {
      // The name of the house is left out where there is no room for it.
      if (one.closest('[data-reads], .pony-aloud, svg, header a')) continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      const cuts = (how: string): boolean => how !== 'visible' && how !== 'clip';
      if (cuts(overflowY) && one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 1)
        out.push(`cut: ${name(one)} ${one.scrollHeight} of ${one.clientHeight}`);
      if (cuts(overflowX) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
        out.push(`cut across: ${name(one)} ${one.scrollWidth} of ${one.clientWidth}`);
    }
    for (const card of room.querySelectorAll<HTMLElement>('[data-card]')) {
      const zone = card.closest('[data-zone]');
      const at = card.getBoundingClientRect();
      if (zone && !inside(at, zone.getBoundingClientRect(), 3)) out.push(`a card leaves its zone: ${name(card)}`);
      if (card.dataset.covered !== undefined) {
        const head = at.width * 0.49;
        for (const part of [0.2, 0.5, 0.8]) {
          const hit = document.elementFromPoint(at.left + at.width * part, at.top + head * 0.5);
          if (hit && !card.contains(hit) && !hit.closest('[role=dialog]')) out.push(`a head is covered: ${name(card)}`);
        }
      }
      const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (node.parentElement?.closest('.pony-aloud, [class*=over]') || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const turned = card.querySelector('[class*=turned]') ? 6 : 2;
        if (text.width > 0 && (text.left < at.left - turned || text.right > at.right + turned))
          out.push(`words leave their card: ${name(card)} "${node.textContent}"`);
        const band = node.parentElement?.closest('[class*=band]')?.getBoundingClientRect();
        // Boxes of letters are taller than their lines.
        const tall = turned + 0.24 * Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
        if (band && (text.top < band.top - tall || text.bottom > band.bottom + tall))
          out.push(`a name leaves its band: ${name(card)}`);
      }
    }
    for (const lit of room.querySelectorAll<HTMLElement>('[data-zone] [data-state="legal"]')) {
      const at = lit.getBoundingClientRect();
      if (at.width < 43 || at.height < 40) out.push(`too small to press: ${name(lit)} ${at.width}x${at.height}`);
    }
    const prompt = room.querySelector('footer[data-mood]');
    const bar = prompt?.getBoundingClientRect();
    if (prompt && bar) {
      for (const one of prompt.querySelectorAll('button, [role=status]'))
        if (!inside(one.getBoundingClientRect(), bar)) out.push(`the prompt is cut: ${name(one)}`);
      if (!inside(bar, whole)) out.push('the prompt leaves the window');
    }
    return [...new Set(out)];
  });
