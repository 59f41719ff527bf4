/** When what was found is enough to answer from. The limits were chosen on the tuning set alone; see the package's README. */
import type { Corpus } from './corpus.ts';
import { rowsNamed } from './corpus.ts';
import { givesWhatIsAsked } from './question/quantities.ts';
import type { Question } from './question/read-question.ts';
import { type Ranked, weightOf } from './retrieve.ts';

export const ENOUGH = {
  /** Share of the subject that a row must speak of to answer by itself. */
  coverage: 0.8,
  /** The same where the row is one of the kind asked for. */
  coverageOfKind: 0.52,
  /** For an answer about a defect that the words name or describe. */
  defect: 0.58,
};

/** What a defect of the conversation or of the open finding counts, beside one named now. */
const FROM_CONTEXT = 0.8;
const UNKNOWN_COSTS = 0.75;

/**
 * How well an answer about these defects is supported: how surely they are meant, less what the question speaks of
 * and nothing known of them does.
 */
export function defectSupport(question: Question, corpus: Corpus, fromContext: boolean): number {
  const rows = question.defectIds.flatMap((id) =>
    rowsNamed(...['about', 'severity', 'cause', 'next', 'who'].map((aspect) => `defect:${id}/${aspect}`)),
  );
  let all = 0;
  let unknown = 0;
  for (const stem of question.subject) {
    const known = corpus.correct(stem);
    const weight = weightOf(known, corpus);
    all += weight;
    if (!corpus.known(known)) unknown += weight;
    else if (!rows.some((row) => corpus.holds(row, known))) unknown += weight / 3;
  }
  const meant = fromContext ? FROM_CONTEXT : 0.5 + question.defectStrength / 2;
  return Math.max(0, meant - (all === 0 ? 0 : (UNKNOWN_COSTS * unknown) / (all + corpus.rarity(''))));
}

/** Whether a row found by search may answer. */
export function isEnough({ coverage }: Ranked, ofKind: boolean): boolean {
  return coverage >= (ofKind ? ENOUGH.coverageOfKind : ENOUGH.coverage);
}

const CRACK = /crack/i;

/**
 * Whether a limit is one of what the question asks to be measured. The width of a driveway isn't that of its cracks,
 * nor the width of a crack that of a cavity.
 */
export function measures({ row }: Ranked, { text, subject, carried, defectIds }: Question): boolean {
  const said = `${row.title} ${row.text} ${row.keywords}`;
  const ofCracks = [text, ...subject, ...carried, ...defectIds].some((word) => CRACK.test(word));
  if (CRACK.test(row.title) && !ofCracks) return false;
  if (CRACK.test(text) && !CRACK.test(said)) return false;
  return givesWhatIsAsked(text, said);
}
