import { readFileSync } from 'node:fs';
import { FAMILIES, type Family, findDefectName, type StateCode } from '@plumbline/knowledge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areDenying, readsWords } from '../src/consensus/agreement.ts';
import { saidBy, supports } from '../src/consensus/says.ts';
import { language } from '../src/engines/language.ts';
import { standards } from '../src/engines/standards.ts';
import type { Vote } from '../src/panel.ts';
import {
  answer,
  type Case,
  contextOf,
  readBy,
  type Verdict,
  verdictOf,
  voteOf,
} from './golden/read-verdict.ts';

const golden: (Case & { expect: Verdict })[] = JSON.parse(
  readFileSync(new URL('./golden/verdicts.json', import.meta.url), 'utf8'),
);

describe('the verdicts of the golden file', () => {
  test.each(golden.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await verdictOf(one)).toEqual(one.expect);
  });

  test('are about forty', () => {
    expect(golden.length).toBeGreaterThanOrEqual(40);
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const families = fc.dictionary(fc.constantFrom<Family>(...FAMILIES), share, { maxKeys: 10 });
const engines = [
  ['surface', 'network'],
  ['crack', 'geometry'],
  ['texture', 'descriptor'],
  ['precedent', 'precedent'],
  ['hosted:a', 'hosted'],
] as const;
const photoVotes: fc.Arbitrary<Vote[]> = fc
  .tuple(
    ...engines.map(([id, family]) =>
      fc.option(families.map((of) => voteOf(id, id, family, { families: of }))),
    ),
  )
  .map((votes) => votes.filter((vote) => vote !== null));
const things = [
  'crack',
  'stepped crack',
  'hairline crack',
  'gap',
  'mould',
  'rust',
  'balustrade',
  'floor',
  'ceiling',
  'tile',
];
const places = [
  'in the brick wall',
  'in the slab',
  'in the plasterboard',
  'in the render',
  '',
  'above the door',
  'on the balcony',
];
const sizes = [
  '',
  '0.5 mm',
  'about 1 mm',
  '1 mm',
  '4 mm wide',
  'about 5 mm',
  '8 mm wide',
  'a finger wide',
  '30 mm wide',
  'as big as a 50c coin',
];
const more = [
  '',
  'getting wider every summer',
  'sagging',
  'both sides',
  'wobbly',
  'leaking',
  'doors jam',
  'no longer growing',
  'dropped 30 mm',
];
const words = fc
  .tuple(
    fc.constantFrom(...things),
    fc.constantFrom(...places),
    fc.constantFrom(...sizes),
    fc.constantFrom(...more),
  )
  .map((parts) => parts.filter(Boolean).join(' '));
const denials = fc.constantFrom('no crack, just a joint', 'not a crack mate', 'no mould, only dirt');
const state = fc.option(fc.constantFrom<StateCode>('NSW', 'VIC', 'QLD', 'WA'), { nil: undefined });

const widest = (text: string) => ['8 mm', 'finger', '30 mm', '50c'].some((size) => text.includes(size));

describe('whatever engines see and people say', () => {
  test('no verdict is printed that the votes and the words don’t bear out', async () => {
    await fc.assert(
      fc.asyncProperty(photoVotes, fc.option(words, { nil: '' }), state, async (seen, said, where) => {
        const context = contextOf(said, where);
        const votes = [...seen, ...(await readBy(language, context)), ...(await readBy(standards, context))];
        const { consensus, assessment } = answer(votes, context);
        const { agreement, outcome, defectId, confidence } = consensus;

        // A verdict needs a vote on the screen that says so.
        const unsure = outcome === 'not_sure';
        expect(unsure || votes.some((vote) => supports(vote, consensus))).toBe(true);
        expect(outcome === 'no_visible_defect' ? confidence : 1).toBeGreaterThanOrEqual(0.75);

        // What reads only words is one opinion, however many engines read them.
        const opinions = votes.filter((vote) => saidBy(vote) !== undefined);
        const fromPhoto = opinions.filter((vote) => !readsWords(vote)).length;
        const fromWords = opinions.length > fromPhoto ? 1 : 0;
        expect(agreement?.opinions).toBe(fromPhoto + fromWords);
        expect(agreement?.agreeing ?? 0).toBeLessThanOrEqual(fromPhoto + fromWords);
        const photoAgrees = votes.filter((vote) => !readsWords(vote) && supports(vote, consensus)).length;
        expect((agreement?.agreeing ?? 0) - photoAgrees).toBeLessThanOrEqual(1);
        // One opinion agrees with nothing.
        expect(agreement?.opinions === 1 && /\bagree/.test(agreement.text)).toBe(false);
        // What the words lean to against the answer isn't told where they are counted for it.
        const wordsLean = consensus.divergentPoints.some((line) => line.startsWith('language lean'));
        expect(wordsLean && agreement?.basis === 'both').toBe(false);
        // What a check of the photo sees isn't said not to be there, but where the photo is of no building.
        const seenBy = (family: Family) =>
          votes.some((vote) => !readsWords(vote) && saidBy(vote)?.family === family);
        const unseen = /a crack.*; this photo doesn’t show/.test(consensus.mismatch ?? '');
        expect(unseen && seenBy('crack') && !seenBy('not_building')).toBe(false);
        const onWordsAlone = !unsure && photoAgrees === 0;
        expect(!onWordsAlone || agreement?.basis === 'words').toBe(true);
        expect(assessment.description).toContain(onWordsAlone ? 'Based on the description only' : '');

        // No rule, no 'compliant'.
        const { verdict, rule } = assessment.compliance;
        expect([verdict, rule]).not.toEqual(['compliant', null]);

        const crack = consensus.family === 'crack' || (defectId !== null && isCrack(defectId));
        const wide = outcome === 'defect' && crack && widest(said);
        expect([wide, assessment.as4349.classification]).not.toEqual([true, 'minor']);
        expect([wide, assessment.severity]).not.toEqual([true, 'low']);
        expect([said.includes('brick'), defectId]).not.toEqual([true, 'plasterboard_crack']);

        const printed = JSON.stringify([
          consensus.title,
          consensus.consensusFactors,
          assessment.description,
          assessment.executiveSummary,
        ]);
        expect(printed).not.toMatch(/\bsound\b|Signs of it/);
      }),
      { numRuns: 400, seed: 18 },
    );
  });
});

test('words that deny what is answered never agree with it, whatever engines see', async () => {
  await fc.assert(
    fc.asyncProperty(photoVotes, denials, async (seen, said) => {
      const context = contextOf(said);
      const votes = [...seen, ...(await readBy(language, context)), ...(await readBy(standards, context))];
      const { consensus } = answer(votes, context);
      const denies = areDenying(said, consensus);
      expect(denies && consensus.agreement?.basis !== 'photo' && consensus.outcome === 'defect').toBe(false);
      expect(denies && consensus.outcome === 'defect' ? consensus.mismatch : 'isn’t').toContain('isn’t');
    }),
    { numRuns: 200, seed: 18 },
  );
});

const isCrack = (defectId: string): boolean =>
  findDefectName(defectId)?.families.some((family) => family === 'crack') === true;
