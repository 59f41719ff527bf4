/** What a conversation is about, carried from one message to the next as plain JSON. */
import { type DefectId, isDefectId, STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { type Aim, isAim } from '../aims/aims.ts';
import { INTENTS, type Intent } from './intents.ts';
import { LONGEST_SAID } from './said-so-far.ts';

/** Something that the last answer listed and that 'the second one' may mean. */
export interface ListedItem {
  /** A finding of the user's own; null for a defect as such. */
  findingId: number | null;
  defectId: DefectId | null;
}

/** Something that a message may have meant: a reading of what it wants, or a row. */
export interface Offer {
  /** What is shown, and sent when it is tapped. */
  label: string;
  aim: Aim | null;
  rowId: string | null;
}

export interface Pending {
  text: string;
  offers: readonly Offer[];
  /** Where the conversation stood before the message, for one that was asked about in place of its answer. */
  before?: Thread;
}

export interface Thread {
  intents: readonly Intent[];
  defectIds: readonly DefectId[];
  state: StateCode | null;
  /** The finding that is spoken of, where it is one of the user's own. */
  findingId: number | null;
  /** Stems of what the last question was about, for follow-ups that name no subject. */
  subject: readonly string[];
  listed: readonly ListedItem[];
  /** Findings that were told one at a time, the newest last: 'which of those two is worse'. */
  spoken: readonly number[];
  /** Ids of the first rows that the last answer cited. */
  cited: readonly string[];
  /** What the last message wanted, where that was no kind of row. */
  aim: Aim | null;
  /** The user's project that is spoken of. */
  projectId: number | null;
  /** Projects that the last answer listed. */
  listedProjects: readonly number[];
  /** The last question about a limit, for a message that only adds to it: 'it is in NSW'. */
  asked: string;
  /** The last question of building in full, for a turn that leans on it: 'and in Victoria?' Empty after the user's own work. */
  question: string;
  /** The last question that was answered with a list of the user's own findings, for 'and in October?' */
  listAsked: string;
  /** The last message that told when a building was finished, for 'till what date is that?' */
  dated: string;
  /** The day of the building contract that was told, to its month: which edition of a guide counts. */
  contract: string;
  /** The words that told of a danger, one danger a line, until the person says that it is over. */
  danger: string;
  /** The words that told of a danger that is over, and whether it was mended; another thing was it otherwise. */
  settled: { danger: string; mended: boolean } | null;
  /** The words that told of a crack that an engineer looks at first, while it is spoken of. */
  crack: string;
  /** The last message. */
  told: string;
  /** What was said so far of one subject, a message a line: a danger may be told over several. */
  said: string;
  /** What is talked of, a message a line: its thing first, then what was told of it. */
  topic: string;
  /** The messages that the last question of the account was made of, a line each, for one that changes a part of it. */
  planned: string;
  /** A message that wasn't read surely, with what it may have meant, each offered to tap. */
  pending: Pending | null;
}

export const NEW_THREAD: Thread = {
  intents: [],
  defectIds: [],
  state: null,
  findingId: null,
  subject: [],
  listed: [],
  spoken: [],
  cited: [],
  aim: null,
  projectId: null,
  listedProjects: [],
  asked: '',
  question: '',
  listAsked: '',
  dated: '',
  contract: '',
  danger: '',
  settled: null,
  crack: '',
  told: '',
  said: '',
  topic: '',
  planned: '',
  pending: null,
};

const MOST = 20;
export const LONGEST_ASKED = 300;
export const LONGEST_PENDING = 600;
const LONGEST_LABEL = 120;

const array = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST) : []);
const integer = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
const defect = (value: unknown): DefectId | null =>
  typeof value === 'string' && isDefectId(value) ? value : null;

function readPending(stored: unknown): Pending | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { text, offers, before } = stored as Record<string, unknown>;
  if (typeof text !== 'string') return null;
  return {
    text: text.slice(0, LONGEST_PENDING),
    offers: array(offers).flatMap((each) => {
      if (typeof each !== 'object' || each === null) return [];
      const { label, aim, rowId } = each as Record<string, unknown>;
      if (typeof label !== 'string') return [];
      return [
        {
          label: label.slice(0, LONGEST_LABEL),
          aim: isAim(aim) ? aim : null,
          rowId: typeof rowId === 'string' ? rowId : null,
        },
      ];
    }),
    // Nothing was asked back before it: no thread holds another, and that one more.
    ...(typeof before === 'object' &&
      before !== null && { before: readThread({ ...before, pending: null }) }),
  };
}

function readSettled(stored: unknown): Thread['settled'] {
  if (typeof stored !== 'object' || stored === null) return null;
  const { danger, mended } = stored as Record<string, unknown>;
  return typeof danger === 'string' && typeof mended === 'boolean'
    ? { danger: danger.slice(0, LONGEST_SAID), mended }
    : null;
}

const MOST_SPOKEN = 4;

/** What was told one at a time, with the one that an answer told alone. */
export function spokenWith(before: readonly number[], { findingId, listed }: Thread): readonly number[] {
  const [only, ...others] = listed.flatMap((item) => item.findingId ?? []);
  const told = findingId ?? (others.length === 0 ? only : undefined);
  return told === undefined ? before : [...before.filter((id) => id !== told), told].slice(-MOST_SPOKEN);
}

/** Reads a stored thread back; what it doesn't know is left out, so an older one never breaks a newer program. */
export function readThread(stored: unknown): Thread {
  if (typeof stored !== 'object' || stored === null) return NEW_THREAD;
  const {
    intents,
    defectIds,
    state,
    findingId,
    subject,
    listed,
    spoken,
    cited,
    aim,
    projectId,
    listedProjects,
    asked,
    question,
    listAsked,
    dated,
    contract,
    danger,
    settled,
    crack,
    told,
    said,
    topic,
    planned,
    pending,
  } = stored as Record<string, unknown>;
  return {
    intents: INTENTS.filter((intent) => array(intents).includes(intent)),
    defectIds: array(defectIds).flatMap((id) => defect(id) ?? []),
    state: STATE_CODES.find((code) => code === state) ?? null,
    findingId: integer(findingId),
    subject: array(subject).filter((word): word is string => typeof word === 'string' && word.length < 50),
    cited: array(cited).filter((id): id is string => typeof id === 'string' && id.length < 100),
    spoken: array(spoken).flatMap((id) => integer(id) ?? []),
    aim: isAim(aim) ? aim : null,
    projectId: integer(projectId),
    listedProjects: array(listedProjects).flatMap((id) => integer(id) ?? []),
    asked: typeof asked === 'string' ? asked.slice(0, LONGEST_ASKED) : '',
    question: typeof question === 'string' ? question.slice(0, LONGEST_ASKED) : '',
    listAsked: typeof listAsked === 'string' ? listAsked.slice(0, LONGEST_ASKED) : '',
    dated: typeof dated === 'string' ? dated.slice(0, LONGEST_ASKED) : '',
    contract: typeof contract === 'string' && /^20\d\d-\d\d-\d\d$/.test(contract) ? contract : '',
    danger: typeof danger === 'string' ? danger.slice(0, LONGEST_SAID) : '',
    settled: readSettled(settled),
    crack: typeof crack === 'string' ? crack.slice(0, LONGEST_ASKED) : '',
    told: typeof told === 'string' ? told.slice(0, LONGEST_ASKED) : '',
    said: typeof said === 'string' ? said.slice(0, LONGEST_SAID) : '',
    topic: typeof topic === 'string' ? topic.slice(0, LONGEST_SAID) : '',
    planned: typeof planned === 'string' ? planned.slice(0, LONGEST_SAID) : '',
    pending: readPending(pending),
    listed: array(listed).flatMap((item) => {
      if (typeof item !== 'object' || item === null) return [];
      const entry = item as Record<string, unknown>;
      return [{ findingId: integer(entry.findingId), defectId: defect(entry.defectId) }];
    }),
  };
}
