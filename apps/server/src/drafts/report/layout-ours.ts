/** Our own reports. Their findings are numbered from 01 on without a gap, so that what can't be read is known. */
import { STAGES } from '@plumbline/knowledge';
import { hazardsTitled, markOf } from '@plumbline/knowledge/hazard-titles';
import { isBold, type Line, type Page, type Picture, sizeOf, wordsIn } from './pages.ts';
import { badge, paragraphs, piecesOf, type ReportItem } from './reading.ts';

const OUR_START = /^Finding (\d{2,3})$/;
const OUR_FILING = /^Finding \d+ of the project\b/;
/** Chapters that name findings by their numbers. */
const HAZARDS = 'Safety hazards';
const SUMMARY = 'Summary';
const SET_ASIDE = 'Photos without a counted defect';
/** How soon: so begins a warning beside its finding. */
const WHEN = /^(?:Act now|Make safe today|Before any work|Until it is known)\s+/;
/** What follows a finding's own texts. */
const OUR_PARTS: readonly [name: RegExp, part: 'description' | 'recommendations' | 'none'][] = [
  [/^What it is$/, 'description'],
  [/^What to do$/, 'recommendations'],
  [
    /^(?:Photo \d+|What the inspector decided|Opinion of the expert|The inspector’s note|The expert’s reasons|Measurements|Why (?:it is (?:rated|classed) so|this (?:class|rating))$|Compliance|Likely causes|Who (?:else )?to call|Sources|Further photos|More photos of this finding|Before and after$|Seen in the photo|Said with the photo|Said of it|Description given|Voice note|Typical signs|What the panel (?:said|of engines found)|What the description names|Declaration)\b/i,
    'none',
  ],
];

/** One thing that is named by its number, with what stands under it. */
interface Numbered {
  number: number;
  page: number;
  lines: Line[];
  pictures: Picture[];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

interface OurReport {
  items: ReportItem[];
  /** Numbers that the report names and whose own page couldn't be read. */
  missing: number[];
}

export function readOurs(pages: readonly Page[]): OurReport {
  const findings = new Map<number, Numbered>();
  const hazards = new Map<number, Numbered>();
  const listed = new Map<number, Numbered>();
  const setAside = new Set<number>();
  let chapter = '';
  let open: Numbered | undefined;
  const begin = (there: Map<number, Numbered>, found: string, line: Line) => {
    const number = Number(found);
    // A hazard that somebody closed stands under the same number, after what is open.
    open = there.get(number) ?? { number, page: line.page, lines: [], pictures: [] };
    there.set(number, open);
  };
  for (const piece of piecesOf(pages)) {
    if ('picture' in piece) {
      open?.pictures.push(piece.picture);
      continue;
    }
    const { line } = piece;
    const first = line.cells[0];
    if (!first) continue;
    const started = first.bold ? OUR_START.exec(first.text)?.[1] : undefined;
    const row = /^(\d{2,3})$/.exec(first.text)?.[1];
    const headed = isBold(line) && first.x < 62 ? /^(\d{2,3}) \S/.exec(wordsIn(line))?.[1] : undefined;
    if (started) begin(findings, started, line);
    else if (sizeOf(line) > 18) {
      chapter = wordsIn(line);
      open = undefined;
    } else if (chapter === HAZARDS && headed) begin(hazards, headed, line);
    // What is open in the project and not in this report stands below, under a heading without a number.
    else if (chapter === HAZARDS && isBold(line) && first.x < 62) open = undefined;
    else if (chapter === SUMMARY && row && line.cells.length > 2) begin(listed, row, line);
    else if (chapter === SUMMARY && sizeOf(line) > 12) open = undefined;
    else if (chapter === SET_ASIDE && row) setAside.add(Number(row));
    open?.lines.push(line);
  }
  const named = [...findings.values()].some(({ lines }) =>
    lines.some((line) => OUR_FILING.test(wordsIn(line))),
  );
  if (!named && hazards.size + listed.size === 0) return { items: [], missing: [] };
  const last = Math.max(0, ...findings.keys(), ...hazards.keys(), ...listed.keys(), ...setAside);
  const missing: number[] = [];
  const items: ReportItem[] = [];
  for (let number = 1; number <= last; number += 1) {
    const own = findings.get(number);
    const item = own && itemOf(own);
    const warned = hazards.get(number);
    const warnings = warned ? warningsOf(warned) : [];
    if (item) items.push(item);
    else if (!setAside.has(number)) {
      missing.push(number);
      const unread = `We couldn’t read the page of finding ${twoDigits(number)} in this report. Compare with the report.`;
      items.push(itemNamed(number, warned, listed.get(number), warnings, unread));
      // What isn't counted has no page of its own, but its hazard is one.
    } else if (warned && warnings.length > 0) {
      const uncounted = `Photo ${twoDigits(number)} of this report, which counts no defect for it.`;
      items.push(itemNamed(number, warned, undefined, warnings, uncounted));
    }
  }
  return { items, missing };
}

/** A finding's own page: its head, its warnings and its texts. */
function itemOf({ page, lines, pictures }: Numbered): ReportItem | undefined {
  const [start, ...rest] = lines;
  const afterTitle = rest.findIndex((line) => sizeOf(line) < 12);
  const heading = afterTitle < 0 ? rest : rest.slice(0, afterTitle);
  if (!start || heading.length === 0) return undefined;
  const below = rest.slice(heading.length);
  const afterFiling = below.findIndex(
    (line) => isBold(line) || (line.cells[0]?.x ?? 0) > 62 || sizeOf(line) < 8.5 || sizeOf(line) > 9,
  );
  const filing = below.slice(0, Math.max(0, afterFiling));
  const texts = below.slice(filing.length);
  const afterWarnings = texts.findIndex(
    (line) =>
      isBold(line) || (line.cells[0]?.x ?? 0) < 62 || (line.cells[0]?.x ?? 0) > 90 || sizeOf(line) < 9,
  );
  const warned = WHEN.test(texts[0] ? wordsIn(texts[0]) : '')
    ? texts.slice(0, Math.max(0, afterWarnings))
    : [];
  const parts = { description: [] as Line[], recommendations: [] as Line[] };
  let part: 'description' | 'recommendations' | 'none' = 'none';
  for (const line of texts.slice(warned.length)) {
    const named = OUR_PARTS.find(([name]) => name.test(line.cells[0]?.text ?? ''));
    if (named) part = named[1];
    else if (part !== 'none') {
      // What stands beside it is another part.
      const cells = line.cells.filter(({ x }) => x < 300);
      if (cells.length > 0) parts[part].push({ ...line, cells });
    }
  }
  const { marks, steps } = readWarnings(splitWarnings(warned));
  const advice = parts.recommendations
    .map(wordsIn)
    .join('\n')
    .replace(/\n(?!Now|Within|Later|In the long|–)/g, ' ');
  return {
    page,
    title: heading.map(wordsIn).join(' '),
    description: [...marks, paragraphs(parts.description)].filter(Boolean).join('\n'),
    recommendations: [...steps, advice].filter(Boolean).join('\n'),
    location: locationOfOurs(filing.map(wordsIn).join(' ')),
    stated:
      start.cells
        .slice(1)
        .map(({ text }) => text)
        .findLast(badge) ?? '',
    pictures,
  };
}

/** What other chapters say of a finding whose page is missing, or that has none. */
function itemNamed(
  number: number,
  warned: Numbered | undefined,
  listed: Numbered | undefined,
  warnings: readonly string[],
  said: string,
): ReportItem {
  const column = (from: number, to: number) =>
    (listed?.lines ?? [])
      .flatMap(({ cells }) => cells.filter(({ x }) => x >= from && x < to).map(({ text }) => text))
      .join(' ');
  const [title = '', location = ''] = (warned?.lines[0] ? wordsIn(warned.lines[0]) : '')
    .replace(/^\d+ /, '')
    .split(' · ');
  const { marks, steps } = readWarnings(warnings);
  return {
    page: listed?.page ?? warned?.page ?? 1,
    title: title || column(145, 300) || `Finding ${twoDigits(number)}`,
    description: [...marks, said].join('\n'),
    recommendations: steps.join('\n'),
    location: location || column(300, 420),
    stated: column(80, 145),
    pictures: [],
  };
}

/** Lines of warnings beside each other, each warning as one text. */
function splitWarnings(lines: readonly Line[]): string[] {
  const warnings: string[] = [];
  for (const line of lines) {
    const words = wordsIn(line);
    if (WHEN.test(words) || warnings.length === 0) warnings.push(words);
    else warnings.push(`${warnings.pop()} ${words}`);
  }
  return warnings;
}

/** What is open of a finding among the safety hazards: how soon and what, then what to do in order. */
function warningsOf({ lines }: Numbered): string[] {
  const warnings: string[] = [];
  let going = false;
  for (const line of lines.slice(1)) {
    const words = wordsIn(line);
    if (isBold(line)) {
      going = WHEN.test(words);
      if (going) warnings.push(`${words}.`);
    } else if (/^(?:Who to call:|Because of:|The question was open)/.test(words)) going = false;
    else if (going) warnings.push(`${warnings.pop()} ${words.replace(/^\d+\. /, '')}`);
  }
  return warnings;
}

/** Hazards that we know by their titles as marks; of any other the whole warning stays as it was printed. */
function readWarnings(warnings: readonly string[]): { marks: string[]; steps: string[] } {
  const read = warnings.map((warning) => {
    const said = warning.replace(WHEN, '');
    const title = said.split(/\.(?= |$)/, 1)[0] ?? '';
    return hazardsTitled([title]).length > 0
      ? { mark: markOf(title), step: said.slice(title.length + 1).trim() }
      : { mark: '', step: warning };
  });
  return {
    marks: read.flatMap(({ mark }) => mark || []),
    steps: read.flatMap(({ step }) => step || []),
  };
}

const STAGE_NAMES = STAGES.map(({ name }) => name);

/** 'Finding 2 of the project · Ensuite · Stage · AS 4349.1 …': the place, unless the next part stands there. */
const locationOfOurs = (filing: string) => {
  const [first = '', ...rest] = filing.split(' · ');
  const place = (OUR_FILING.test(first) ? rest[0] : first) ?? '';
  return /^(?:AS 4349|on the plan |Not classified\b|(?:minor|major)\b)/i.test(place) ||
    STAGE_NAMES.some(
      (name) => place === name || (/^(?:,| and) /.test(place.slice(name.length)) && place.startsWith(name)),
    )
    ? ''
    : place;
};
