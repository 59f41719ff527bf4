/** SHA-256 as hex, by what every browser has built in. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const sha256OfFile = async (file: Blob) => sha256(new Uint8Array(await file.arrayBuffer()));
