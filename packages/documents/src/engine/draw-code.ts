import { encode } from 'uqr';

/** A QR code as a picture, with the quiet margin that cameras need. */
export function drawCode(text: string): string {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join('')}" fill="#000"/></svg>`;
}
