import type { PackCheck, TrailLine } from '@plumbline/contract/check-pack';
import { expect, test } from 'vitest';
import { sayPack } from './say-check.ts';
import { comparePacks } from './say-packs.ts';

const KEYS = { keys: ['key'], certificates: [] };

/** A pack whose trail has these hashes. */
function pack(name: string, hashes: readonly string[], projectId = 1) {
  const trail: TrailLine[] = hashes.map((sha256, at) => ({
    ...{ projectId, sequence: at + 1, at: '2026-11-22T07:00:00.000Z', event: 'photo_added' },
    ...{ actorKind: 'member', actorId: 1, subjectKind: 'photo', subjectId: at + 1, subjectSha256: null },
    ...{ detail: {}, previousSha256: hashes[at - 1] ?? '', sha256 },
  }));
  const check: PackCheck = {
    ...{ problems: [], contradictions: [], stamps: [], trail },
    signature: { state: 'good', publicKey: 'key' },
    manifest: {
      ...{ format: 'plumbline-evidence-pack', version: 1, madeAt: '2026-11-23T07:00:00.000Z' },
      ...{ project: { id: projectId, name: 'House' }, photos: [], files: [], missing: [] },
      trail: { entries: trail.length, head: hashes.at(-1) ?? '' },
    },
  };
  return { check, said: sayPack(name, check, KEYS) };
}
const saidOf = (packs: Parameters<typeof comparePacks>[0]) => comparePacks(packs).map(({ said }) => said);

test('an earlier pack of the project stands in the later one, whichever is chosen first', () => {
  const [kept, later] = [pack('kept.zip', ['a', 'b']), pack('later.zip', ['a', 'b', 'c'])];
  for (const said of [saidOf([kept, later]), saidOf([later, kept]).reverse()]) {
    expect(said.map(({ tone }) => tone)).toEqual(['proved', 'proved']);
    expect(said[1]?.lines.at(-1)).toBe('Its trail contains the whole trail of kept.zip.');
    expect(said[0]?.lines.join(' ')).not.toContain('later.zip');
  }
});

test('a trail that was written anew is found by the pack that somebody kept, and neither is proved', () => {
  const said = saidOf([pack('kept.zip', ['a', 'b']), pack('later.zip', ['a', 'x', 'y'])]);
  for (const { tone, headline } of said) {
    expect(tone).toBe('changed');
    expect(headline).toBe('The trails of these packs contradict each other');
  }
});

test('packs of two projects have nothing to do with each other, and a changed one accuses no other', () => {
  const one = pack('one.zip', ['a', 'b']);
  const other = pack('other.zip', ['q', 'r'], 2);
  expect(saidOf([one, other])).toEqual([one.said, other.said]);
  const broken = pack('broken.zip', ['z', 'z']);
  broken.check.problems.push('x was changed.');
  const changed = { check: broken.check, said: sayPack('broken.zip', broken.check, KEYS) };
  expect(saidOf([one, changed])).toEqual([one.said, changed.said]);
});
