/** Kinds of report: what each is for, what it may declare and what it asks for. */

/** What a report is made for. `documents` holds the sections that each prints. */
export const REPORT_KINDS = [
  'defect_list',
  'pre_purchase',
  'stage',
  'handover',
  'dilapidation',
  're_inspection',
  'notice',
  'expert',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

interface KindFacts {
  /** As it stands on the cover. */
  label: string;
  /** What it is for, for whoever chooses. */
  hint: string;
  /** An inspector may declare that it rests on an inspection; until then it is a draft. */
  declared: boolean;
  /** What the declaration is called where somebody ticks it. */
  declaration: string;
}

export const REPORT_KIND_FACTS: Readonly<Record<ReportKind, KindFacts>> = {
  defect_list: {
    label: 'Defect list',
    hint: 'Findings with photos, for whoever fixes them.',
    declared: false,
    declaration: '',
  },
  pre_purchase: {
    label: 'Pre-purchase inspection report',
    hint: 'For the buyer of a home, to AS 4349.1.',
    declared: true,
    declaration: 'This is an AS 4349.1 inspection',
  },
  stage: {
    label: 'Stage inspection report',
    hint: 'At slab, frame, lock-up or fixing.',
    declared: true,
    declaration: 'I inspected this stage myself',
  },
  handover: {
    label: 'Handover inspection report',
    hint: 'Before the keys: what the builder still has to do.',
    declared: true,
    declaration: 'I inspected the building for handover myself',
  },
  dilapidation: {
    label: 'Dilapidation report',
    hint: 'The state of a property before or after work nearby.',
    declared: true,
    declaration: 'I recorded this property’s condition myself',
  },
  re_inspection: {
    label: 'Re-inspection report',
    hint: 'What has happened to the earlier findings.',
    declared: true,
    declaration: 'I inspected these items again myself',
  },
  notice: {
    label: 'Notice of defects',
    hint: 'To the builder or owners corporation, with a day to reply by.',
    declared: false,
    declaration: '',
  },
  expert: {
    label: 'Expert report',
    hint: 'For a tribunal or court, by the person who inspected.',
    declared: true,
    declaration: 'I inspected the property and this report states my own opinions',
  },
};

/** What only some kinds say, each a text or a date. */
export type ParticularKey =
  | 'addressee'
  | 'replyBy'
  | 'accessLog'
  | 'fileNumber'
  | 'parties'
  | 'retainedBy'
  | 'qualifications'
  | 'relationship'
  | 'instructions'
  | 'documents'
  | 'assumptions'
  | 'tests'
  | 'outsideExpertise'
  | 'provisional'
  | 'codeReadOn';

export interface ParticularField {
  key: ParticularKey;
  label: string;
  hint?: string;
  kind: 'line' | 'paragraphs' | 'date';
  /** The document can't be signed without it. */
  needed: boolean;
}

/** The fields of each kind, in the order in which they are asked and printed. */
export const PARTICULAR_FIELDS: Readonly<Partial<Record<ReportKind, readonly ParticularField[]>>> = {
  notice: [
    { key: 'addressee', label: 'Addressed to', hint: 'Name and address', kind: 'line', needed: true },
    { key: 'replyBy', label: 'Reply by', kind: 'date', needed: true },
    {
      key: 'accessLog',
      label: 'Access offered',
      hint: 'Days and times, and what came of them. One per line.',
      kind: 'paragraphs',
      needed: false,
    },
  ],
  expert: [
    { key: 'fileNumber', label: 'File number', kind: 'line', needed: true },
    { key: 'parties', label: 'Parties', hint: 'Applicant and respondent', kind: 'line', needed: false },
    { key: 'retainedBy', label: 'Retained by', kind: 'line', needed: true },
    {
      key: 'qualifications',
      label: 'Qualifications and experience',
      kind: 'paragraphs',
      needed: true,
    },
    {
      key: 'relationship',
      label: 'Relationship with the parties',
      hint: '‘None’ is an answer.',
      kind: 'paragraphs',
      needed: true,
    },
    {
      key: 'instructions',
      label: 'Instructions',
      hint: 'What you were asked, in writing and in speech, with dates.',
      kind: 'paragraphs',
      needed: true,
    },
    {
      key: 'documents',
      label: 'Documents relied on',
      hint: 'One per line.',
      kind: 'paragraphs',
      needed: true,
    },
    { key: 'assumptions', label: 'Facts and assumptions', kind: 'paragraphs', needed: true },
    {
      key: 'tests',
      label: 'Tests and instruments',
      hint: 'Who measured what, with which instrument.',
      kind: 'paragraphs',
      needed: false,
    },
    {
      key: 'outsideExpertise',
      label: 'Questions outside the expert’s field',
      kind: 'paragraphs',
      needed: true,
    },
    {
      key: 'provisional',
      label: 'Provisional opinions',
      hint: 'What is open, and what would settle it.',
      kind: 'paragraphs',
      needed: false,
    },
    { key: 'codeReadOn', label: 'Code of conduct read on', kind: 'date', needed: true },
  ],
};
