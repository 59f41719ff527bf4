/** What an account holds of a finding, a project or a report, each asked for in words of its own. */
import { type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import type { Aim } from '../aims/aims.ts';
import type { Part } from '../compose/part.ts';
import { small } from '../rows/row.ts';

/** What is recorded of one thing. */
export interface Value {
  /** The bare value: '6.5 mm', '28 June 2024'. */
  said: string;
  /** What it is, after the value and a colon; without a full stop. */
  is: string;
  /** True where the value goes on in the same sentence: '80% sure of it'. */
  goesOn?: boolean;
  /** Whole sentences that go on from it. */
  more?: string;
}

export interface Attribute<T> {
  id: string;
  /** Words by which people ask for it. */
  asked: RegExp;
  /** Undefined where nothing is recorded. */
  read: (
    of: T,
    name: string,
    own: OwnContext,
    text: string,
  ) => Promise<Value | undefined> | Value | undefined;
  /** 'No stage of works is recorded'. */
  none: string;
  /** How to add it, as a sentence; empty where nobody can. */
  add: string;
  /** True where it is told here only beside another: alone it is told elsewhere. */
  onlyBeside?: boolean;
  /** True where it is told only if nothing else is asked. */
  alone?: boolean;
  /** What is said where it is asked of a part of a project; unset where a part is never told of. */
  notOfPart?: string;
  /** True where people say besides what they want it for: 'the plumber is lost'. */
  saidWhatFor?: boolean;
}

/** The value first, then what it is. */
export const saidOf = ({ said, is, goesOn = false, more = '' }: Value): string =>
  `**${said}**${goesOn ? '' : ':'} ${is}.${more === '' ? '' : ` ${more}`}`;

/** That nothing is recorded, and how to add it. */
export const noneOf = ({ none, add }: Pick<Attribute<never>, 'none' | 'add'>, name: string): string =>
  `**${none}** for ${name}.${add === '' ? '' : ` ${add}`}`;

/** Asks what holds of any building, or what ought to be, and not what was recorded. */
export const ASKS_OF_ANY =
  /\b(?:should|must|ought|may (?:an?|the|it|there|be)|(?:can|could) (?:anybody|anyone|one|a photo|photos)|(?:class|category)\b.{0,20}\b(?:is|would|that|land|fall)|allowed|allowable|limits?|toleranc\w*|max(?:imum)?|min(?:imum)?|usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|in general|meant to|supposed to|required?|how (?:do|does|can|could|would) (?:i|we|you|one|a)|cost\w*|price|legal\w*|too (?:wide|high|big|low|much))\b/i;

const REST = [
  /\b(?:stages?|photos?|pics?|pictures?|images?|shots?|panel|engines?|sure|confiden\w*|certain\w*|percent\w*|widths?|heights?|lengths?|depths?|sizes?|wide|high|tall|deep|long|big|thick|far|up|measur\w*|gauged?|recorded|logged|noted|entered|found|picked|taken|called|originally|original|first|rated|rating|decid\w*|decision|confirm\w*|reject\w*|correct\w*|knock\w* back|knocked|chang\w*|sign\w* off|who|when|why|what|which|how|many|much|day|date|number|no|days|reasons?|anyone|anybody|somebody|someone|works|show|shows|finding|put|get|got|was|were|did|does|is|note|notes|repair\w*|readings?|next|last|latest|due|report|there|anywhere|ever|back|yet)\b/gi,
] as const;
/** A message without the words that ask, so that what is left names something. */
export const withoutAsking = (text: string): string =>
  REST.reduce((rest, words) => rest.replace(words, ' '), text).replace(/\s+/g, ' ');

/** What is told, and what the conversation goes on with. */
export interface ToldAttribute {
  aim: Aim;
  parts: Part[];
  finding: OwnFindingSummary | null;
  projectId: number | null;
  /** The question that goes on to what is named next; unset where none does. */
  listAsked?: string;
}

/** 'Tile lippage (finding 1, Ensuite)' in the middle of a sentence. */
export const nameOf = ({ title, number, location }: OwnFindingSummary): string =>
  `${small(plain(title))} (finding ${number}${location ? `, ${plain(location)}` : ''})`;
