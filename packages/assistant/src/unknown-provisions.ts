/** Which numbers of provisions are held here at all. */
import { ROWS } from './corpus.ts';
import { provisionsIn, tokensOf } from './provisions.ts';
import { STANDARDS_HELD } from './rows/code-rows.ts';

const IS_STANDARD = /^(?:AS\/NZS|AS|SA HB|HB|ISO|NATSPEC) /;
/** Without its body, its year and what stands beside it: 'AS/NZS 2589:2017 (incl. Amdts 1-2)', 'AS 4254.1/.2'. */
const bare = (number: string) =>
  number
    .replace(IS_STANDARD, '')
    .replace(/ (?:\(.*|series.*)$/, '')
    .replace(/[:-]\d{4}$/, '')
    .replace(/\/\.\d$/, '');

let known: Set<string>[] | undefined;
/** What each row names; found when a question first names a provision. */
function tokensByRow(): Set<string>[] {
  known ??= ROWS.map(({ title, text, source }) => tokensOf([title, text, source]));
  return known;
}

const numbersOfStandards = STANDARDS_HELD.map(bare);

/** Of the provisions that a question names, those that no row speaks of, as they stand there. */
export function unknownProvisions(question: string): string[] {
  const named = provisionsIn(question).filter(
    // '700k' is money.
    ({ core, text }) => !/^[A-J]$/.test(core) && !/^\d+k$/i.test(text),
  );
  const standards = named.filter(({ core }) => IS_STANDARD.test(core));
  const clauses = named.filter(({ core }) => !IS_STANDARD.test(core));
  const unknown = standards.filter(
    ({ core }) =>
      !numbersOfStandards.some((number) => number === bare(core) || number.startsWith(`${bare(core)}.`)),
  );
  const [standard] = standards;
  // A clause of a standard is held only where a row names both: every standard has a clause 4.9.
  const unheld = clauses.filter(
    ({ core }) =>
      !tokensByRow().some(
        (tokens) =>
          (tokens.has(core) || tokens.has(core.replace(/\(\d+\)$/, ''))) &&
          (!standard || [...tokens].some((token) => bare(token) === bare(standard.core))),
      ),
  );
  return [...unknown, ...unheld].map(({ text }) => text);
}
