/** A danger that the next message takes back, beside what that message goes on to ask. */
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { isOver } from './danger.ts';
import { wasHarmless } from './said-so-far.ts';

/** Where one clause ends and another may ask: 'false alarm. How do I …', 'it was the kettle, what is …'. */
const BETWEEN =
  /(?<=[.!?;])\s+|\n+|\s+[-–—]+\s+|,?\s+(?:(?:and|so|but|now)\s+)*(?=(?:how|what|which|who|where|when|why)\b)|,\s*(?:(?:and|so|but|now)\s+)*(?=(?:can|could|should|shall|may|is|are|do|does)\b)/i;
const ASKS =
  /\?\s*$|^\W*(?:(?:and|so|but|now|ok|anyway|also)\b\W*)*(?:how|what|which|who|where|when|why|can|could|should|shall|may|is|are|do|does)\b/i;

/** What a message tells before it asks, and what it asks from there on. */
export function toldAndAsked(message: string): { told: string; asked: string } {
  const pieces = message.split(BETWEEN).filter((piece) => piece.trim() !== '');
  const at = pieces.findIndex((piece) => ASKS.test(piece));
  if (at < 0) return { told: message, asked: '' };
  return { told: pieces.slice(0, at).join(', '), asked: pieces.slice(at).join(' ') };
}

/** Something of it is left, came back, or nobody did more than look. */
const IS_LEFT =
  /\bstill\b|\b(?:smell\w*|hiss\w*|noise|leak\w*|it|he|she|they)(?:['’]s| is| was| has| came| comes| keeps)* (?:back|coming back|worse)\b|\b(?:only|just|barely) (?:had a |took a )?(?:look\w*|glanc\w*|peek\w*)\b|\b(?:over|by|on) the phone\b|\b(?:said|says|reckons?|thinks?|thought|hopes?|guess\w*|supposed|promis\w*)\b|\b(?:except|apart from|most of|half|partly|for now|temporar\w*|tape\w*|patched)\b|\bbut\b/i;
export const isLeft = (told: string): boolean => IS_LEFT.test(told);
const DENIED = /\b(?:not|never|no one|nobody|cannot)\b|n['’]t\b|\b(?:isnt|hasnt|wasnt|didnt|doesnt|wont)\b/i;

/** 'Fixed last week, new sheet in', 'it’s been replaced'. */
const MENDED =
  /^\W*(?:(?:oh|no|sorry|yes|ok|all)\W+)*(?:(?:it|that|they)(?:['’]?s|['’]?ve| was| were| has| have)?(?: all)?(?: been)? )?(?:fixed|repaired|replaced|rebuilt|re-?sheeted)\b(?! (?:by myself|it myself))/i;
const BY_SIZE = /(\d+(?:[.,]\d+)?) ?mm\b/i;
/** A wall that is this far out is no longer as good as plumb. */
const PLUMB_MM = 5;

/** What was looked at with an instrument or tried, and found to be well; of each kind only what settles that kind. */
const FOUND_WELL: Partial<Record<AlertKind, (told: string, alert: Alert) => boolean>> = {
  fire: (told, { title }) =>
    /\bsmoke alarm\b/i.test(title) &&
    /\b(?:works?|working|sounded|sounds|beeped|went off|goes off|passed)\b/i.test(told) &&
    /\b(?:tested|test|pressed|button|turn(?:s|ed) out|found|checked)\b/i.test(told),
  sewage: (told) =>
    /\b(?:drains?|sewers?|pipes?|blockages?|line)\b.{0,40}\b(?:cleared|unblocked|jetted)\b|\b(?:cleared|unblocked|jetted)\b.{0,25}\b(?:drains?|sewers?|pipes?|blockages?|line)\b/i.test(
      told,
    ),
  gas: (told) =>
    /\bgas ?(?:fitter|guy|bloke|network|company)\b.{0,40}\b(?:checked|tested)\b.{0,30}\b(?:tight|no leaks?|passed)\b/i.test(
      told,
    ),
  retaining_wall: isPlumb,
  structural: isPlumb,
};

function isPlumb(told: string): boolean {
  const by = /\b(?:spirit level|levels?|laser|plumb ?bob|straight ?edge|string ?line)\b/i.test(told);
  const well =
    /\b(?:plumb|vertical|straight|true|upright)\b/i.test(told) && !/\bout of\b|\boff\b/i.test(told);
  const out = Number((BY_SIZE.exec(told)?.[1] ?? '0').replace(',', '.'));
  return by && well && out <= PLUMB_MM;
}

/** Whether these words tell that every danger that presses is over. `ofSmell`: all were told by a smell alone. */
export const endsAll = (told: string, past: readonly Alert[], ofSmell: boolean): boolean => {
  if (told.trim() === '') return false;
  const nothingElse = told.replace(
    /\bno(?:thing)? (?:more )?(?:leaks?|smell|hiss|at the \w+|wrong)\b/gi,
    ' ',
  );
  if (wasHarmless(told)) return ofSmell;
  if (isOver(told)) return true;
  if (DENIED.test(nothingElse)) return false;
  if (MENDED.test(told)) return past.length < 2;
  return past.length > 0 && past.every((alert) => FOUND_WELL[alert.kind]?.(told, alert) === true);
};
