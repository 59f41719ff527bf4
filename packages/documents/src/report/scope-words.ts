import { AS4349_ACCEPTANCE, AS4349_EXCLUDED } from '@plumbline/knowledge/as4349';
import { capital, paragraphs, printDate, sentence } from './print-words.ts';
import type { Inspection, ReportContent } from './report-content.ts';

interface ScopeSection {
  heading: string;
  paragraphs: string[];
  items: string[];
}

/** Purpose, scope, basis and limits, in the order that a reader of building reports expects. */
export function scopeSections(content: ReportContent): ScopeSection[] {
  const { limitations, inspection, basis = [] } = content;
  const added = paragraphs(limitations);
  return [
    {
      heading: 'Purpose',
      paragraphs: [
        'To tell the client what the photographs show, how serious it is and how sure that is. It also names the provision or tolerance and what to do next.',
      ],
      items: [],
    },
    {
      heading: 'Scope',
      paragraphs: [
        inspection
          ? 'The areas of the property that the inspector could see and reach safely on the day. Of these, the report covers the parts shown in the chosen photographs.'
          : 'The parts of the building shown in the photographs that were chosen for this report, and nothing else. Every photograph was examined by several independent engines whose votes were combined; the inspector’s decision stands above theirs wherever there is one.',
      ],
      items: [],
    },
    ...(inspection ? inspectionSections(inspection) : []),
    ...(basis.length === 0
      ? []
      : [
          {
            heading: 'Edition, guide and dates',
            paragraphs: [],
            items: [...basis.map(basisLine), ...datesOf(content)],
          },
        ]),
    {
      heading: 'What the building is compared with',
      paragraphs: [sentence(AS4349_ACCEPTANCE.text)],
      items: [],
    },
    {
      heading: 'Limits',
      paragraphs: [
        'A photograph shows a surface at one moment. It can’t show what lies behind it, whether something still moves, or how deep it goes. Sizes that were measured on a photograph carry the stated error. Where no rule could decide on compliance, the report says so.',
        ...added.map((paragraph, at) => (at === 0 ? `The inspector adds: ${paragraph}` : paragraph)),
      ],
      items: [],
    },
    {
      heading: 'Not part of this report',
      paragraphs: [],
      items: [...AS4349_EXCLUDED],
    },
    {
      heading: 'How findings are rated',
      paragraphs: [],
      items: [
        'Critical: a danger to people, or the loss of something that carries load, is present or close. Act today.',
        'High: a major defect that has to be repaired to stay safe, usable or dry. Act within weeks.',
        'Medium: a minor defect that turns into a major one if it is left. Plan the repair.',
        'Low: appearance or small wear. Repair with the next maintenance.',
      ],
    },
  ];
}

const basisLine = ({ name, held, why }: { name: string; held: string; why: string }) =>
  `${name}: ${held}. ${sentence(why)}`.trim();

const datesOf = ({ project: { dates = [] } }: ReportContent) =>
  dates.map(({ name, date }) => `${capital(name)}: ${date ? printDate(date) : 'not given'}`);

function inspectionSections(inspection: Inspection): ScopeSection[] {
  const { areas, areasNotInspected, weather, attendedBy, reasons = {} } = inspection;
  return [
    {
      heading: 'Areas inspected',
      paragraphs: [
        `Weather on the day: ${sentence(weather)}`,
        ...(attendedBy ? [`Present: ${sentence(attendedBy)}`] : []),
      ],
      items: areas.map(capital),
    },
    ...(areasNotInspected.length === 0
      ? []
      : [
          {
            heading: 'Areas not inspected',
            paragraphs: [
              'These areas weren’t inspected. Gain access and have them inspected before you rely on their condition.',
            ],
            items: areasNotInspected.map((area) =>
              reasons[area] ? `${capital(area)}: ${sentence(reasons[area])}` : capital(area),
            ),
          },
        ]),
  ];
}
