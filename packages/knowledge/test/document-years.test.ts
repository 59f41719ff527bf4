/** The years in a document's name, and the contracts that a page of rules says it judges. */
import { expect, it } from 'vitest';
import { RULE_PAGES } from '../src/rules/catalogue.ts';
import { yearsIn } from '../src/rules/document-date.ts';
import { tolerance } from '../src/tolerances.ts';

it.each([
  ['AS 1905.1', []],
  ['AS/NZS 2041', []],
  ['ISO 2024', []],
  ['AS 1926.1-2012', [2012]],
  ['AS 2870-2011', [2011]],
  ['AS 1905.1:2015', [2015]],
  ['Guide to Standards and Tolerances 2017', [2017]],
  ['NSW Guide 2017, as the Victorian one of 2026 has it', [2017, 2026]],
  ['Clause 2024.1 of the contract', []],
])('reads the years in %j', (document, years) => {
  expect(yearsIn(document)).toEqual(years);
});

it('says of every dated document after which of its years it judges contracts', () => {
  const told = RULE_PAGES.flatMap(({ limits }) => limits).flatMap(({ toleranceId, when }) => {
    const year = /contracts after (\d{4})/.exec(when)?.[1];
    return year ? [{ row: tolerance(toleranceId), year: Number(year) }] : [];
  });
  for (const { row, year } of told) expect(yearsIn(row.document), row.document).toContain(year);
  const national = told.filter(({ row }) => row.jurisdictions.includes('national'));
  expect(national.map(({ row, year }) => `${row.document}: ${year}`).toSorted()).toEqual([
    'AS 1905.1:2015: 2015',
    'AS 3600-2009: 2009',
    'AS 3660.1-2014: 2014',
    'AS 3700:2018: 2018',
    'AS/NZS 2589:2017: 2017',
  ]);
});
