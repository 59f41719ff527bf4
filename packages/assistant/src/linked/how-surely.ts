/** How surely the words of a message mean what they are linked to in the account, and not any building. */
import { OF_ONES_OWN } from '../aims/which-finding.ts';
import type { Thread } from '../question/thread.ts';
import { facetsAsked } from './facets.ts';
import type { Linked } from './link.ts';

/** Speaks of what was recorded, and not of building. */
const OF_RECORD =
  /\b(?:i|we|you)(?:['’]?ve| have| had| did)?(?: \w+)? (?:log(?:ged)?|record(?:ed)?|not(?:e|ed)|enter(?:ed)?|measured|photo\w*|snap\w*|put|wrote|write|found|find|pick(?:ed)? up|book(?:ed)?(?: it)? in|add(?:ed)?|mark(?:ed)?|rated?|clos(?:e|ed)|fix(?:ed)?)\b|\bon (?:record|file|the (?:list|books|system))\b|\bin (?:the|this|your) app\b|\bin (?:my|our) (?:list|findings?|projects?|account)\b|\bback to (?:the|my|our|that)\b|\b(?:my|our) (?:findings?|list|records?|notes?|entr(?:y|ies)|projects?|jobs?)\b|\bremind me\b|\bwhat(?:['’]?s| is| was)? (?:still )?(?:left|outstanding|open)\b|\b(?:which|what) (?:of (?:my|our) )?(?:jobs?|projects?|sites?|lots?|findings?)\b|\bwhat was (?:wrong|broken|the (?:problem|issue|matter|trouble))\b/i;
/** Whether a message speaks of what was recorded. */
export const speaksOfRecord = (text: string): boolean => OF_RECORD.test(text);
const SIZED = /\d ?(?:mm|cm|m|mil|mils|millimet\w+|inch(?:es)?)\b|\b1 ?: ?\d/i;
/** Asks what holds of any building. */
const OF_ANY =
  /\b(?:limits?|allowed|allowable|tolerances?|max(?:imum)?|min(?:imum)?|usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|in general|causes?|caused|mean(?:s|ing)?|stands? for|supposed to|code|standard|ncc|rule)\b/i;
/** 'A slab crack' is any; so is what is left out. */
const ANY_ONE = /\b(?:an?|any|some|every) (?:\w+ ){0,2}$/i;
const LEAVES_OUT =
  /\b(?:but not|not the|not counting|except(?: for)?|apart from|other than|besides|beside|excluding|leaving out|without|ignoring)\b/i;

const isAny = (text: string, { terms }: Linked) =>
  terms.some(({ said, kind }) => {
    const at = kind === 'word' || kind === 'note' ? text.toLowerCase().indexOf(said) : -1;
    return at > 0 && ANY_ONE.test(text.slice(0, at));
  });

/** Whether no other answer will do than one of what is linked. */
export function isSure(text: string, linked: Linked, thread: Thread): boolean {
  const { findings, terms, projects } = linked;
  if (findings.length === 0 || findings.length > MOST || LEAVES_OUT.test(text)) return false;
  if (terms.some(({ kind }) => kind === 'number' || kind === 'code')) return true;
  const words = terms.filter(({ kind }) => kind !== 'area');
  if (words.length === 0) return false;
  const telling = words.some(({ common }) => !common);
  const ofNote = words.every(({ kind }) => kind === 'note');
  const together = new Set(
    words
      .filter(({ kind, fits }) => kind !== 'defect' && findings.every(({ id }) => fits.has(id)))
      .map(({ said }) => said),
  );
  if (OF_RECORD.test(text) || OF_ONES_OWN.test(text))
    return !ofNote || (telling && (together.size > 1 || findings.length <= FEW));
  if (SIZED.test(text) || OF_ANY.test(text) || isAny(text, linked)) return false;
  // Whether one may be on it is asked of what the words name, were it only in a note.
  const enough = ofNote && !facetsAsked(text).includes('use') ? 2 : 1;
  if (projects.length > 0 && (telling ? together.size >= enough : together.size > 1 && !ofNote)) return true;
  if (together.size > (telling ? 1 : 2)) return true;
  const onOwn =
    thread.aim?.startsWith('own.') === true && (thread.listed.length > 0 || thread.findingId !== null);
  return onOwn && telling && !ofNote;
}
const MOST = 12;
/** So few that one rare word of a note tells which. */
const FEW = 2;

/** Whether it may be meant, so that an answer of it is better than none. */
export function mayMean(text: string, linked: Linked): boolean {
  const { findings, terms, projects } = linked;
  if (findings.length === 0 || findings.length > MOST || LEAVES_OUT.test(text) || SIZED.test(text))
    return false;
  if (projects.length === 0 && terms.every(({ kind }) => kind === 'note') && isAny(text, linked))
    return false;
  return projects.length > 0 || terms.some(({ common, kind }) => !common || kind === 'code');
}
