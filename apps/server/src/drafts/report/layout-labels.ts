/** Labels one below the other: ‘Location: …’, ‘Finding: …’. */
import { isBold, type Line, type Page, type Picture, sizeOf, wordsIn } from './pages.ts';
import { bodySize, piecesOf, type ReportItem, tidyNumber } from './reading.ts';

const LABELS: readonly [
  field: 'title' | 'description' | 'recommendations' | 'location' | 'stated' | 'none',
  name: RegExp,
][] = [
  ['location', /^(?:location|area|room|where|position)$/i],
  [
    'stated',
    /^(?:severity|significance|priority|rating|classification|category|type of defect|defect type|risk|urgency)$/i,
  ],
  ['title', /^(?:finding|defect|issue|fault|item|observation|defect observed|title|problem)$/i],
  [
    'description',
    /^(?:description|information|comments?|details?|notes?|remarks?|cause|possible cause|why it matters|implications?)$/i,
  ],
  [
    'recommendations',
    /^(?:recommendations?|action|action required|recommended action|rectification|remedy|next steps?|repair|advice)$/i,
  ],
  ['none', /^(?:photos?|images?|building|status|date|reported by|reference|trade|due)$/i],
];

/** The label that a line begins with, and what stands behind it. */
function labelOf(line: Line): { field: (typeof LABELS)[number][0]; value: string } | undefined {
  const words = wordsIn(line);
  const [, name = '', value = ''] = /^([\p{L} ]{3,24}?)\s*:\s*(.*)$/u.exec(words) ?? [];
  const found = (text: string) => LABELS.find(([, pattern]) => pattern.test(text.trim()))?.[0];
  const field = name ? found(name) : undefined;
  if (field) return { field, value };
  // A label in a column of its own, or in bold on a line of its own.
  const [first, ...rest] = line.cells;
  const alone = first && (rest.length > 0 || first.bold) ? found(first.text) : undefined;
  return alone ? { field: alone, value: rest.map(({ text }) => text).join(' ') } : undefined;
}

export function readLabels(pages: readonly Page[]): ReportItem[] {
  type Fields = Record<'title' | 'description' | 'recommendations' | 'location' | 'stated', string[]>;
  interface Open extends Fields {
    page: number;
    pictures: Picture[];
    heading: string;
    labels: Set<string>;
  }
  const body = bodySize(pages);
  const done: Open[] = [];
  let open: Open | undefined;
  let field: keyof Fields | 'none' = 'none';
  let heading = '';
  let first = '';
  let before: Line | undefined;
  const isHeading = (line: Line) => sizeOf(line) > 1.12 * body || (isBold(line) && wordsIn(line).length < 90);
  for (const piece of piecesOf(pages)) {
    if ('picture' in piece) {
      open?.pictures.push(piece.picture);
      continue;
    }
    const { line } = piece;
    const label = labelOf(line);
    if (label) {
      first ||= label.field === 'none' ? '' : label.field;
      // A label that comes again is of the next defect.
      const again = label.field !== 'none' && label.field !== 'description' && open?.labels.has(label.field);
      if (!open || again || (heading && label.field === first)) {
        open = {
          page: line.page,
          pictures: [],
          heading,
          labels: new Set(),
          title: [],
          description: [],
          recommendations: [],
          location: [],
          stated: [],
        };
        done.push(open);
        heading = '';
      }
      open.labels.add(label.field);
      field = label.field;
      if (field !== 'none' && label.value) open[field].push(label.value);
    } else if (isHeading(line)) {
      heading = tidyNumber(wordsIn(line)) || heading;
      field = 'none';
    } else if (
      open &&
      field !== 'none' &&
      before &&
      (line.page !== before.page || line.y - before.y < 2.2 * sizeOf(line))
    ) {
      open[field].push(wordsIn(line));
    } else field = 'none';
    before = line;
  }
  return done.flatMap(({ page, pictures, ...one }) => {
    const text = (name: keyof Fields) => one[name].join(' ').trim();
    const [named, described] = [text('title'), text('description')];
    // Of labels alone, as on a cover, nothing is a defect.
    if (!named && !described) return [];
    if (!named && !one.heading && one.labels.size < 3) return [];
    if (one.labels.size < 2) return [];
    return {
      ...{ page, pictures },
      title: named || one.heading || described,
      description: named || one.heading ? described : '',
      recommendations: text('recommendations'),
      location: text('location'),
      stated: text('stated'),
    };
  });
}
