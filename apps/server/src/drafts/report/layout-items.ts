/** Items: a numbered heading, what is wrong, where, a recommendation, pictures. */
import { isBold, type Line, type Page, sizeOf, wordsIn } from './pages.ts';
import {
  badge,
  bodySize,
  calm,
  NUMBERED,
  OF_CONTENTS,
  paragraphs,
  type ReportItem,
  splitAt,
  tidyNumber,
} from './reading.ts';

const ADVICE =
  /^(?:recommendations?|recommended action|action(?: required)?|remed(?:y|ial work)|rectification|contact)\s*[:.–-]?(?:\s+|$)/i;
const SECTION = /^(?:\d{1,2}|[IVX]+)[.:)]?\s*[-–:]?\s*\p{Lu}[^.]{2,60}$/u;

export function readItems(pages: readonly Page[]): ReportItem[] {
  const body = bodySize(pages);
  const begins = (line: Line) => {
    const words = wordsIn(line);
    return (
      NUMBERED.test(words) &&
      !OF_CONTENTS.test(words) &&
      (isBold(line) || line.cells[0]?.bold === true || sizeOf(line) > body)
    );
  };
  const ends = (line: Line) =>
    sizeOf(line) > 1.25 * body && (SECTION.test(wordsIn(line)) || isBold(line) || sizeOf(line) > 1.5 * body);
  return splitAt(pages, begins, ends).flatMap(({ page, lines, pictures, section }) => {
    const [head, ...rest] = lines;
    if (!head) return [];
    const headCells = head.cells.map(({ text }) => text);
    let stated = headCells.slice(1).find(badge) ?? '';
    const name = tidyNumber(headCells.filter((text, at) => at === 0 || !badge(text)).join(' '));
    const body: Line[] = [];
    const advice: Line[] = [];
    let advised = false;
    let title = '';
    let place = '';
    for (const line of rest) {
      const words = wordsIn(line);
      const rating = line.cells.map(({ text }) => text).find(badge);
      const others = line.cells.filter(({ text }) => !badge(text));
      if (
        !advised &&
        body.length === 0 &&
        rating &&
        !stated &&
        (line.cells.length > 1 || !ADVICE.test(words) || title === '')
      ) {
        stated = rating;
        if (others.length === 0) continue;
      }
      if (!advised && ADVICE.test(words) && (body.length > 0 || /[:]/.test(words) || title !== '')) {
        advised = true;
        const after = words.replace(ADVICE, '').trim();
        if (after)
          advice.push({
            ...line,
            cells: [
              {
                ...(line.cells[0] ?? (head.cells[0] as never)),
                text: /^contact\b/i.test(words) ? words : after,
              },
            ],
          });
        continue;
      }
      const kept = { ...line, cells: others.length > 0 ? others : line.cells };
      if (advised) advice.push(kept);
      else if (!title && body.length === 0 && shortName(kept)) title = wordsIn(kept);
      else if (title && !place && body.length === 0 && shortPlace(kept))
        place = wordsIn(kept).replace(/^location\s*[:–-]\s*/i, '');
      else body.push(kept);
    }
    // A numbered paragraph about the scope has neither.
    if (!stated && !advised) return [];
    return {
      page,
      title: calm(title || name),
      description: paragraphs(body),
      recommendations: paragraphs(advice),
      location: place ? calm(place) : [section, title ? name : ''].filter(Boolean).map(calm).join(', '),
      stated,
      pictures,
    };
  });
}

/** A name of a defect stands in capitals or bold, and isn't a sentence. */
const shortName = (line: Line) => {
  const words = wordsIn(line);
  return words.length <= 120 && !/[.!?]$/.test(words) && (isBold(line) || !/\p{Ll}/u.test(words));
};
const shortPlace = (line: Line) => {
  const words = wordsIn(line);
  return (
    words.length <= 80 && !/[.!?]$/.test(words) && (/^location\b/i.test(words) || !/\p{Ll}/u.test(words))
  );
};
