import type { Section } from '../report/kinds.ts';
import type { ReportPage } from '../report/report-page.ts';
import {
  type Block,
  bullets,
  facts,
  heading,
  linkWithin,
  paragraph,
  photo,
  soft,
  strong,
  table,
} from './blocks.ts';
import { findingBlocks, hazardBlocks, placeOf, ratingWords } from './finding-blocks.ts';
import type { Photos } from './photos.ts';

type Chapter = (page: ReportPage, photos: Photos) => Block[] | Promise<Block[]>;

const texts = (lines: readonly string[]): Block[] => lines.map((line) => paragraph(line));

/** A chapter of each name, as on paper. */
export const CHAPTERS: Readonly<Record<Section, Chapter>> = {
  notice({ notice, fixed }) {
    if (!notice) return [];
    return [
      heading(1, 'Notice of defects'),
      ...facts([
        ['To', notice.addressee],
        ['From', notice.from],
        ['On behalf of', notice.onBehalfOf],
        ['Property', notice.property],
        ['Reply by', notice.replyBy],
      ]),
      paragraph(notice.request),
      ...(notice.replyBy ? [paragraph(['Please reply by ', strong(notice.replyBy), '.'])] : []),
      heading(2, 'Access offered'),
      ...(notice.access.length > 0 ? bullets(notice.access) : texts([fixed.noAccess])),
      ...(notice.basis.length > 0 ? [heading(2, 'Edition, guide and dates'), ...bullets(notice.basis)] : []),
    ];
  },

  hazards({ hazards, hazardsNotChosen: left }) {
    if (!hazards && !left) return [];
    return [
      heading(1, 'Safety hazards'),
      ...(hazards ?? []).flatMap(({ number, title, location, open, closed }) => [
        heading(2, `${number}  ${title}`),
        ...(location ? [paragraph(soft(location))] : []),
        ...open.flatMap(hazardBlocks),
        ...closed.flatMap(({ title: name, reason, by }) => [
          paragraph([strong(`${name}: closed`), `\n${reason}`]),
          paragraph(soft(by)),
        ]),
      ]),
      ...(left
        ? [
            heading(2, left.heading),
            paragraph(left.lead),
            ...left.lines.map(({ shade, when, title, where, call }) =>
              paragraph([
                ratingWords({ mark: shade, word: when }),
                strong(`  ${title}`),
                `\n${where}\nWho to call: ${call}`,
              ]),
            ),
          ]
        : []),
    ];
  },

  summary: ({ summary, counts, findings, warned, significant, fixed }) => [
    heading(1, 'Summary'),
    paragraph(summary),
    table(
      counts.map((row) => [ratingWords(row), String(row.count)]),
      { widths: [40, 20], head: [fixed.rating, 'Findings'] },
    ),
    ...(findings.length + warned.length === 0
      ? []
      : [
          heading(2, 'All findings'),
          table(
            [...findings, ...warned]
              .sort((one, other) => Number(one.number) - Number(other.number))
              .map((finding) => [
                // What isn’t counted has no page of its own.
                'printed' in finding ? [linkWithin(finding.number, placeOf(finding))] : finding.number,
                ratingWords(finding.rating),
                finding.title,
                finding.location,
              ]),
            { widths: [14, 30, 76, 50], head: ['No.', fixed.rating, 'Finding', 'Where'] },
          ),
        ]),
    heading(2, 'Significant items'),
    ...(significant.length === 0 ? texts([fixed.noSignificant]) : []),
    ...significant.flatMap(({ number, title, rating, hazard, action }) => [
      paragraph([
        ratingWords(rating),
        hazard ? strong(' · Safety hazard') : '',
        strong(`  ${number}  ${title}`),
        action && `\n${action}`,
      ]),
    ]),
  ],

  expert({ expert }) {
    if (!expert) return [];
    return [
      heading(1, 'The expert and the instructions'),
      ...facts([
        ['Expert', expert.expert],
        ['To be heard by', expert.forum],
      ]),
      ...expert.parts.flatMap((part) => [heading(2, part.heading), ...texts(part.paragraphs)]),
      heading(2, 'Code of conduct'),
      ...texts(expert.code),
      ...(expert.blank ? [table([[strong(`${expert.blank}\n\n\n\n`)]], { widths: [170], boxed: true })] : []),
      heading(2, 'Use of AI in this document'),
      ...texts(expert.ai),
      heading(2, 'Facts and opinion'),
      paragraph(expert.opinion),
    ];
  },

  scope: ({ scope, definitions }) => [
    heading(1, 'Purpose, scope and limits'),
    ...scope.flatMap((section) => [
      heading(2, section.heading),
      ...texts(section.paragraphs),
      ...bullets(section.items),
    ]),
    heading(2, 'Words used in this report'),
    meanings(definitions),
  ],

  async plans({ plans }, photos) {
    const blocks: Block[] = plans.length > 0 ? [heading(1, 'Where the findings are')] : [];
    for (const { title, picture, pins, alt } of plans) {
      blocks.push(
        heading(2, title),
        photo(await photos.pinned(picture, pins), { aspect: picture.aspect, alt, widest: 170, highest: 130 }),
        paragraph(soft(pins.map(({ number, title: finding }) => `${number} ${finding}`).join(' · '))),
      );
    }
    return blocks;
  },

  async findings({ findings, fixed }, photos) {
    const blocks: Block[] = [heading(1, 'Findings')];
    for (const finding of findings) blocks.push(...(await findingBlocks(finding, fixed, photos)));
    return findings.length === 0 ? [] : blocks;
  },

  deadlines: ({ deadlines }) =>
    deadlines
      ? [
          heading(1, 'Time limits'),
          paragraph(deadlines.intro),
          table(
            deadlines.rows.map(({ numbers, name, day, why, law }) => [numbers, name, strong(day), why, law]),
            {
              widths: [18, 40, 30, 46, 36],
              head: ['Findings', 'What for', 'Earliest last day', 'How it is counted', 'Law'],
            },
          ),
        ]
      : [],

  async set_aside({ others, fixed }, photos) {
    if (others.length === 0) return [];
    const rows = [];
    for (const { number, title, location, picture, alt, why } of others) {
      const shown =
        picture && photo(await photos.plain(picture), { ...picture, alt, widest: 28, highest: 24 });
      rows.push([number, shown ? [shown] : 'No photo', location ? `${title}\n${location}` : title, why]);
    }
    return [
      heading(1, 'Photos without a counted defect'),
      paragraph(fixed.setAside),
      table(rows, { widths: [12, 34, 62, 62], head: ['No.', 'Photo', 'Result', 'Why it isn’t counted'] }),
    ];
  },

  advice: ({ further, notSeen, conclusion, fixed }) => [
    heading(1, 'Further inspection and conclusion'),
    heading(2, 'Further inspection'),
    ...(further.length > 0 ? bullets(further) : texts([fixed.noFurther])),
    heading(2, 'Areas not seen'),
    ...texts(notSeen),
    heading(2, 'Conclusion'),
    ...texts(conclusion),
  ],

  open_points: ({ openPoints, fixed }) =>
    openPoints.length === 0
      ? []
      : [heading(1, 'Limits of this report'), paragraph(fixed.openPoints), ...bullets(openPoints)],

  analysis: ({ analysis }) =>
    analysis.how.length === 0
      ? []
      : [
          heading(1, 'Annexure: how the analysis was made'),
          ...texts(analysis.how),
          ...(analysis.rows.length === 0
            ? []
            : [
                table(
                  analysis.rows.map(({ number, named, sure, agreement, decided }) => [
                    number,
                    `${named} ${sure} ${decided}`,
                    agreement.join(' '),
                  ]),
                  { widths: [12, 58, 100], head: ['No.', 'What the panel named', 'What the software saw'] },
                ),
              ]),
        ],

  photo_index: ({ index, fixed }) =>
    index.length === 0
      ? []
      : [
          heading(1, 'Photo index'),
          paragraph(fixed.photoIndex),
          table(
            index.map(({ number, file, sha256, largerSha256, taken, place }) => [
              number,
              [
                paragraph(file),
                fingerprint(sha256),
                ...(largerSha256
                  ? [paragraph(soft('Made smaller from the device’s file:')), fingerprint(largerSha256)]
                  : []),
              ],
              taken.filter(Boolean).join('\n'),
              place.join('\n'),
            ]),
            {
              widths: [12, 82, 36, 40],
              head: ['No.', 'File and SHA-256', 'Taken and added', 'Place and size'],
            },
          ),
        ],

  glossary: ({ glossary }) => (glossary.length === 0 ? [] : [heading(1, 'Glossary'), meanings(glossary)]),

  signature: ({ statement, signature }) => [
    heading(1, 'Signature'),
    paragraph(statement),
    ...facts(signature.map(({ label, value }) => [label, value || '…………………………………………'])),
  ],
};

/** In one piece, so that it can be searched for and compared. */
const fingerprint = (sha256: string) => paragraph({ text: sha256, font: 'Courier New', size: 11 });

const meanings = (rows: readonly { term: string; meaning: string }[]) =>
  table(
    rows.map(({ term, meaning }) => [strong(term), meaning]),
    { widths: [44, 126], head: ['Word', 'Meaning'] },
  );
