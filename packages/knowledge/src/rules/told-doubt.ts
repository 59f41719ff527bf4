/**
 * What the words say isn't known stays unknown: 'the wall is veneer or cavity, I couldn't see which' names two walls
 * and states neither. A rule is asked once for each way it may be, and decides only where all of them agree.
 */
import { needs, type Rule, type RuleFacts, type RuleOutcome } from './facts.ts';

const UNKNOWN = [
  "\\b(?:it is |it's |is |are |was |were )?(?:not|never)(?: \\w+)? (?:known|recorded|visible|clear|certain|sure|shown|noted|stated|labelled)",
  '\\b(?:unknown|unsure|unclear|uncertain|undetermined)',
  "\\b(?:i |we |they )?(?:do not|don't|dont|did not|didn't|does not|doesn't|could not|couldn't|cannot|can not|can't|cant)\\s+(?:\\w+ly |quite )?(?:know|remember|recall|tell|see|say|show|make out|work out)",
  '\\b(?:nobody|no one|none of us) (?:knows|could tell|can tell|remembers)',
  '\\bno (?:idea|way to tell|telling)',
  '\\b(?:could|may|might)(?: well)? be\\b',
].join('|');
const DOUBT = new RegExp(`(?:${UNKNOWN})`, 'i');
const BEFORE_ALTERNATIVES = new RegExp(
  `^.*?(?:${UNKNOWN})(?:\\s+(?:if|whether|which|what|that|about|of|or|it|it's|its|is|are|was|were|they|there|this|either|how|yet))*\\s*`,
  'i',
);
/** What was asked for, and not what it may be: 'unknown material', 'which one it is'. */
const ALTERNATIVES = /\s*,\s*(?:or\s+)?|\s+or\s+/i;
/** A comma before the doubt or among its alternatives doesn't end it; these do. */
const SENTENCE = /(?<=[.;!?\n](?!\d))|\s+(?=but\b)/;
const PART = /,\s*/;

interface Doubt {
  /** The words without what is in doubt. */
  without: string;
  /** Each thing that it may be, as the words put it. */
  alternatives: readonly string[];
}

/** Splits a sentence into what it states and what it leaves open; undefined where it leaves nothing open. */
function doubtIn(sentence: string): Doubt | undefined {
  const parts = sentence.split(PART);
  const at = parts.findIndex((part) => DOUBT.test(part));
  if (at < 0) return undefined;
  // 'Lippage 1.8 mm, I don't know …' states the first part; 'veneer or cavity, not known which' does not.
  const open = parts.slice(at).join(', ');
  const told = open.slice(0, DOUBT.exec(open)?.index ?? 0);
  const after = open.replace(BEFORE_ALTERNATIVES, '').replace(/[.;!?\s]+$/, '');
  const before = at > 0 && /\bor\b/i.test(parts[at - 1] ?? '') ? (parts[at - 1] ?? '') : '';
  const named = after.split(ALTERNATIVES).length > 1 || !before ? after : before;
  const alternatives = named
    .split(ALTERNATIVES)
    .map((one) => one.trim())
    .filter(Boolean);
  const stated = parts.slice(0, before && named === before ? at - 1 : at);
  return { without: [...stated, told].filter((part) => part.trim() !== '').join(', '), alternatives };
}

let latest: { words: string; readings: readonly string[] } = { words: '', readings: [''] };

/** Each way that it may be, as words for a rule; one alone where nothing is left open. Rule after rule asks of the same. */
function readingsOf(words: string): readonly string[] {
  if (words !== latest.words) latest = { words, readings: cutIntoReadings(words) };
  return latest.readings;
}

function cutIntoReadings(words: string): readonly string[] {
  const lines = words.split('\n');
  // What was answered stands last, and answers what the words left open.
  const answer = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  const told = answer ? lines.slice(0, -1).join('\n') : words;
  const sentences = told.split(SENTENCE);
  const at = sentences.findIndex((sentence) => doubtIn(sentence));
  const doubt = doubtIn(sentences[at] ?? '');
  if (!doubt) return [words];
  const rebuilt = (open: string) =>
    [...sentences.slice(0, at), doubt.without, open, ...sentences.slice(at + 1), answer && `\n${answer}`]
      .filter(Boolean)
      .join(' ');
  const { alternatives } = doubt;
  if (answer && answersOne(answer, alternatives)) return [rebuilt('')];
  return alternatives.length > 1
    ? alternatives.map(rebuilt)
    : [rebuilt(''), ...alternatives.flatMap((one) => [rebuilt(one)])];
}

const LEAST_LETTERS = 4;

function answersOne(answer: string, alternatives: readonly string[]): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length >= LEAST_LETTERS);
  const answered = words(answer);
  return alternatives.some((one) =>
    words(one).some((word) => answered.some((other) => other.startsWith(word) || word.startsWith(other))),
  );
}

const outcomeOf = (outcome: RuleOutcome) =>
  outcome.status === 'decided' ? outcome.decision.verdict : outcome.status;

/** The outcome of a rule where it is the same for every way that the words leave open, else the question. */
export function whateverItIs(judge: Rule['judge'], facts: RuleFacts): RuleOutcome {
  const [first = facts.description, ...rest] = readingsOf(facts.description);
  const outcome = judge(first === facts.description ? facts : { ...facts, description: first });
  if (rest.length === 0) return outcome;
  const others = rest.map((description) => judge({ ...facts, description }));
  const decides = [outcome, ...others].some(({ status }) => status === 'decided');
  return !decides || others.every((other) => outcomeOf(other) === outcomeOf(outcome))
    ? outcome
    : needs([], ['what the words leave open']);
}
