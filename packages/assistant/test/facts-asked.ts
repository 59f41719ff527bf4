import type { StateCode } from '@plumbline/knowledge';
import { expect, test } from 'vitest';
import type { Fact } from '../src/facts/fact.ts';
import { factsAsked } from '../src/facts/fact-asked.ts';
import { factParts, nameOfFact } from '../src/facts/facts.ts';
import { NEW_THREAD } from '../src/index.ts';
import { supportedText } from '../src/provisions.ts';

const PLACES: Readonly<Record<StateCode, readonly [string, string]>> = {
  NSW: ['nsw', 'Sydney'],
  VIC: ['vic', 'Melbourne'],
  QLD: ['queensland', 'Brisbane'],
  WA: ['western australia', 'Perth'],
  SA: ['south australia', 'Adelaide'],
  TAS: ['tasmania', 'Hobart'],
  ACT: ['the ACT', 'Canberra'],
  NT: ['the NT', 'Darwin'],
};

/** The same two askings in each of these states; '%' stands for the state or its city. */
export const inStates = (
  row: string,
  states: readonly StateCode[],
  [one, other]: readonly [string, string],
): Record<string, [string, string]> =>
  Object.fromEntries(
    states.map((state) => [
      `${row} in ${state}`,
      [one.replace('%', PLACES[state][0]), other.replace('%', PLACES[state][1])],
    ]),
  );

/** Two askings of each row, in words that weren't made from the names; each finds its row and no other. */
export function eachIsAsked(
  facts: readonly Fact[],
  askings: Readonly<Record<string, readonly [string, string]>>,
) {
  test('each row has two askings here', () => {
    expect(Object.keys(askings).sort()).toEqual(facts.map(nameOfFact).sort());
  });

  test.each(
    facts.flatMap((fact) =>
      (askings[nameOfFact(fact)] ?? []).map((asking) => [asking, nameOfFact(fact)] as const),
    ),
  )('‘%s’ is %s', (asking, name) => {
    expect(factsAsked(asking, NEW_THREAD).map(nameOfFact)[0]).toBe(name);
  });

  test('each row that is held is told in the words of its rows', () => {
    const held = facts.flatMap((fact) => ('held' in fact ? [fact] : []));
    expect(held.map((fact) => factParts(fact).flatMap(({ rows }) => rows.map(({ id }) => id)))).toEqual(
      held.map((fact) => fact.held),
    );
  });

  test.each(facts.flatMap((fact) => ('answer' in fact ? [[nameOfFact(fact), fact] as const] : [])))(
    '%s is told with its figure or verdict first, in at most 60 words',
    (_, fact) => {
      const [part] = factParts(fact);
      expect(part?.text).toMatch(/^\*\*/);
      expect(part?.rows.map(({ id }) => id)).toEqual(fact.rows ?? []);
      // A standard or clause that no cited row holds would be taken out.
      expect(supportedText(part?.text ?? '', part?.rows.map(({ text }) => text) ?? [])).toBe(part?.text);
      expect(fact.answer.split(/\s+/).length).toBeLessThanOrEqual(60);
      expect(sentences(fact.answer).filter((sentence) => sentence.split(/\s+/).length > 25)).toEqual([]);
    },
  );
}

const sentences = (text: string) => text.split(/(?<=[.?!:;]\*{0,2}) /);
