import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LineRuleType,
  PageBreak,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { ReportPage } from '../report/report-page.ts';
import {
  type Block,
  facts,
  INK,
  link,
  MILLIMETRE,
  paragraph,
  photo,
  SANS,
  SERIF,
  SOFT,
  soft,
} from './blocks.ts';
import { CHAPTERS } from './chapters.ts';
import { ratingWords } from './finding-blocks.ts';
import type { Photos } from './photos.ts';

const A4 = { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE };
const MARGIN = 20 * MILLIMETRE;

const headingStyle = (size: number, before: number) => ({
  run: { font: SANS, size, bold: true, color: INK },
  paragraph: { spacing: { before, after: 80 }, keepNext: true },
});

/** The look of every Word document of ours: Word's own headings, so that its outline and screen readers know them. */
export const WORD_STYLES = {
  default: {
    document: {
      run: { font: SERIF, size: 20, color: INK, language: { value: 'en-AU' } },
      paragraph: { spacing: { after: 80, line: 264, lineRule: LineRuleType.AUTO } },
    },
    title: headingStyle(56, 600),
    heading1: headingStyle(34, 480),
    heading2: headingStyle(26, 320),
    heading3: headingStyle(20, 200),
  },
};

const running = (children: (string | { page: true })[]) =>
  new Paragraph({
    alignment: AlignmentType.LEFT,
    children: children.map((child) =>
      typeof child === 'string'
        ? new TextRun({ text: child, font: SANS, size: 15, color: SOFT })
        : new TextRun({
            children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
            font: SANS,
            size: 15,
            color: SOFT,
          }),
    ),
  });

/** Above and below every page. */
export const frame = (above: string, below: string) => ({
  headers: { default: new Header({ children: [running([above])] }) },
  footers: {
    default: new Footer({ children: [running([`${below} · copy for editing · `, { page: true }])] }),
  },
});

export const pageOf = (orientation: 'portrait' | 'landscape') => ({
  page: {
    // Word turns the sheet itself.
    size: { ...A4, orientation },
    margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
  },
});

export interface Logo {
  bytes: Uint8Array;
  /** Width by height. */
  aspect: number;
}

/** A report with the chapters of its kind. */
export async function reportDocument(page: ReportPage, photos: Photos, logo?: Logo): Promise<Document> {
  const children = await coverOf(page, photos, logo);
  for (const section of page.sections) children.push(...(await CHAPTERS[section](page, photos)));
  return new Document({
    title: page.title,
    creator: page.author,
    styles: WORD_STYLES,
    sections: [
      {
        properties: pageOf('portrait'),
        ...frame([page.running, page.company].join('  '), page.footer),
        children,
      },
    ],
  });
}

/** The head of the trail with the code that leads to its check. */
async function evidenceOf({ evidence }: ReportPage, photos: Photos): Promise<Block[]> {
  if (!evidence) return [];
  const { address, alt, code, head, invitation, trail } = evidence;
  return [
    photo(await photos.drawn(code), { aspect: 1, alt, widest: 24, highest: 24 }),
    link(invitation, address),
    paragraph(soft([trail, ...head].join('\n'))),
  ];
}

async function coverOf(page: ReportPage, photos: Photos, logo: Logo | undefined): Promise<Block[]> {
  const { coverPicture } = page;
  return [
    ...(logo
      ? [photo(logo.bytes, { aspect: logo.aspect, alt: `Logo of ${page.company}`, widest: 50, highest: 20 })]
      : []),
    paragraph(soft(page.kind)),
    paragraph(page.title, { style: 'Title' }),
    ...(page.address ? [paragraph(page.address)] : []),
    ...(coverPicture
      ? [
          photo(await photos.plain(coverPicture.picture), {
            aspect: coverPicture.picture.aspect,
            alt: coverPicture.alt,
            widest: 150,
            highest: 80,
          }),
          paragraph(soft(coverPicture.caption)),
        ]
      : []),
    ...facts(page.coverFacts),
    paragraph(
      [
        ...page.counts.flatMap((row) => [ratingWords(row), ` ${row.count}     `]),
        ...(page.hazardCount > 0
          ? [ratingWords({ mark: 'critical', word: page.hazardWord }), ` ${page.hazardCount}`]
          : []),
      ],
      { spacing: { before: 240, after: 240 } },
    ),
    paragraph(soft(page.declaration)),
    ...(await evidenceOf(page, photos)),
    paragraph(soft([page.company, page.companyLine, `Report ${page.number}`].filter(Boolean).join('\n'))),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}
