/** Saves text, or bytes of another type, as a file, from this page alone. */
export function saveAs(name: string, content: BlobPart, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
