/** The tree of trail heads whose root is stamped: SHA-256, with leaves and branches told apart by their first byte. */
import type { KeptHead } from './compare-head.ts';
import { sha256 } from './hash.ts';

/** One step from a leaf to the root: the hash beside it, and on which side that stands. */
export interface ProofStep {
  side: 'left' | 'right';
  sha256: string;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(first: number, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes[0] = first;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const leafOf = ({ project, entries, head }: KeptHead) =>
  sha256(joined(0, new TextEncoder().encode(JSON.stringify([project, entries, head]))));

const branchOf = (left: string, right: string) => sha256(joined(1, bytesOf(left), bytesOf(right)));

/** The root over these heads, and the way there from each. A hash without a neighbour goes up as it is. */
export async function growTree(
  heads: readonly KeptHead[],
): Promise<{ root: string; proofs: readonly (readonly ProofStep[])[] }> {
  const proofs: ProofStep[][] = heads.map(() => []);
  let level = await Promise.all(heads.map(async (head, at) => ({ hash: await leafOf(head), under: [at] })));
  while (level.length > 1) {
    const above: typeof level = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]];
      if (!left) break;
      if (!right) {
        above.push(left);
        continue;
      }
      for (const leaf of left.under) proofs[leaf]?.push({ side: 'right', sha256: right.hash });
      for (const leaf of right.under) proofs[leaf]?.push({ side: 'left', sha256: left.hash });
      above.push({ hash: await branchOf(left.hash, right.hash), under: [...left.under, ...right.under] });
    }
    level = above;
  }
  return { root: level[0]?.hash ?? '', proofs };
}

/** The root that a head and its way lead to. */
export async function rootOf(head: KeptHead, proof: readonly ProofStep[]): Promise<string> {
  let hash = await leafOf(head);
  for (const step of proof) {
    hash = step.side === 'left' ? await branchOf(step.sha256, hash) : await branchOf(hash, step.sha256);
  }
  return hash;
}

/** The bytes that a time-stamp server is asked about, and that stand beside its answer in a pack. */
export const stampedBytes = (root: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`${root}\n`);
