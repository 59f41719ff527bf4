import type { PackCheck } from '@plumbline/contract/check-pack';
import { sha256OfFile } from '@plumbline/contract/check-pack';
import { expect, test } from 'vitest';
import { checkFiles, sayFile, sayPack } from './say-check.ts';

const KEYS = { keys: ['key'], certificates: ['cc'] };
const OTHERS = { keys: ['another'], certificates: ['dd'] };

const photo = new File(['a photo'], 'wall.jpg');
const original = new File(['the larger file that the photo was made from'], 'wall.heic');

async function good(): Promise<PackCheck> {
  return {
    problems: [],
    contradictions: [],
    manifest: {
      format: 'plumbline-evidence-pack',
      version: 1,
      madeAt: '2026-11-23T07:00:00.000Z',
      project: { id: 1, name: 'Corner house' },
      trail: { entries: 0, head: '' },
      photos: [
        {
          id: 4,
          sha256: await sha256OfFile(photo),
          source: 'upload',
          receivedAt: '2026-11-22T07:00:00.000Z',
          claimedTakenAt: '2026-11-21T10:00:00+10:00',
          claimedDeviceAt: '2026-11-21T10:01:00+10:00',
          claimedDeviceSha256: await sha256OfFile(original),
          marks: 0,
          blurred: false,
        },
      ],
      files: [],
      missing: [],
    },
    signature: { state: 'good', publicKey: 'key' },
    trail: [],
    stamps: [],
  };
}

test('a pack is proved only where this site publishes the key that signed it', async () => {
  const check = await good();
  expect(sayPack('a.zip', check, KEYS).tone).toBe('proved');
  expect(sayPack('a.zip', check, OTHERS).tone).toBe('partly');
  expect(sayPack('a.zip', check, undefined).tone).toBe('partly');
  const unchecked = { ...check, signature: { state: 'unchecked' as const, publicKey: 'key' } };
  expect(sayPack('a.zip', unchecked, KEYS).tone).toBe('partly');
  expect(sayPack('a.zip', { ...check, problems: ['x was changed.'] }, KEYS).tone).toBe('changed');
});

test('a pack whose photos and trail don’t agree proves nothing, and nobody is accused of changing it', async () => {
  const contradictions = ['Photo 4 isn’t the one that entry 1 of the trail records.'];
  const check = { ...(await good()), contradictions };
  const pack = sayPack('a.zip', check, KEYS);
  expect(pack).toMatchObject({ tone: 'changed', headline: 'This pack contradicts itself' });
  expect(pack.lines.join(' ')).toContain('Photo 4');
  expect((await sayFile(photo, check, pack, KEYS)).headline).toBe('We can’t check this file');
});

test('the larger file that a photo was made from is known, by the device’s word', async () => {
  const check = await good();
  const said = await sayFile(original, check, sayPack('a.zip', check, KEYS), KEYS);
  expect(said.headline).toBe('A photo in the pack was made from this file');
  expect(said.tone).toBe('proved');
});

test('a photo is known by its bytes, with its time as observed and its camera’s as claimed', async () => {
  const check = await good();
  const pack = sayPack('a.zip', check, KEYS);
  const said = await sayFile(photo, check, pack, KEYS);
  expect(said.headline).toBe('This is the photo as the server received it');
  expect(said.lines.join(' ')).toMatch(/observed.*claimed/);
  const other = new File(['a photp'], 'wall.jpg');
  expect((await sayFile(other, check, pack, KEYS)).tone).toBe('changed');
  const broken = sayPack('a.zip', { ...check, problems: ['x was changed.'] }, KEYS);
  expect((await sayFile(photo, check, broken, KEYS)).tone).toBe('changed');
});

test('of a photo that was brought in, only the day that it came here is observed', async () => {
  const check = await good();
  const [brought] = check.manifest?.photos ?? [];
  if (brought) brought.claimedReceivedAt = '2019-03-01T01:02:03.000Z';
  const said = await sayFile(photo, check, sayPack('a.zip', check, KEYS), KEYS);
  expect(said.lines.join(' ')).toMatch(/2026.*observed.*brought in.*2019.*claimed/);
});

test('a file without its pack asks for the pack, and a zip of another kind proves nothing', async () => {
  const alone = await checkFiles([photo], KEYS, () => undefined);
  expect(alone).toMatchObject([{ tone: 'partly', headline: 'Add the evidence pack' }]);
  const other = await checkFiles([new File(['PK nothing of ours'], 'x.zip'), photo], KEYS, () => undefined);
  expect(other.map(({ tone }) => tone)).toEqual(['changed', 'changed']);
});

test('a time stamp is said to be from outside, and who made it unchecked', async () => {
  const stamp = { at: new Date('2026-11-23T08:00:00Z'), by: 'Stamps', certificateSha256: 'ab12', entries: 3 };
  const said = sayPack('a.zip', { ...(await good()), stamps: [stamp] }, KEYS).lines.join(' ');
  expect(said).toMatch(/first 3 entries of the trail existed.*stamped by Stamps.*didn’t check.*ab12/);
  expect(sayPack('a.zip', await good(), KEYS).lines.join(' ')).not.toContain('stamp');
});

test('a copy from the pack names the photo that it was made from', async () => {
  const check = await good();
  const copy = new File(['a smaller copy'], '4.jpg');
  const sha256 = await sha256OfFile(copy);
  check.manifest?.files.push({
    path: 'photos/4.jpg',
    kind: 'photo_copy',
    photo: 4,
    bytes: copy.size,
    sha256,
  });
  const said = await sayFile(copy, check, sayPack('a.zip', check, KEYS), KEYS);
  expect(said).toMatchObject({ tone: 'proved', headline: 'This file is in the pack, unchanged' });
  expect(said.lines.join(' ')).toContain(
    `A copy of photo 4. SHA-256 of the photo as the server received it: ${await sha256OfFile(photo)}`,
  );
});
