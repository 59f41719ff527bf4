/** Anything else: headings and paragraphs that name damage. */
import { isBold, type Line, type Page, sizeOf, wordsIn } from './pages.ts';
import {
  bodySize,
  calm,
  NUMBERED,
  OF_CONTENTS,
  paragraphs,
  type ReportItem,
  splitAt,
  tidyNumber,
} from './reading.ts';

/** What is wrong with a building, in the words that reports use. */
const WRONG =
  /\b(?:crack\w*|leak\w*|damp\w*|moisture|water (?:damage|ingress|stain\w*)|rot(?:ted|ten|ting)?|decay\w*|rust\w*|corro\w*|mould\w*|mold|broken|missing|loose|damaged?|stain\w*|deteriorat\w*|blocked|sagging|subsid\w*|spall\w*|efflorescence|termite\w*|borer\w*|unsafe|trip hazard|exposed|incomplete|detach\w*|peeling|delaminat\w*|drummy|uneven|misalign\w*|not (?:sealed|secured|fixed|working|operational|compliant)|defective|faulty|inadequate|overflow\w*|ponding|gaps?|chipped|scratched|warped|bowed)\b/i;

export function readHeadings(pages: readonly Page[]): ReportItem[] {
  const body = bodySize(pages);
  const isHeading = (line: Line) =>
    wordsIn(line).length < 120 &&
    (sizeOf(line) > 1.12 * body || isBold(line) || NUMBERED.test(wordsIn(line))) &&
    !OF_CONTENTS.test(wordsIn(line));
  return splitAt(pages, isHeading).flatMap(({ page, lines: [head, ...rest], pictures }) => {
    if (!head) return [];
    const title = tidyNumber(wordsIn(head));
    const text = paragraphs(rest);
    const sentence = /^[^.!?\n]{10,250}[.!?]/.exec(text)?.[0] ?? '';
    const known = [title, sentence].find((words) => WRONG.test(words));
    if (!known || (!text && pictures.length === 0)) return [];
    return {
      page,
      title: calm(known),
      description: known === title ? text : text.replace(sentence, '').trim(),
      recommendations: '',
      location: known === title ? '' : title,
      stated: '',
      pictures,
    };
  });
}
