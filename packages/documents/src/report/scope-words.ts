import { AS4349_EXCLUDED } from '@plumbline/knowledge/as4349';
import { heldByYear } from '@plumbline/knowledge/building-alerts';
import { YEAR_BY_EDITION } from '@plumbline/knowledge/standards';
import { COMPARED_WITH_NONE, signerOf } from './conclusion.ts';
import { fixedWords } from './fixed-words.ts';
import { kindOf, ownWordsOnly, wordsOf } from './kinds.ts';
import { capital, paragraphs, printDate, sentence } from './print-words.ts';
import { speaksAs4349 } from './rating.ts';
import { CAME_IN, type Inspection, type ReportContent, wasAnalysed } from './report-content.ts';
import { partlySeen, unseenLines } from './seen-areas.ts';

interface ScopeSection {
  heading: string;
  paragraphs: string[];
  items: string[];
}

const RATED: ScopeSection = {
  heading: 'How findings are rated',
  paragraphs: [
    'A severity says how soon to act. It isn’t a class of AS 4349.1: whether a defect is major, minor or not classified stands with each finding.',
  ],
  items: [
    'Critical: a danger to people, or the loss of something that carries load, is present or close. Act now.',
    'High: it has to be repaired to stay safe, usable or dry. Act within days.',
    'Medium: it gets worse if it is left, or nobody has classified it yet and it may be worse than it looks. Have it looked at, and plan the repair.',
    'Low: appearance or small wear. Repair with the next maintenance.',
  ],
};

/** Purpose, scope, basis and limits, in the order that a reader of building reports expects. */
export function scopeSections(content: ReportContent): ScopeSection[] {
  const { limitations, inspection, findings, basis = [] } = content;
  const added = paragraphs(limitations);
  const unseen = unseenLines(content);
  const kind = kindOf(content);
  const signer = signerOf(kind);
  return [
    {
      heading: 'Purpose',
      paragraphs: [wordsOf(content).purpose],
      items: [],
    },
    {
      heading: 'Scope',
      paragraphs: [
        inspection
          ? `The areas listed below, as far as the ${signer} could see and safely reach them on the day. Each finding has its photographs. Where an area has no finding, none was recorded there.`
          : [
              'Only the parts of the building that the photographs in this report show.',
              findings.every(wasAnalysed)
                ? 'Several independent engines examined each photograph, and their votes were combined.'
                : findings.some(wasAnalysed)
                  ? `Several independent engines examined the photographs of some findings, and their votes were combined. Other findings ${CAME_IN}.`
                  : `The findings ${CAME_IN}.`,
              'Where the inspector decided, that decision stands.',
            ].join(' '),
      ],
      items: [],
    },
    { heading: 'Whose words these are', paragraphs: [], items: whoseWords(content) },
    ...(inspection ? inspectionSections(inspection) : []),
    ...(unseen.length === 0
      ? []
      : [{ heading: 'Areas not inspected', paragraphs: [ARRANGE], items: unseen }]),
    ...(basis.length === 0
      ? []
      : [
          {
            heading: 'Edition, guide and dates',
            paragraphs: [],
            items: basisItems(content),
          },
        ]),
    {
      heading: 'What the building is compared with',
      paragraphs: [
        inspection?.overallCondition
          ? 'The overall condition is compared with a building of about the same age, built to the practice of its time and reasonably maintained.'
          : COMPARED_WITH_NONE,
      ],
      items: [],
    },
    {
      heading: 'Limits',
      paragraphs: [
        'A photograph shows a surface at one moment. It can’t show what lies behind it, whether it is still moving or how deep it goes. Each size measured on a photograph has its error stated. Where no rule could decide compliance, the report says so.',
        ...oldMaterials(content),
        ...added.map((paragraph, at) => (at === 0 ? `The ${signer} adds: ${paragraph}` : paragraph)),
      ],
      items: [],
    },
    {
      heading: 'Not part of this report',
      paragraphs: [],
      items: AS4349_EXCLUDED.map(capital),
    },
    ...(speaksAs4349(kind) ? [] : [RATED]),
  ];
}

/** By the headings that are printed: what a person said, what software found, what was decided and what tables say. */
function whoseWords(content: ReportContent): string[] {
  const kind = kindOf(content);
  const { signer } = fixedWords(kind);
  return [
    '‘Said with the photo’, ‘Description given’ and ‘Voice note’: whoever recorded the finding.',
    ...(ownWordsOnly(content)
      ? []
      : [
          '‘What the panel of engines found’, ‘What the description names’, ‘What it is’ and the marks on photos: the software.',
        ]),
    `‘${signer.decided}’ and ‘${signer.note}’: the ${signerOf(kind)}.`,
    'Warnings, provisions, sources and whom to call: fixed tables. So are causes and what to do.',
  ];
}

/** Which edition and guide hold, why, and the days that they follow from. */
export const basisItems = (content: ReportContent): string[] =>
  content.basis?.length
    ? [...content.basis.filter(isPrinted(content)).map(basisLine), ...yearOf(content), ...datesOf(content)]
    : [];

/** A report without time limits tells of no warranty either. */
const isPrinted =
  (content: ReportContent) =>
  ({ name }: { name: string }) =>
    name !== 'Warranty' || wordsOf(content).sections.includes('deadlines');

/** What is held may repeat the name: 'National Construction Code (edition not determined)'. */
const basisLine = ({ name, held, why }: { name: string; held: string; why: string }) =>
  `${held.startsWith(name) ? held : `${name}: ${held}`}. ${sentence(why)}`.trim();

/** Said once for all standards that the findings name. */
const yearOf = ({ findings }: ReportContent) =>
  findings.some(({ references }) => references.includes(YEAR_BY_EDITION))
    ? ['Where a standard is named without a year, the edition of the code that applies says which.']
    : [];

const datesOf = ({ project: { dates = [] } }: ReportContent) =>
  dates.map(({ name, date }) => `${capital(name)}: ${date ? printDate(date) : 'not given'}`);

/** What a building of this age is likely to hold, which no photograph settles; nothing where its year isn't known. */
function oldMaterials({ project: { dates = [] } }: ReportContent): string[] {
  const years = dates.flatMap(({ date }) => (date ? [Number(date.slice(0, 4))] : []));
  const year = Math.max(...years);
  const held = heldByYear(year);
  if (held.length === 0) return [];
  return [
    `A building of ${year} is likely to contain ${held.join(' and ')}. This report didn’t test for ${held.length === 1 ? 'it' : 'them'}. Before anybody cuts, drills, sands or breaks a material of that age, have it tested by a laboratory.`,
  ];
}

const ARRANGE =
  'Arrange access and another inspection before anybody relies on the condition of these areas.';

function inspectionSections(inspection: Inspection): ScopeSection[] {
  const { areas, areasNotInspected, weather, attendedBy, reasons = {} } = inspection;
  const part = partlySeen(inspection);
  return [
    {
      heading: 'Areas inspected',
      paragraphs: [
        `Weather on the day: ${sentence(weather)}`,
        ...(attendedBy ? [`Present: ${sentence(attendedBy)}`] : []),
      ],
      items: areas.filter((area) => !part.includes(area)).map(capital),
    },
    ...(part.length === 0
      ? []
      : [
          {
            heading: 'Areas inspected in part',
            paragraphs: [],
            items: part.map((area) => `${capital(area)}: ${sentence(reasons[area] ?? '')}`),
          },
        ]),
    ...(areasNotInspected.length === 0
      ? []
      : [
          {
            heading: 'Areas not inspected',
            paragraphs: [ARRANGE],
            items: areasNotInspected.map((area) =>
              reasons[area] ? `${capital(area)}: ${sentence(reasons[area])}` : capital(area),
            ),
          },
        ]),
  ];
}
