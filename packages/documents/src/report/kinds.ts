import { PARTICULAR_FIELDS, REPORT_KIND_FACTS, type ReportKind } from '@plumbline/knowledge/report-kinds';
import type { ReportContent } from './report-content.ts';

/** The parts of a report, each a chapter of the template. */
export type Section =
  | 'notice'
  | 'hazards'
  | 'summary'
  | 'expert'
  | 'scope'
  | 'plans'
  | 'findings'
  | 'deadlines'
  | 'set_aside'
  | 'advice'
  | 'open_points'
  | 'analysis'
  | 'photo_index'
  | 'glossary'
  | 'signature';

interface KindWords {
  sections: readonly Section[];
  /** What it is for, to its readers. */
  purpose: string;
  /** What the cover says of a declared one. Empty where the kind declares nothing. */
  declared: string;
  /** Above the signature of a declared one. */
  statement: string;
}

const BACK: readonly Section[] = [
  'deadlines',
  'set_aside',
  'advice',
  'open_points',
  'photo_index',
  'glossary',
  'signature',
  'analysis',
];
const INSPECTION: readonly Section[] = ['hazards', 'summary', 'scope', 'plans', 'findings', ...BACK];

/** A kind of report is a row of this table. */
const KINDS: Readonly<Record<ReportKind, KindWords>> = {
  defect_list: {
    sections: INSPECTION,
    purpose:
      'To name what the photographs show, how serious it is, the provision or tolerance that it touches, and what to do next.',
    declared: '',
    statement: '',
  },
  pre_purchase: {
    sections: INSPECTION,
    purpose:
      'To tell the client, before the purchase, in what condition the property was at the time of the inspection: its major and minor defects and safety hazards.',
    declared:
      'The inspector named above declares that this report rests on an inspection of the property that follows AS 4349.1-2007. The analyses of photographs in it support that inspection and don’t replace it.',
    statement: 'I carried out the inspection that this report describes, and it states what I saw.',
  },
  stage: {
    sections: INSPECTION,
    purpose:
      'To record what of the work at this stage is defective or incomplete, with the provision or tolerance and what to do next.',
    declared:
      'The inspector named above declares to have inspected the work at this stage. It covers what could be seen on the day and isn’t a pre-purchase inspection to AS 4349.1.',
    statement: 'I inspected the work at this stage on the day named, and this report states what I saw.',
  },
  handover: {
    sections: INSPECTION,
    purpose:
      'To record what is defective or incomplete before the building is handed over, with the provision or tolerance and what to do next.',
    declared:
      'The inspector named above declares to have inspected the building for handover. It covers what could be seen on the day and isn’t a pre-purchase inspection to AS 4349.1.',
    statement: 'I inspected the building for handover on the day named, and this report states what I saw.',
  },
  dilapidation: {
    // Whose fault it is and until when a claim may be made is no part of a record of condition.
    sections: INSPECTION.filter((section) => section !== 'deadlines'),
    purpose:
      'To record the condition of the property on the day, so that later changes can be told from what was there.',
    declared:
      'The inspector named above declares to have recorded the condition of this property on the day named. It records what could be seen and gives no opinion on who or what caused it.',
    statement:
      'I recorded the condition of this property on the day named, and this report states what I saw.',
  },
  re_inspection: {
    sections: INSPECTION,
    purpose: 'To record what has happened to the earlier findings.',
    declared: 'The inspector named above declares that they inspected these items again and nothing else.',
    statement: 'I inspected the named items again on the day named, and this report states what I saw.',
  },
  notice: {
    sections: [
      'notice',
      'hazards',
      'summary',
      'plans',
      'findings',
      'deadlines',
      'open_points',
      'photo_index',
      'signature',
      'analysis',
    ],
    purpose: 'To give notice of the items in it and ask what will be done about each.',
    declared: '',
    statement: '',
  },
  expert: {
    sections: ['expert', 'hazards', 'summary', 'scope', 'plans', 'findings', ...BACK],
    purpose:
      'To give the tribunal or court the expert’s findings and opinions on the questions in the instructions.',
    declared:
      'The expert named above declares to have inspected the property and that the opinions in this report are the expert’s own.',
    statement:
      'I inspected the property. The opinions in this report are mine and within my expertise, except where it says otherwise. I have withheld nothing of significance that I know of.',
  },
};

/** Reports of earlier versions have no kind. */
export const kindOf = ({ kind, declaredInspection }: ReportContent): ReportKind =>
  kind ?? (declaredInspection ? 'pre_purchase' : 'defect_list');

export const wordsOf = (content: ReportContent): KindWords => KINDS[kindOf(content)];

/** Without leave of the forum an expert report prints no words of the software: only what the expert wrote and measured. */
export const ownWordsOnly = (content: ReportContent) =>
  kindOf(content) === 'expert' && content.particulars?.forum?.leave !== 'granted';

/** What a document that declares no inspection needs and doesn't say, by the keys of its fields. */
export function lackingOf(content: ReportContent): string[] {
  const kind = kindOf(content);
  if (REPORT_KIND_FACTS[kind].declared || !content.particulars) return [];
  const { fields } = content.particulars;
  return (PARTICULAR_FIELDS[kind] ?? [])
    .filter(({ key, needed }) => needed && !fields.find((field) => field.key === key)?.text)
    .map(({ key }) => key);
}

/**
 * A draft until an inspector stands behind it: every counted finding decided, what the document needs said and, where
 * the kind declares an inspection, the declaration made.
 */
export function isDraft(content: ReportContent): boolean {
  return (
    isUndecided(content) ||
    lackingOf(content).length > 0 ||
    (REPORT_KIND_FACTS[kindOf(content)].declared && !content.inspection)
  );
}

const isUndecided = ({ findings }: ReportContent): boolean =>
  findings.some(({ group, decision }) => group === 'defect' && !decision);

/** What kind of document this is, in a few words for its cover and every foot. */
export function kindName(content: ReportContent): string {
  if (!isDraft(content)) return REPORT_KIND_FACTS[kindOf(content)].label;
  return kindOf(content) === 'notice' ? 'Draft notice of defects' : 'Draft defect list';
}

/** The same on the cover, where a draft of another kind says of which. */
export function coverName(content: ReportContent): string {
  const kind = kindOf(content);
  const name = kindName(content);
  if (!isDraft(content) || kind === 'notice' || kind === 'defect_list') return name;
  const { label } = REPORT_KIND_FACTS[kind];
  return `${name} for ${/^[AEIOU]/.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;
}

/** What the report claims to be, and what it doesn't. */
export function declarationOf(content: ReportContent): string {
  const { declared } = wordsOf(content);
  if (!isDraft(content) && content.inspection && declared) return declared;
  const why =
    lackingOf(content).length > 0
      ? 'It doesn’t say yet who it is for or when to reply by.'
      : isUndecided(content)
        ? 'An inspector hasn’t decided every finding.'
        : 'An inspector hasn’t declared an inspection.';
  const draft = isDraft(content) ? `This is a draft. ${why} ` : '';
  return `${draft}This is an analysis of photographs. It isn’t a pre-purchase inspection to AS 4349.1-2007 and mustn’t be relied on as one.`;
}
