/** How long the browser may take to begin with a file before its address goes, in milliseconds. */
const KEPT_FOR = 60_000;

/** Saves bytes under a name, as if a link to them had been pressed. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
