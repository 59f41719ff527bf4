import { REPORT_KINDS, type ReportKind } from '@plumbline/knowledge/report-kinds';

/** One point by which a solicitor or a tribunal member judges a report. */
export interface ChecklistPoint {
  number: number;
  what: string;
  /** The reason with its source: a rule, a standard, a guide or practice. */
  why: string;
  kinds: readonly ReportKind[];
  /** How a person or a test finds it on the pages of a real file. */
  check: string;
}

const ALL = REPORT_KINDS;
const DECLARED = ['pre_purchase', 'stage', 'handover', 'dilapidation', 're_inspection', 'expert'] as const;
const PURCHASE = ['pre_purchase'] as const;
const EXPERT = ['expert'] as const;
const NOTICE = ['notice'] as const;
const CLAIM = ['notice', 'expert'] as const;

type Row = readonly [what: string, why: string, kinds: readonly ReportKind[], check: string];

const ROWS: readonly Row[] = [
  // Who, what, when
  ['Address of the property', 'AS 4349.1 cl 4.2 (likely)', ALL, 'The first page prints the address'],
  ['Name of the client', 'AS 4349.1 cl 4.2 (likely)', ALL, 'The first page prints the name'],
  ['Name of the inspector or expert', 'VCAT PNVCAT2 cl 11(a)', ALL, 'The first page prints the name'],
  [
    'Licence of the inspector',
    'Practice: a claim rests on who may inspect',
    ALL,
    'The first page prints the number',
  ],
  ['Address of the expert', 'VCAT PNVCAT2 cl 11(a)', EXPERT, 'The address of the letterhead is printed'],
  ['Date of the inspection', 'AS 4349.1 cl 4.2 (likely)', ALL, 'The first page prints the day'],
  ['Date of the report', 'AS 4349.1 cl 4.2 (likely)', ALL, 'The first page prints the day'],
  [
    'Number and version of the report',
    'Practice: later versions must be told apart',
    ALL,
    'The text names both',
  ],
  [
    'Kind of report in plain words',
    'AS 4349.1 covers pre-purchase inspections only',
    ALL,
    'The first page names the kind',
  ],
  ['File number, parties and forum', 'VCAT PNVCAT2: cover page', EXPERT, 'The text prints each as entered'],
  [
    'Who retained the expert',
    'VCAT PNVCAT2: cover page',
    EXPERT,
    'The text prints the letter of instruction',
  ],
  // What the report rests on
  ['Who was present', 'Practice: a declaration names attendance', DECLARED, 'The text names the people'],
  ['Weather on the day', 'AS 4349.1 cl 4.2.3 (likely)', DECLARED, 'The text prints the weather'],
  ['Areas inspected', 'AS 4349.1 appendix C', DECLARED, 'The text lists the areas'],
  ['Areas not inspected', 'AS 4349.1 cl 4.2.5 (likely)', DECLARED, 'The text lists the areas'],
  [
    'Reason for each area not inspected',
    'AS 4349.1 cl 4.2.5 (likely)',
    DECLARED,
    'Each reason follows its area',
  ],
  [
    'Limitations of the inspection',
    'AS 4349.1 section 2 (likely)',
    ALL,
    'The text prints what the inspector adds',
  ],
  [
    'A declaration of its own kind',
    'AS 4349.1 covers pre-purchase inspections only',
    DECLARED,
    'The declaration is printed',
  ],
  [
    'A draft says so on every page',
    'Practice: no half-done report passes as final',
    ALL,
    'Every page of a draft has the word',
  ],
  [
    'An analysis claims no AS 4349.1 inspection',
    'A photo analysis is no inspection (domain facts)',
    ALL,
    'Only pre-purchase reports claim it',
  ],
  // Findings
  [
    'Consecutive number for each finding',
    'NZ Building Disputes Tribunal guide',
    ALL,
    'Numbers run from 01 without a gap',
  ],
  ['Place of each finding', 'NZ guide, wymarkspecialty.com.au', ALL, 'Each finding prints its location'],
  ['What is wrong, in words', 'AS 4349.1 cl 4.2.4.1 (likely)', ALL, 'Each finding prints its description'],
  ['Place on the plan', 'NZ guide: a clear location for each item', ALL, 'A plan shows the number'],
  [
    'Photo of each finding',
    'NZ guide: photos in focus, in colour',
    ALL,
    'Each photo has a figure with words',
  ],
  [
    'Overview and close-up of a finding',
    'Field practice section 6',
    ALL,
    'Further photos stand by the first',
  ],
  ['When each photo was taken', 'NZ guide: who, where and when', ALL, 'The photo index prints the day'],
  ['Who took each photo', 'NZ guide: who, where and when', ALL, 'The photo index prints the name'],
  [
    'Fingerprint of each photo',
    'Evidence Act s 146 practice: show it is unchanged',
    ALL,
    'The photo index prints SHA-256',
  ],
  [
    'Measured value with its unit',
    'Field practice: tolerance, value and method',
    ALL,
    'The finding prints the value',
  ],
  [
    'Instrument and person of a measurement',
    'Practice: who measured what with which tool',
    ALL,
    'The line names both',
  ],
  [
    'Rule, limit and measured value together',
    'vginspect.com: this settles builder talks',
    ALL,
    'The finding prints all three',
  ],
  [
    'Edition of the code and its reason',
    'Rules change: the permit date decides',
    CLAIM,
    'The text names the edition and why',
  ],
  [
    'Crack width alone never decides',
    'AS 4349.1 appendix E (one source)',
    ALL,
    'A crack with a class prints the warning',
  ],
  [
    'Only the inspector’s words after a correction',
    'The expert’s opinion is the expert’s',
    ALL,
    'The earlier title stands only in the annexure',
  ],
  [
    'Typical signs aren’t printed as seen',
    'Observation must be told from literature',
    ALL,
    'The text holds none of them',
  ],
  [
    'No word to the user of the product',
    'A client’s paper speaks to the client',
    ALL,
    'No "upload", "tap", "click" or "app"',
  ],
  [
    'Items that aren’t defects aren’t counted',
    'AS 4349.1 cl 1.4: a defect is a fault',
    ALL,
    'A clear photo is in no table of findings',
  ],
  // Summaries
  ['Summary of major defects', 'AS 4349.1 cl 4.2.4.1 (likely)', PURCHASE, 'The summary has the heading'],
  ['Summary of minor defects', 'AS 4349.1 cl 4.2.4.2', PURCHASE, 'The summary has the heading'],
  ['Safety hazards stand first', 'AS 4349.1 cl 4.2.4.3 (likely)', ALL, 'Hazards come before the findings'],
  ['Overall condition for its age', 'AS 4349.1 cl 4.2.8 (likely)', PURCHASE, 'The text prints the condition'],
  ['Further inspections by profession', 'AS 4349.1 cl 4.2.6 (likely)', ALL, 'The text names the profession'],
  [
    'What remains open is a limitation',
    'Issue: what can’t be mended is printed',
    ALL,
    'Open points are printed',
  ],
  // Expert and claim
  ['Qualifications and field of the expert', 'VCAT PNVCAT2 cl 11(b)(c)', EXPERT, 'The text prints them'],
  ['Relationship with a party', 'VCAT PNVCAT2 cl 11(d)', EXPERT, 'The text prints it or a required blank'],
  ['Letter of instruction', 'VCAT PNVCAT2 cl 11(e)', EXPERT, 'The text prints it'],
  ['Assumptions', 'VCAT PNVCAT2 cl 11(f), UCPR Sch 1C', EXPERT, 'The text prints each'],
  ['Documents relied on', 'VCAT PNVCAT2 cl 11(g), UCPR Sch 1C', EXPERT, 'The text prints each'],
  ['Facts apart from opinion', 'UCPR Sch 1C', EXPERT, 'Two headings stand in each finding'],
  ['Reasons for each opinion', 'UCPR Sch 1C', EXPERT, 'Each finding prints reasons'],
  ['Limits of expertise', 'VCAT PNVCAT2 cl 11(i)', EXPERT, 'The text prints them'],
  [
    'Code of the forum or a required blank',
    'NCAT PD3, McGrath [2021] NSWCATAP 167',
    EXPERT,
    'The text names the code',
  ],
  [
    'Rule of the forum on AI, with leave',
    'NCAT Procedural Direction 7',
    EXPERT,
    'The text names the rule and the leave',
  ],
  ['Annexure on every use of AI', 'NSW SC Gen 23 para 22', ALL, 'The annexure is the last chapter'],
  [
    'Contract, approval and completion dates',
    'Warranty periods run from them',
    CLAIM,
    'The text prints each date',
  ],
  [
    'Warranty class and last day with its law',
    'Domain: warranties',
    CLAIM,
    'Deadlines name the law and a day',
  ],
  ['Reply date of a notice', 'QBCC: written notice with a time', NOTICE, 'The notice prints the day'],
  [
    'Signature line with name and statement',
    'Practice: a person stands behind it',
    ALL,
    'The last part has the line',
  ],
  [
    'Page numbers and a file without faults',
    'A hearing book cites pages',
    ALL,
    'Each page has "Page n of m", tags are set',
  ],
];

export const SOLICITORS_CHECKLIST: readonly ChecklistPoint[] = ROWS.map(([what, why, kinds, check], at) => ({
  number: at + 1,
  what,
  why,
  kinds,
  check,
}));
