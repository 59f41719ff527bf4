import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { count } from '../evaluate/repair-figures.ts';
import type { Evidence } from '../src/evidence/evidence.ts';
import { gatherEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { lookAgain } from '../src/repair/look-again.ts';
import { drawPair, type RepairPair } from './drawing/repaired.ts';

const evidenceOf = async (photo: Buffer): Promise<Evidence> =>
  gatherEvidence(await readPhoto(photo, { minimumSide: 1 }));

/** Pairs of the development half: two that were fixed, one that was fixed in part. */
const NUMBERS = [2, 14, 3];
interface Opened extends RepairPair {
  first: Evidence;
  second: Evidence;
}
const pairs: Opened[] = [];

beforeAll(async () => {
  for (const number of NUMBERS) {
    const pair = await drawPair(number);
    pairs.push({ ...pair, first: await evidenceOf(pair.before), second: await evidenceOf(pair.after) });
  }
}, 120_000);

const pairAt = (at: number): Opened => {
  const pair = pairs[at];
  if (!pair) throw new Error('No such pair');
  return pair;
};

it('says of drawn cracks what became of them', async () => {
  const answers = [];
  for (const { kind, family, first, second } of pairs)
    answers.push({ kind, look: await lookAgain(first, second, { family, hazard: false }) });
  expect(answers.map(({ look }) => look.answer)).toEqual(['fixed', 'fixed', 'not_fixed']);
  expect(count(answers)).toMatchObject({ answered: 3, right: 3, wrongFixed: 0 });
  for (const { look } of answers) {
    expect(look.confidence).toBeGreaterThan(0.75);
    expect(look.confidence).toBeLessThan(1);
  }
}, 60_000);

it('never says that a hazard is fixed', async () => {
  const { family, first, second } = pairAt(0);
  expect(await lookAgain(first, second, { family, hazard: true })).toMatchObject({
    answer: 'cant_tell',
    reason: 'danger',
    confidence: 0,
  });
}, 60_000);

it('doesn’t take a photo of another wall for a repair', async () => {
  const [{ family, first }, { second }] = [pairAt(0), pairAt(1)];
  expect(await lookAgain(first, second, { family, hazard: false })).toMatchObject({
    answer: 'cant_tell',
    reason: 'no_match',
  });
}, 60_000);

it('says that nothing was fixed when it is sent the first photo again', async () => {
  const { family, first } = pairAt(2);
  expect(await lookAgain(first, first, { family, hazard: false })).toMatchObject({ answer: 'not_fixed' });
}, 60_000);

it('doesn’t take a photo too soft to show a crack for a repair', async () => {
  const { family, first, before } = pairAt(2);
  const soft = await evidenceOf(await sharp(before).blur(7).jpeg().toBuffer());
  const look = await lookAgain(first, soft, { family, hazard: false });
  expect(look.answer).not.toBe('fixed');
}, 60_000);
