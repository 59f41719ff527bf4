import { describe, expect, it } from 'vitest';
import { readAlerts } from './index.ts';

const kindsOf = (words: string) => readAlerts({ words, project: {} }).map(({ kind }) => kind);

describe('the age of a building', () => {
  it.each([
    'small bungalow, 1920s',
    'our place is an old cottage from the 1890s',
    'sticking doors in a 1947 home',
  ])('raises neither lead nor asbestos by itself: %s', (words) => expect(kindsOf(words)).toEqual([]));

  it.each([
    'gnawed sill with layers of green and cream in a 1908 cottage',
    'trims falling off in flakes in our 1949 home',
  ])('raises lead with a sign of it: %s', (words) => expect(kindsOf(words)).toContain('lead_paint'));

  it('makes work on paint one of lead, not of asbestos', () =>
    expect(kindsOf('can i scrape and sand this paint? the place was built in 1974')).toEqual(['lead_paint']));

  it('keeps the asbestos that is named', () =>
    expect(kindsOf('sanding the paint off the fibro eaves, built in 1966')).toContain('asbestos'));

  it.each([
    'our house is only four years old and they want to sand the paint back',
    'six year old townhouse, scraping old paint off the balustrade',
  ])('raises no lead where the house is told to be young: %s', (words) => expect(kindsOf(words)).toEqual([]));

  it.each([
    'our house is four years old but the doors are salvaged and we sand the lead paint off',
    'extension is 4 years old, the old part was built in 1940 and we are sanding the paint',
  ])('keeps the lead of an older part: %s', (words) => expect(kindsOf(words)).toContain('lead_paint'));
});

describe('what the words name nothing of', () => {
  it('is no balcony in a room upstairs', () => expect(kindsOf('third floor kids bedroom')).toEqual([]));

  it('is the missing rail of one', () =>
    expect(kindsOf('third floor kids bedroom, no railing on its balcony')).toContain('fall'));

  it('is no retaining wall where tiles slide', () =>
    expect(kindsOf('slates sliding off the roof onto the footpath')).not.toContain('retaining_wall'));
});
