import { type Reply, withoutContradictions, withoutUnsupported } from '@plumbline/assistant';
import { citedIn, cleanAnswer, completeLength, renumber } from './clean-answer.ts';
import { type Sources, textsOf } from './prompt.ts';
import { withoutReassurance } from './without-reassurance.ts';

/**
 * Takes a model's words as they come and tells on what is complete, each sentence checked before it is told.
 * `asked` is the person's own message: its figures are theirs. `warned`: they were told of a hazard, so nothing that plays
 * it down may stand below. Beside `built`, the built-in answer, nothing stands that says the opposite.
 */
export function checkedStream(
  sources: Sources,
  asked: string,
  tell: (text: string) => void,
  warned: boolean,
  built: Pick<Reply, 'text' | 'rows'>,
) {
  let said = '';
  let told = 0;
  let shown = '';
  const removed = new Set<string>();
  const unfounded = new Set<string>();
  let reassured = false;
  /**
   * What the figures of a sentence may rest on: the sources that it cites. One that cites none goes on with what was
   * cited before it and what the built-in answer rests on, where there is either.
   */
  const sourcesOf = (sentence: string) => {
    const cited = citedIn(sentence);
    const marks = cited.length > 0 ? cited : citedIn(said);
    const rows = marks.flatMap((mark) => sources.rows[mark - 1] ?? []);
    const all = cited.length > 0 ? rows : [...rows, ...built.rows];
    return [...(all.length > 0 ? textsOf(all) : sources.texts), asked];
  };
  const cleaned = (text: string) => {
    const first = cleanAnswer(text, [...sources.texts, asked], sources.rows.length, sourcesOf);
    const agreeing = withoutContradictions(first.text, built.text);
    const clean = { ...first, text: agreeing.text, unfounded: [...first.unfounded, ...agreeing.removed] };
    for (const each of clean.removed) removed.add(each);
    for (const each of clean.unfounded) unfounded.add(each);
    if (!warned) return clean.text;
    const sober = withoutReassurance(clean.text);
    reassured ||= sober.removed;
    return sober.text;
  };
  const tellUpTo = (end: number) => {
    const piece = cleaned(said.slice(told, end));
    told = end;
    shown += piece;
    if (piece !== '') tell(piece);
  };
  return {
    /** Everything that the model said. */
    get said() {
      return said;
    },
    /** Whether nothing of it could be shown. */
    get silent() {
      return shown.trim() === '';
    },
    hear(piece: string): void {
      said += piece;
      const complete = completeLength(said);
      if (complete > told) tellUpTo(complete);
    },
    /** Tells the rest, which no sentence's end follows. */
    finish: () => tellUpTo(said.length),
    /** What was told, with its sources numbered as they are cited. */
    soFar: () => renumber(shown, sources.rows),
    /**
     * The same, checked once more: a number that a sentence's end cut in two is found in the whole, and one whose
     * own source isn't cited goes too.
     */
    whole() {
      const { text, rows } = renumber(cleaned(shown), sources.rows);
      const checked = withoutUnsupported(text, textsOf(rows));
      return {
        text: checked.text,
        rows,
        removedAny: removed.size + checked.removed.length > 0,
        unfounded: unfounded.size > 0,
        reassured,
      };
    },
  };
}
