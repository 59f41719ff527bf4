import { dollars, LIMITS } from '@plumbline/contract';
import { expect, it } from 'vitest';
import { OFFER, PRICE_LINE, PRICE_TERMS, PRICES } from './claims.ts';

it('states the prices that the server charges', () => {
  const photo = LIMITS.packPriceCents / LIMITS.creditsPerPack;
  expect(PRICES.map(({ price }) => price)).toEqual(['A$0', dollars(photo), dollars(LIMITS.reportPriceCents)]);
  expect(PRICE_LINE).toContain(`A$${photo / 100} a photo`);
  expect(PRICE_LINE).toContain(`A$${LIMITS.reportPriceCents / 100} a report`);
  expect(PRICE_TERMS).toContain(`${LIMITS.creditsPerPack} credits cost ${dollars(LIMITS.packPriceCents)}`);
  expect(OFFER).toContain(`${LIMITS.freeCredits} free analyses`);
});
