/**
 * Finds stated cues in the user's words. A cue is a few words that must stand in one clause, in any order:
 * 'door* stick*|bind*' needs a word that starts with 'door' and one that starts with 'stick' or 'bind'.
 * A clause that denies it ('no water inside', "isn't growing") doesn't state it, unless the cue itself
 * asks for the denial ('no|missing handrail*').
 */
export type Cue = string;

const NEGATIONS = new Set('no not never without none nothing nor hardly nobody nil zero neither'.split(' '));
const NEGATED_END = /n't$/;
/** How many words before a match a denial reaches. */
const REACH = 3;

interface Alternative {
  word: string;
  prefix: boolean;
}

const compiled = new Map<Cue, readonly (readonly Alternative[])[]>();

function compile(cue: Cue): readonly (readonly Alternative[])[] {
  let words = compiled.get(cue);
  if (!words) {
    words = cue
      .split(' ')
      .map((word) =>
        word.split('|').map((part) => ({ word: part.replace('*', ''), prefix: part.endsWith('*') })),
      );
    compiled.set(cue, words);
  }
  return words;
}

/** 'Displacement: nil' and 'no sign of any displacement' deny it as 'no displacement' does. */
const ANSWERED =
  /\b(displac\w+|movement|step\w*|lip\w*|lean\w*|bulg\w*|bow\w*|sag\w*)(?: is| was|:| -)* (nil|none|zero|not (?=seen|noted|evident|observed|visible|found))\b/g;
const SIGN = /\b(no|nil|without) (?:any |visible )?(?:signs?|evidence) of\b/g;

let latest: { text: string; clauses: readonly (readonly string[])[] } = { text: '', clauses: [] };

/** One description is asked for many cues in a row: its clauses are cut once. */
function clausesOf(text: string): readonly (readonly string[])[] {
  if (text === latest.text) return latest.clauses;
  const clauses = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(ANSWERED, 'no $1')
    .replace(SIGN, '$1')
    .split(/[,;:!?\n]|\.(?!\d)|\bbut\b|\balthough\b/)
    .map((clause) => clause.match(/[a-z0-9']+(?:\.\d+)?/g) ?? []);
  latest = { text, clauses };
  return clauses;
}

function denies(token: string): boolean {
  return NEGATIONS.has(token) || NEGATED_END.test(token);
}

function matches(token: string, alternatives: readonly Alternative[]): boolean {
  return alternatives.some(({ word, prefix }) => (prefix ? token.startsWith(word) : token === word));
}

function clauseStates(tokens: readonly string[], words: readonly (readonly Alternative[])[]): boolean {
  const asksForDenial = words.some((alternatives) => alternatives.some(({ word }) => denies(word)));
  const positions = words.map((alternatives) => tokens.findIndex((token) => matches(token, alternatives)));
  if (positions.some((position) => position < 0)) return false;
  if (asksForDenial) return true;
  return positions.every((position) => !tokens.slice(Math.max(0, position - REACH), position).some(denies));
}

/** True where one clause of the text states the cue and doesn't deny it. */
export function states(text: string, cue: Cue): boolean {
  const words = compile(cue);
  return clausesOf(text).some((tokens) => clauseStates(tokens, words));
}

/** True where any of the cues is stated. */
export function statesAny(text: string, cues: readonly Cue[]): boolean {
  return cues.some((cue) => states(text, cue));
}
