import { dollars, LIMITS } from '@plumbline/contract';
import { expect, it } from 'vitest';
import { FIGURES, OFFER, PRICE_LINE, PRICE_TERMS, PRICES } from './claims.ts';
import { SCORECARD_FIGURES } from './scorecard.ts';

it('states the prices that the server charges', () => {
  const photo = LIMITS.packPriceCents / LIMITS.creditsPerPack;
  expect(PRICES.map(({ price }) => price)).toEqual(['A$0', dollars(photo), dollars(LIMITS.reportPriceCents)]);
  expect(PRICE_LINE).toContain(`A$${photo / 100} a photo`);
  expect(PRICE_LINE).toContain(`A$${LIMITS.reportPriceCents / 100} a report`);
  expect(PRICE_TERMS).toContain(`${LIMITS.creditsPerPack} credits cost ${dollars(LIMITS.packPriceCents)}`);
  expect(OFFER).toContain(`${LIMITS.freeCredits} free analyses`);
});

it('shows the scorecard’s own figures on the landing page', () => {
  expect(FIGURES.map(({ value }) => value)).toEqual(SCORECARD_FIGURES.map(({ value }) => value));
  const [answers, answered] = SCORECARD_FIGURES.map(({ label }) => /[\d,]+$/.exec(label)?.[0] ?? 'no count');
  expect(FIGURES[0]?.label).toContain(`${answers} test photos`);
  expect(FIGURES[1]?.label).toContain(`${answered} test photos`);
});
