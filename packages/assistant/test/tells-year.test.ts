/** The year of a building that is only told is answered by what to mind in one of that age; a letter that came is no order to write. */
import { beforeAll, describe, expect, it } from 'vitest';
import { warmUp } from '../src/index.ts';
import { yearTold } from '../src/question/tells-year.ts';
import { talk } from './conversation.ts';

beforeAll(warmUp, 60_000);

const BUILDINGS = ['weatherboard', 'brick veneer house', 'walk-up flat', 'semi', 'duplex'];
const TOLD = [
  (what: string, year: number) => `just got a ${year} ${what}`,
  (what: string, year: number) => `our ${what} went up, built ${year}`,
];

describe('a year that is only told', () => {
  it('is read of any building', () => {
    for (const what of BUILDINGS)
      for (const [at, tell] of TOLD.entries())
        expect(yearTold(tell(what, 1931 + 11 * at))).toBe(1931 + 11 * at);
  });

  it.each([
    ['house is a 1958 weatherboard', 1958],
    ['the place dates back to the 1920s', 1920],
    ['our unit is from 1974', 1974],
    ['bought unit 5 in a 1968 walk-up', 1968],
    ['cottage at 12 Mill Street, circa 1911', 1911],
    ['brick home, late 1950s', 1950],
    ['the cottage my great aunt had built way back in 1934', 1934],
    ['unit (1969)', 1969],
    ['fibro house: 1957', 1957],
    ['this place went up 1973', 1973],
    ['flat dates from before 1965', 1965],
    ['nice old villa, 1930s, near the beach', 1930],
    ['bought a 1962 brick terrace', 1962],
    ['we rent a 1970 flat for 450 a week', 1970],
    ['unit 1204 in a building from 1988', 1988],
    ['its 1940s, weatherboard', 1940],
    ['reckon the sheeting in my 1972 laundry is fibro', 1972],
  ])('is read in ‘%s’', (message, year) => expect(yearTold(message)).toBe(year));

  it.each([
    'our 1958 semi has a crack over the door',
    'can I sand the paint in my 1958 semi',
    'is a 1958 semi still covered by warranty',
    'invoice 1958 came today',
    'the 1958 grand final was a ripper',
    'we settled on a 1998 duplex',
    'the roof of the 1974 block leaks',
    'is a 1975 house likely to have asbestos',
    'is the 1966 unit next to ours worth a look',
    'the house is at 1985 Brick Lane',
    'unit 1975 is nice',
    'lot 1984 block of land, sunny',
    'we moved into flat 1958 of that building',
    '1962 Station Street is a brick place',
    'our home is number 1971',
    'the rent on our house went up 1950 a month',
    'we had new carpet in 1999, house is in Perth',
    'paid 1980 for the place in fees',
    'the house costs us 1900 a month',
    'our unit fees were $1985',
    'got solar on the house in 2011',
    'the home is in Glebe NSW 2010',
    '1988 Ocean Terrace is our place',
  ])('is left alone in ‘%s’', (message) => {
    expect(yearTold(message)).toBeUndefined();
  });

  it.each([
    [1926, 'highly likely', true],
    [1978, 'highly likely', false],
    [1989, 'asbestos in it is likely', false],
    [2001, 'not ruled out', false],
  ])('of %i is answered as %s', async (year, said, lead) => {
    const [led] = await talk([`bought a ${year} brick cottage`]);
    expect(led?.declined).toBe(false);
    expect(led?.text).toContain(said);
    expect(led?.text.includes('lead')).toBe(lead);
    expect(led?.rows.map(({ id }) => id)).toEqual(['law:asbestos-years']);
  });

  it('says nothing of asbestos after the ban', async () => {
    const [led] = await talk(['bought a 2009 brick cottage']);
    expect(led?.rows.some(({ id }) => id === 'law:asbestos-years')).toBe(false);
  });
});

const REFUSED = /I write no letters/;
describe('a letter', () => {
  it.each([
    'the council posted us a letter on Monday',
    'there was a letter from my builder in the mailbox',
    'an email came from the strata manager last night',
    'my builder wrote me a letter saying no',
    'got a notice from the shire',
  ])('that came isn’t refused as one to be written: ‘%s’', async (message) => {
    expect((await talk([message]))[0]?.text).not.toMatch(REFUSED);
  });

  it.each([
    'write the builder an email for me',
    'draft me a letter to strata',
    'can you do up an email to my agent',
    'please compose a letter to the certifier',
    'write a text I can send to the plumber',
  ])('that is asked for is: ‘%s’', async (message) => {
    expect((await talk([message]))[0]?.text).toMatch(REFUSED);
  });
});
