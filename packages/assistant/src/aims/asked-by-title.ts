/** A question of the help centre asked in nearly its own words: its answer is told, whatever else the words sound like. */
import { tokenise } from '@plumbline/knowledge/language';
import { ROWS } from '../corpus.ts';
import type { Row } from '../rows/row.ts';

/** How many of the words of both must be shared. */
const ALIKE = 0.75;
const FEWEST = 2;
const NOTHING = new Set(
  'i a an the my our to do does did is are be can could will would how what when where why it for of in on and or me you your if get have has with this that so'.split(
    ' ',
  ),
);

const wordsOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .map(({ stem }) => stem)
      .filter((stem) => !NOTHING.has(stem)),
  );

const titled = ROWS.filter(({ id }) => id.startsWith('help:faq/')).map((row) => ({
  row,
  words: wordsOf(row.title),
}));

export function askedByTitle(message: string): Row | undefined {
  const said = wordsOf(message);
  if (said.size < FEWEST) return undefined;
  const scored = titled.map(({ row, words }) => {
    const shared = [...said].filter((word) => words.has(word)).length;
    return { row, alike: shared / (said.size + words.size - shared) };
  });
  const best = scored.reduce((one, other) => (other.alike > one.alike ? other : one), {
    row: undefined as Row | undefined,
    alike: 0,
  });
  return best.alike >= ALIKE ? best.row : undefined;
}
