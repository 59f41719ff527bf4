/** How long the browser may take to begin with a file before its address goes, in milliseconds. */
const KEPT_FOR = 60_000;

/** Saves bytes under a name, as if a link to them had been pressed. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  press(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}

/**
 * Has the browser fetch a file by its own download, however large, under the name that the server gives it. Where the
 * server refuses, the browser says so and the page stays: going there would show its answer in place of the app.
 */
export const downloadFrom = (address: string): void => press(address, '');

function press(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
