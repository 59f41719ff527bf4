/** Tries the rules on a text. */
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { CONDITION_NAMES, THING_NAMES } from './lexicon.ts';
import { PARSED, type Rule, type Term } from './parsed-rules.ts';
import type { Reading, Span } from './reading.ts';
import { TOLD_BY_ASKING } from './sayings.ts';
import type { Word } from './words.ts';

/** A hazard that the words tell of, and the words. */
export interface Told {
  hazard: HazardId;
  because: string;
  /** The reading that tells of it, where in it, and where the word stands that decides it. */
  in: Reading;
  span: Span;
  lead: Span;
  /** True where it takes the building's age, which the words don't tell. */
  aged: boolean;
  /** Told by a rule that is certain. */
  certain: boolean;
  /** Told by one that no model outvotes. */
  firm: boolean;
}

const PLACING = /^(?:on|in|at|of|near|beside|off|along|around|behind|under|from|above|below|over)$/;
const SPEAKS_ON =
  /^(?:it|they|this|that|these|those|theyre|them|one|some|whole|he|she|looks|very|really|so|still|now|also|is|are|has|have|can|could|seems|underneath|under|below|beneath|part|parts|bits|pieces|most|everything)$/;
const LONGEST_PHRASE = 5;
/** Kinds where another part that stands nearer takes the condition: a cracked tile beside a shower screen. */
const TAKEN_BY_OTHERS = new Set([
  'electrical',
  'structural',
  'ceiling',
  'balcony',
  'glass',
  'fall',
  'retaining_wall',
]);

class Matcher {
  private readonly words: readonly Word[];
  private readonly found: Reading['found'];
  private readonly denied: readonly boolean[];
  private readonly quiet: readonly boolean[];

  constructor({ words, found, denied, quiet }: Reading) {
    this.words = words;
    this.found = found;
    this.denied = denied;
    this.quiet = quiet;
  }

  /** A thing is lacking: 'no handrail', 'handrail missing', 'doesn't latch'. */
  private lacks({ start, end }: Span, condition: boolean): boolean {
    const clause = this.words[start]?.clause;
    const textAt = (at: number) => (this.words[at]?.clause === clause ? (this.words[at]?.text ?? '') : '');
    if (condition) {
      for (let at = start - 1; at >= start - 6; at -= 1) {
        if (/^(?:not|no|none|never|without|hardly)$/.test(textAt(at))) return true;
        if (/^(?:fails|failing|refuses|failed|missing|wont|cant|stopped|stops)$/.test(textAt(at)))
          return true;
        if (/^(?:and|or)$/.test(textAt(at))) continue;
      }
      return /^(?:broken|missing|failed|busted|stuffed|faulty|fails)$/.test(textAt(end));
    }
    for (let at = start - 1; at >= start - 6; at -= 1) {
      const word = textAt(at);
      if (/^(?:no|without|missing|lacks|lacking|lack|zero|needs|absent|nil)$/.test(word)) {
        const between = this.words.slice(at + 1, start).map(({ text }) => text);
        const signs = /^(?:sign|signs|evidence) (?:of)/.test(between.join(' '));
        return (
          (signs &&
            !between.some((one) =>
              /^(?:loose|broken|unsafe|damaged|rotten|cracked|wobbly|missing|gap|gaps)$/.test(one),
            )) ||
          !between.some((one) =>
            /^(?:of|in|on|to|with|about|issues?|problems?|one|need|longer|further|at|from|near|beside|within|against|next|under|into|climbable|objects|found|loose|broken|unsafe|damaged|rotten|cracked|rusted|rusty|wobbly|damage|faults?)$/.test(
              one,
            ),
          )
        );
      }
      if (word === 'not' || word === 'nobody')
        return this.words
          .slice(at + 1, start)
          .every(({ text }) =>
            /^(?:have|has|had|a|any|got|been|install|installed|fit|fitted|put|see|find|can|see|the|single|working|in|hall|fixed|get|given|exist|be)$/.test(
              text,
            ),
          );
      if (word === '') break;
    }
    // 'Smoke alarms: nil'.
    const isLabel = textAt(start - 1) === '' && textAt(end) === '';
    if (
      isLabel &&
      /^(?:nil|none)$/.test(this.words[end]?.text ?? '') &&
      this.words[end]?.sentence === this.words[start]?.sentence
    )
      return true;
    for (let at = end; at < end + 6; at += 1) {
      if (/^(?:missing|absent|gone|nonexistent|lacking)$/.test(textAt(at)))
        return (
          !this.denied[at] &&
          !/^(?:its|a|the|some|one|an|their|it)$/.test(textAt(at + 1)) &&
          !/^(?:caps?|screws?|tags?|labels?|stickers?|paint|knobs?)$/.test(at > end ? textAt(at - 1) : '')
        );
      if (
        textAt(at) === 'not' &&
        /^(?:installed|fitted|there|provided|present|exist|in|been|yet|up)$/.test(textAt(at + 1))
      )
        return true;
      if (/^(?:removed|taken|stolen)$/.test(textAt(at)) && at <= end + 3 && !this.quiet[at - 1]) return true;
    }
    return false;
  }

  private holds(term: Term, name: string, span: Span): boolean {
    const condition = CONDITION_NAMES.has(name) && !THING_NAMES.has(name);
    if (term.role === 'lacking') return !this.quiet[span.start] && this.lacks(span, condition);
    if (term.role === 'undenied') return !this.denied[span.start] && !this.quiet[span.start];
    return (
      !condition ||
      (span.end - span.start > 1 && /^(?:no|not|without)$/.test(this.words[span.start]?.text ?? '')) ||
      (!this.denied[span.start] && !this.quiet[span.start])
    );
  }

  private near(anchor: Span, other: Span, reach: number): boolean {
    const [first, second] = anchor.start <= other.start ? [anchor, other] : [other, anchor];
    const apart = second.start - first.end;
    const from = this.words[first.start];
    const to = this.words[second.start];
    if (!from || !to || apart > reach) return false;
    if (from.sentence === to.sentence) return true;
    if (to.sentence - from.sentence !== 1 || apart > Math.min(reach, 8)) return false;
    // 'The rails are firm. One wall is scuffed.' are two matters; 'Look at the rail. It wobbles.' is one.
    if (apart <= 4) return true;
    let opening = second.start;
    while (this.words[opening - 1]?.sentence === to.sentence) opening -= 1;
    return this.words.slice(opening, opening + 2).some(({ text }) => SPEAKS_ON.test(text));
  }

  /** The places of a class that may stand within reach of this one. */
  private around(name: string, anchor: Span, reach: number): Span[] {
    const spans = this.found.get(name) ?? [];
    const from = anchor.start - reach - LONGEST_PHRASE;
    const to = anchor.end + reach + 1;
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < spans.length && (spans[end]?.start ?? 0) <= to) end += 1;
    return spans.slice(low, end);
  }

  /** True where a part that the rule doesn't mean stands nearer to the condition. */
  private taken(condition: Span, thing: Span): boolean {
    const apart = thing.start > condition.start ? thing.start - condition.end : condition.start - thing.end;
    return this.around('other', condition, 8).some((other) => {
      if (this.words[other.start]?.clause !== this.words[condition.start]?.clause) return false;
      // 'Held with cable ties' names them itself.
      if (other.start >= condition.start && other.end <= condition.end && condition.end - condition.start > 2)
        return false;
      // 'The cord under the carpet is frayed': the part that is named first has the fault.
      const places =
        PLACING.test(this.words[thing.end]?.text ?? '') &&
        other.start > thing.end &&
        other.start - thing.end <= 3 &&
        condition.start > other.start;
      if (places) return false;
      // 'The table on the balcony is wobbly', the other way round.
      const placed =
        PLACING.test(this.words[other.end]?.text ?? '') &&
        thing.start > other.end &&
        thing.start - other.end <= 3 &&
        condition.start > thing.start;
      if (placed) return true;
      // 'A big belly over the couch', 'a chunk the size of a plate': places and likenesses have no fault themselves.
      const before = this.words.slice(Math.max(0, other.start - 4), other.start).map(({ text }) => text);
      if (before.includes('size') || before.includes('like')) return false;
      if (thing.start < condition.start && other.start > condition.end)
        if (before.slice(-3).some((word) => PLACING.test(word))) return false;
      const between =
        other.start > condition.start ? other.start - condition.end : condition.start - other.end;
      return between < apart && between <= 3;
    });
  }

  private nearest(rule: Rule, term: Term, anchor: Span, settled: boolean): Span | undefined {
    let best: Span | undefined;
    // The verb and the stuff of a makeshift aren't what it holds: 'plugged with glue', 'tied with wire'.
    const isMade = rule.terms[0]?.classes.includes('bodge') === true;
    for (const name of term.classes)
      for (const span of this.around(name, anchor, rule.reach)) {
        if (!this.near(anchor, span, rule.reach)) continue;
        if (span.start === anchor.start && span.end === anchor.end) continue;
        if (
          span.start < anchor.end &&
          anchor.start < span.end &&
          !(span.end - span.start > 1 || anchor.end - anchor.start > 1)
        )
          continue;
        if (!this.holds(term, name, span)) continue;
        if (isMade && (span.start === anchor.start || span.end === anchor.end)) continue;
        if (
          TAKEN_BY_OTHERS.has(HAZARDS[rule.hazard].kind) &&
          THING_NAMES.has(name) &&
          !settled &&
          this.taken(anchor, span)
        )
          continue;
        if (!best || Math.abs(span.start - anchor.start) < Math.abs(best.start - anchor.start)) best = span;
      }
    return best;
  }

  private present(term: Term, anchor: Span): boolean {
    return term.classes.some((name) =>
      this.around(name, anchor, 40).some(
        ({ start }) => this.words[start]?.sentence === this.words[anchor.start]?.sentence,
      ),
    );
  }

  private parted(rule: Rule, { start, end }: Span): boolean {
    return rule.terms.some(
      ({ role, classes }) =>
        role === 'between' &&
        classes.some((name) =>
          (this.found.get(name) ?? []).some((span) => span.start > start && span.end < end),
        ),
    );
  }

  /** False where a class that the rule asks for isn't in the text at all. */
  mayHold({ terms }: Rule): boolean {
    return terms.every(
      ({ role, classes }) =>
        role === 'absent' || role === 'between' || classes.some((name) => this.found.has(name)),
    );
  }

  /** The first place where the rule holds, and its first term there. */
  try(rule: Rule): { span: Span; lead: Span } | undefined {
    const [lead, ...others] = rule.terms;
    for (const name of lead?.classes ?? [])
      for (const anchor of this.found.get(name) ?? []) {
        if (!lead || !this.holds(lead, name, anchor)) continue;
        if (this.quiet[anchor.start] && !TOLD_BY_ASKING.has(name)) continue;
        const spans = [anchor];
        const fits = others.every((term) => {
          if (term.role === 'absent') return !this.present(term, anchor);
          if (term.role === 'between') return true;
          const span = this.nearest(rule, term, anchor, spans.length > 1);
          if (span) spans.push(span);
          return span !== undefined;
        });
        const whole = {
          start: Math.min(...spans.map(({ start }) => start)),
          end: Math.max(...spans.map(({ end }) => end)),
        };
        if (fits && !this.parted(rule, whole)) return { span: whole, lead: anchor };
      }
    return undefined;
  }
}

/**
 * Every hazard that a rule tells of, one a rule at most. `given` are classes that hold for the whole building:
 * a term that asks for one is met.
 */
export function hazardsIn(text: Reading, given: ReadonlySet<string> = new Set()): Told[] {
  const read = new Matcher(text);
  const told: Told[] = [];
  for (const rule of PARSED) {
    const { hazard, certain, firm } = rule;
    const known = told.find((one) => one.hazard === hazard);
    if (known && (known.firm || !certain || (known.certain && !firm))) continue;
    const found = read.mayHold(rule) ? read.try(rule) : undefined;
    if (found && known) Object.assign(known, { certain, firm });
    else if (found)
      told.push({ hazard, because: text.quote(found.span), in: text, ...found, aged: false, certain, firm });
    else if (known) continue;
    else if (given.size > 0 && rule.terms.some((term) => term.classes.some((name) => given.has(name)))) {
      const terms = rule.terms.filter((term) => !term.classes.some((name) => given.has(name)));
      const rest = { ...rule, terms };
      const alone = terms.length > 0 && read.mayHold(rest) ? read.try(rest) : undefined;
      if (alone)
        told.push({ hazard, because: text.quote(alone.span), in: text, ...alone, aged: true, certain, firm });
    }
  }
  return told;
}
