/** Our own reports. */
import { type Line, type Page, sizeOf, wordsIn } from './pages.ts';
import { badge, paragraphs, type ReportItem, splitAt } from './reading.ts';

const OUR_START = /^Finding \d{2,3}$/;
const OUR_FILING = /^Finding \d+ of the project\b/;
/** What follows a finding's own texts. */
const OUR_PARTS: readonly [name: RegExp, part: 'description' | 'recommendations' | 'location' | 'none'][] = [
  [/^What it is$/, 'description'],
  [/^What to do$/, 'recommendations'],
  [
    /^(?:Photo \d+|What the inspector decided|Opinion of the expert|The inspector’s note|The expert’s reasons|Measurements|Why it is (?:rated|classed) so|Compliance|Likely causes|Who to call|Sources|Further photos|Seen in the photo|Said with the photo|Said of it|Description given|Typical signs|What the panel said|Declaration)\b/i,
    'none',
  ],
];

export function readOurs(pages: readonly Page[]): ReportItem[] {
  const blocks = splitAt(pages, ({ cells }) => OUR_START.test(cells[0]?.text ?? '') && cells.length < 3);
  return blocks.flatMap(({ page, lines, pictures }) => {
    const [start, heading, ...rest] = lines;
    const filing = rest.find((line) => OUR_FILING.test(wordsIn(line)));
    if (!start || !heading || !filing) return [];
    const parts = { description: [] as Line[], recommendations: [] as Line[] };
    let part: 'description' | 'recommendations' | 'location' | 'none' = 'none';
    for (const line of rest.slice(rest.indexOf(filing) + 1)) {
      const first = line.cells[0]?.text ?? '';
      // The next chapter of the report has larger letters than a finding's own heading.
      if (sizeOf(line) > 2 * sizeOf(filing)) break;
      const named = OUR_PARTS.find(([name]) => name.test(first));
      if (named) part = named[1];
      else if (part === 'description' || part === 'recommendations') {
        // What stands beside it is another part.
        parts[part].push({ ...line, cells: line.cells.filter(({ x }) => x < 300) });
      }
    }
    return {
      page,
      title: wordsIn(heading),
      description: paragraphs(parts.description.filter(({ cells }) => cells.length > 0)),
      recommendations: parts.recommendations
        .filter(({ cells }) => cells.length > 0)
        .map(wordsIn)
        .join('\n')
        .replace(/\n(?!Now|Within|In the long|–)/g, ' '),
      location: locationOfOurs(wordsIn(filing)),
      stated:
        start.cells
          .slice(1)
          .map(({ text }) => text)
          .find(badge) ?? '',
      pictures,
    };
  });
}

/** 'Finding 2 of the project · Ensuite · Stage · AS 4349.1 …' */
const locationOfOurs = (filing: string) => {
  const [, place = ''] = filing.split(' · ');
  return /^AS 4349|^(?:minor|major)\b/.test(place) ? '' : place;
};
