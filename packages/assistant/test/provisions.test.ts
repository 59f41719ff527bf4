import { findRulePage } from '@plumbline/knowledge/rule-pages';
import { RULES } from '@plumbline/knowledge/rules';
import { describe, expect, test } from 'vitest';
import { provisionsIn, ruleOfRow, unsupported, withoutUnsupported } from '../src/index.ts';
import { replyTo, SLAB_WORK } from './conversation.ts';

describe('numbers of provisions', () => {
  test.each([
    ['AS 3740:2021 and AS/NZS 3500.3', ['AS 3740:2021', 'AS/NZS 3500.3']],
    ['see H1D5, F2P2 or D3D18', ['H1D5', 'F2P2', 'D3D18']],
    ['HP 10.2.12 and Housing Provisions 11.2', ['HP 10.2.12', 'Housing Provisions 11.2']],
    ['clause 12.9, section 18B and s 134', ['clause 12.9', 'section 18B', 's 134']],
    ['Table C1 of it, Part 3.8', ['Table C1', 'Part 3.8']],
    ['by 10.2.12 alone', ['10.2.12']],
    ['NSW 10.14', ['NSW 10.14']],
  ])('are found in ‘%s’', (text, found) => {
    expect(provisionsIn(text).map(({ text: each }) => each)).toEqual(found);
  });

  test.each([
    '2 mm over 1.5 m',
    'a fall of 1:80',
    '15 credits cost A$15.00',
    'from 1 May 2026',
    'A 10% deposit',
    'plan B',
    '500 × 500 pixels',
  ])('are not seen in ‘%s’', (text) => expect(provisionsIn(text)).toEqual([]));
});

describe('the check', () => {
  const sources = ['Fall to a floor waste (ABCB Housing Provisions, 10.2.12)', 'AS 3740:2021'];

  test('lets through what a source holds, however it is written', () => {
    for (const text of ['HP 10.2.12', 'clause 10.2.12', '10.2.12', 'AS 3740', 'HP 10.2'])
      expect([text, unsupported(text, sources)]).toEqual([text, []]);
  });

  test('finds what no source holds, also next to what one holds', () => {
    for (const text of ['HP 10.2.13', 'H4D2', 'AS 4654.2', 'clause 3.8.1', 'section 18B', 'HP 10.2.1'])
      expect([text, unsupported(text, sources).length]).toEqual([text, 1]);
  });

  test('takes out the sentence of a number that no source holds, and no other', () => {
    expect(withoutUnsupported('By H4D2 it must fall. AS 3740 asks for 1:80.', sources)).toEqual({
      text: 'AS 3740 asks for 1:80.',
      removed: ['H4D2'],
    });
    const text =
      'It must fall to the waste.\n- By cl. 99.9 it must be tested. [1]\n- See HP 10.2.12 for 1.5 m.';
    expect(withoutUnsupported(text, sources).text).toBe(
      'It must fall to the waste.\n\n- See HP 10.2.12 for 1.5 m.',
    );
    expect(withoutUnsupported('AS 3740 asks for 1:80.', sources).removed).toEqual([]);
  });
});

test('each limit that a rule applies leads to the rule’s page, and no row leads elsewhere', () => {
  const applied = RULES.flatMap(({ provisions }) => provisions);
  expect(applied.length).toBeGreaterThan(50);
  for (const provision of applied) {
    const page = findRulePage(ruleOfRow(`tolerance:${provision}`) ?? '');
    expect(page?.limits.map(({ toleranceId }) => toleranceId)).toContain(provision);
  }
  for (const { id } of RULES) expect(findRulePage(id)?.id).toMatch(/^[a-z0-9-]+$/);
  expect(ruleOfRow('tolerance:no-such-limit')).toBeUndefined();
});

test('tells the numbers of the person’s own finding, whole', async () => {
  const { text } = await replyTo(SLAB_WORK, 'why is finding 11 undetermined');
  expect(text).toContain('AS 2870 Table C2 would call it');
});
