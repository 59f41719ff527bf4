import { createHash } from 'node:crypto';

/** The name space of addresses, from RFC 9562. */
const ADDRESSES = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** The same GUID for the same address every time, so that a second export updates what the first one made (version 5). */
export function guidOf(address: string): string {
  const hash = createHash('sha1').update(ADDRESSES).update(address).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Where a finding is read, which its GUID is made of. */
export const addressOf = (publicUrl: string, findingId: number): string =>
  `${publicUrl}/defects/${findingId}`;

export const guidOfFinding = (publicUrl: string, findingId: number): string =>
  guidOf(addressOf(publicUrl, findingId));
