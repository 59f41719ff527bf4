import type { Rating } from '../report/rating.ts';
import type { ReportPage } from '../report/report-page.ts';
import {
  type Block,
  bullets,
  facts,
  heading,
  link,
  namedHeading,
  paragraph,
  paragraphIf,
  photo,
  SEVERITY_INK,
  SUNKEN,
  soft,
  steps,
  strong,
  table,
} from './blocks.ts';
import type { Photos } from './photos.ts';

export type FindingPage = ReportPage['findings'][number];
type Hazard = FindingPage['alerts'][number];
/** On the page of hazards it names the other findings of its photo. */
type HazardOnPage = Hazard & { also?: string };

export const ratingWords = ({ mark, word }: Rating) => ({
  text: word,
  bold: true,
  color: SEVERITY_INK[mark],
});

/** Name of the heading of a finding. */
export const placeOf = ({ id }: Pick<FindingPage, 'id'>) => `finding-${id}`;

/** One warning: how soon, what it may be, what to do in order, whom to call. */
export const hazardBlocks = ({
  when,
  shade,
  title,
  steps: todo,
  call,
  because,
  source,
  also = '',
}: HazardOnPage): Block[] => [
  paragraph([{ text: when, bold: true, color: SEVERITY_INK[shade] }, `  ${title}`], { keepNext: true }),
  ...steps(todo),
  ...paragraphIf(also),
  paragraph([strong('Who to call: '), call]),
  paragraph(soft(`${because} · Source: ${source}`)),
];

/** The same beside its finding: what to do stays, whom to call and why stand among the hazards. */
const hazardReminder = ({ when, shade, title, steps: todo }: Hazard): Block =>
  paragraph([
    { text: when, bold: true, color: SEVERITY_INK[shade] },
    strong(` ${title}.`),
    ` ${todo.join(' ')}`,
  ]);

/** A finding with all that the paper says of it. */
export async function findingBlocks(
  finding: FindingPage,
  fixed: ReportPage['fixed'],
  photos: Photos,
): Promise<Block[]> {
  const {
    description,
    note,
    grounds,
    measurements,
    reasons,
    rule,
    actions,
    causes,
    call,
    references,
    limits,
  } = finding;
  return [
    namedHeading(2, `${finding.number}  ${finding.title}`, placeOf(finding)),
    paragraph(
      [
        ratingWords(finding.rating),
        finding.hazard ? { text: '  Safety hazard', bold: true, color: SEVERITY_INK.critical } : '',
        finding.meta ? soft(`  ${finding.meta}`) : '',
      ],
      { keepNext: true },
    ),
    ...finding.alerts.map(hazardReminder),
    ...(await coverPhotos(finding, photos)),
    table([[verdictBlocks(finding, fixed)]], { widths: [170], fill: SUNKEN, boxed: true }),
    ...section('What it is', paragraphIf(description)),
    ...section(fixed.signer.note, paragraphIf(note)),
    ...facts(grounds),
    ...section('Measurements', bullets(measurements)),
    ...section(fixed.why, bullets(reasons)),
    ...section('Compliance', [
      paragraph([strong(finding.compliance.word), `  ${finding.complianceText}`]),
      ...(rule ? ruleBlocks(rule) : []),
    ]),
    ...section(
      'What to do',
      actions.flatMap(({ when, items }) => [dueBlock(when), ...bullets(items)]),
    ),
    ...section('Likely causes', bullets(causes)),
    ...section(finding.alerts.length > 0 ? 'Who else to call' : 'Who to call', bullets(call)),
    ...section('Sources', bullets(references)),
    ...section('More photos of this finding', await furtherPhotos(finding, photos)),
    ...section('Before and after', await historyBlocks(finding, photos)),
    ...paragraphIf(soft(limits)),
  ];
}

const dueBlock = (when: string) => paragraph(strong(when), { keepNext: true });

/** Nothing of a section that says nothing. */
const section = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading(3, title), ...blocks];

/** What the panel found, while nobody has decided, and what the inspector decided. */
function verdictBlocks({ panel, decision }: FindingPage, fixed: ReportPage['fixed']): Block[] {
  const side = (title: string, rating: Rating | null, rows: readonly string[]): Block[] => [
    paragraph(soft(title)),
    ...(rating ? [paragraph(ratingWords(rating))] : []),
    ...rows.filter(Boolean).map((row) => paragraph(row)),
  ];
  return [
    ...(panel ? side(panel.heading, panel.rating, panel.rows) : []),
    ...side(fixed.signer.decided, decision.rating, decision.rows),
  ];
}

const ruleBlocks = (rule: NonNullable<FindingPage['rule']>): Block[] => [
  table(
    rule.map(([name = '', value = '', address]) => [soft(name), address ? [link(value, address)] : value]),
    { widths: [32, 138] },
  ),
];

async function coverPhotos(finding: FindingPage, photos: Photos): Promise<Block[]> {
  const { picture, overlays } = finding;
  if (!picture) return [paragraph(soft(finding.photoMissing))];
  const frame = { aspect: picture.aspect, widest: overlays.length > 0 ? 82 : 120, highest: 80 };
  const plain: Block[] = [
    photo(await photos.plain(picture), { ...frame, alt: finding.alt }),
    paragraph(soft(finding.photoCaption)),
  ];
  if (overlays.length === 0) return plain;
  const marked: Block[] = [
    photo(await photos.marked(picture, overlays), { ...frame, alt: finding.markedAlt }),
    paragraph(soft(finding.overlayCaption)),
  ];
  // Word joins tables that follow each other.
  return [table([[plain, marked]], { widths: [85, 85] }), paragraph('')];
}

async function historyBlocks({ history }: FindingPage, photos: Photos): Promise<Block[]> {
  if (!history) return [];
  const cells: Block[][] = [];
  for (const { picture, alt, caption } of history.pair) {
    const frame = { aspect: picture.aspect, alt, widest: 82, highest: 80 };
    cells.push([photo(await photos.plain(picture), frame), paragraph(soft(caption))]);
  }
  return [
    ...history.said.map((sentence) => paragraph(sentence)),
    ...(cells.length > 0 ? [table([cells], { widths: [85, 85] })] : []),
  ];
}

async function furtherPhotos({ further }: FindingPage, photos: Photos): Promise<Block[]> {
  const cells: Block[][] = [];
  for (const { picture, alt, caption } of further) {
    const bytes = await photos.plain(picture);
    cells.push([
      photo(bytes, { aspect: picture.aspect, alt, widest: 52, highest: 48 }),
      paragraph(soft(caption)),
    ]);
  }
  if (cells.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(cells.length / 3) }, (_, at) =>
    cells.slice(3 * at, 3 * at + 3),
  );
  const whole = rows.map((row) => [...row, ...Array.from({ length: 3 - row.length }, () => '')]);
  return [table(whole, { widths: [56, 57, 57] })];
}
