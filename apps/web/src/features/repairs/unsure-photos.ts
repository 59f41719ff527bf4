import { newKey } from '../../api/new-key.ts';

interface Sent {
  findingId: number;
  file: File;
  key: string;
}

/** Sent without an answer that says they arrived. They outlive the panel, which may be closed and opened in between. */
let unsure: readonly Sent[] = [];

/** The key for a photo of a finding's repair: the same one until `arrived`, so that choosing it again adds no other. */
export async function keyOf(findingId: number, file: File): Promise<string> {
  for (const sent of unsure) {
    if (sent.findingId === findingId && (await isSame(sent.file, file))) return sent.key;
  }
  const key = newKey();
  unsure = [...unsure, { findingId, file, key }];
  return key;
}

/** The server has it: from here on the same photo is a new intent. */
export function arrived(key: string): void {
  unsure = unsure.filter((sent) => sent.key !== key);
}

/** By content: phones name and date the same photo anew each time it is chosen. */
async function isSame(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  try {
    const [a, b] = await Promise.all(
      [one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())),
    );
    return a !== undefined && b !== undefined && a.every((byte, at) => byte === b[at]);
  } catch {
    // One of them is gone from the device.
    return false;
  }
}
