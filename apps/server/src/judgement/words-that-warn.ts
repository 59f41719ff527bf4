/**
 * Every box of text that somebody fills in, by endpoint, and who hears a danger that is written in it. A test compares it
 * with the contract: a new box of text stands here, read or named as exempt with the reason.
 */
export type Heard =
  /** An alert of the finding. */
  | 'finding'
  /** A finding without a photo, where no finding is written of. */
  | 'project'
  /** It stands in the answer, with what to do; what a chat tells as a fact of a finding or project, with that as well. */
  | 'answer'
  /** It is a reason that ends alerts, and is refused where it tells of one. */
  | 'reason'
  /** Nobody: in brackets why not. */
  | `not (${string})`;

const ACCOUNT = 'not (who somebody is and how they are reached)';
const OPERATOR = 'not (between operators of an installation)';
const KNOWN = 'not (names what tells of something known)';
const REPORT = {
  title: KNOWN,
  clientName: 'project',
  limitations: 'project',
  'inspectedAreas[]': 'not (of a list)',
  'notInspected[].area': 'not (of a list)',
  'notInspected[].reason': 'project',
  attendedBy: 'project',
  weather: 'project',
  'particulars.*': 'project',
} as const;
const LETTERHEAD = { '*': 'not (stands on every report of an account, of no building)' } as const;
const REPAIR_STEP = { note: 'finding', trade: 'finding', person: 'finding' } as const;
const VISIT = {
  weather: 'project',
  'attendedBy[]': 'project',
  'inspectedAreas[]': 'project',
  'notInspected[].area': 'project',
  'notInspected[].reason': 'project',
} as const;

export const WORDS_THAT_WARN: Readonly<Record<string, Readonly<Record<string, Heard>>>> = {
  login: { email: ACCOUNT },
  register: { '*': ACCOUNT },
  forgotPassword: { email: ACCOUNT },
  saveProfile: { '*': ACCOUNT },
  createProject: { name: 'project', description: 'project', address: 'project' },
  updateProject: { name: 'project', description: 'project', address: 'project' },
  deleteProject: { reason: 'reason' },
  setLegalHold: { reason: 'project' },
  liftLegalHold: { reason: 'project' },
  closeBuildingAlert: { reason: 'reason' },
  addPlace: { name: 'project', level: 'project' },
  changePlace: { name: 'project', level: 'project' },
  addVisit: VISIT,
  changeVisit: VISIT,
  addPerson: { name: 'project', phone: ACCOUNT, email: ACCOUNT },
  changePerson: { name: 'project', phone: ACCOUNT, email: ACCOUNT },
  addPlan: { name: 'project' },
  renamePlan: { name: 'project' },
  addPin: { label: 'project' },
  movePin: { label: 'project' },
  addDocument: { name: KNOWN },
  changeDocument: { name: KNOWN },
  saveMarkup: { 'shapes[].text': 'project' },
  answerPrompt: { reason: 'project' },
  analyze: { defectDescription: 'finding' },
  addVoiceNote: { text: 'finding' },
  writeVoiceText: { text: 'finding' },
  decideDefect: { defectType: 'finding', location: 'finding', note: 'finding' },
  closeAlert: { reason: 'reason', title: 'not (which alert is meant)' },
  reopenAlert: { title: 'not (which alert is meant)' },
  deleteDefect: { reason: 'reason' },
  deleteFindings: { reason: 'reason' },
  addReading: { point: 'finding', note: 'finding' },
  changeRepair: REPAIR_STEP,
  changeRepairs: REPAIR_STEP,
  repairLinkStep: { note: 'finding' },
  makeRepairLink: { name: 'project', contact: 'project', message: 'project', trade: 'finding' },
  setDraftAside: { reason: 'reason' },
  deleteImport: { reason: 'reason' },
  createReport: REPORT,
  checkReport: { '*': 'not (asks what is missing and keeps nothing)' },
  updateReport: REPORT,
  setLetterhead: LETTERHEAD,
  previewLetterhead: LETTERHEAD,
  chat: { message: 'answer', query: 'answer' },
  tryPhoto: { defectDescription: 'answer' },
  sendContact: {
    ...{ firstName: ACCOUNT, lastName: ACCOUNT, email: ACCOUNT, phone: ACCOUNT, company: ACCOUNT },
    message: 'answer',
  },
  askForNews: { email: ACCOUNT },
  printChecklist: { '*': 'not (a PDF of what was typed, which says what it warns of and is kept nowhere)' },
  rateAnswer: { note: 'not (of an answer, which carried its alerts)' },
  writeReview: { '*': 'not (of the product)' },
  sandboxConfirm: { '*': 'not (of a card)' },
  suspendAccount: { reason: OPERATOR },
  adjustCredits: { reason: OPERATOR },
  announce: { '*': OPERATOR },
  extractRealUsers: { '*': OPERATOR },
  extractMigration: { '*': OPERATOR },
  makeApiKey: { name: OPERATOR },
  train: { trueDefectType: OPERATOR },
};

/** Who hears what is written in a box; undefined for one that isn't listed. */
export function heardBy(endpoint: string, field: string): Heard | undefined {
  const fields = WORDS_THAT_WARN[endpoint] ?? {};
  const [group] = field.split('.');
  return fields[field] ?? fields[`${group}.*`] ?? fields['*'];
}
