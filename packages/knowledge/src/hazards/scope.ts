/** Which words are denied ('no smell of gas'), and which speak of the past, of a repair, of 'if' or in general. */
import { makeshiftOf } from './bodges.ts';
import { calms } from './calming.ts';
import { hushPast } from './past.ts';
import { CLAIMS, hushSentences } from './questions.ts';
import { hushDeniedByAll, hushTakenBack, hushTheirs } from './taken-back.ts';
import { sameClause, sameSentence, wordSet as set, textAt as text, type Word } from './words.ts';

const NEGATORS = set(
  'no not never without nothing none nil neither nor hardly zero non free cant lack lacks lacking',
);
/** After these a negation says nothing of what follows: 'no doubt', 'not sure', 'not only', 'can't stop'. */
const UNDOERS = set(
  'warning doubt sure only just stop idea certain know knowing long stopping matter better wonder longer_than fixed repaired safe one seem understand explain clear believe worse yet unlike know_what',
);
const DENIAL_REACH = 6;
const ILL = /^(?:crook|sick|ill|unwell|dizzy|faint|headaches?|drowsy|nauseous)$/;
const FOUND = set(
  'found seen observed detected evident noted visible present apparent identified sighted noticed reported existing recorded',
);
const DONE = set(
  `fixed repaired replaced removed rebuilt rectified remediated renewed restored cleared treated sorted resolved remedied
  tightened rewired relocated upgraded decommissioned demolished reinstated serviced passed certified cleaned redone
  encapsulated rehung refixed resecured underpinned repointed resheeted restumped reglazed tested mended eradicated
  gone taken stopped disappeared sealed replastered repainted isolated stabilised stabilized reinforced abated disposed terminated relined
  swapped renovated replace refurbished eliminated decontaminated welded compliant rebolted relaid binned swept
  refitted resealed rehung reset regrouted recertified`,
);
const NOT_DONE_BEFORE = set(
  `need needs needing to be being get getting should must want wants will never not no until before if badly poorly half partly
  partially after when while because as cant can could who would waiting supposedly ask asked unless once improperly
  though although despite even whether didnt previously_never them have_it tried awaiting not_been only may might waits cannot`,
);
const BADLY = set('badly poorly wrong wrongly incorrectly temporarily dodgy tape himself improperly cheaply');
const FRESH = set('still again now currently keeps keep continues ongoing anymore yet nowadays');
const CONTRAST = set('but however although though yet except still again now unfortunately');
const WHETHER = set(
  'know sure tell wonder wondering check see ask say determine idea question worried dunno unsure advise confirm understand concerned asking find clear matter decide',
);
const ACTIONS = set(
  'lean touch push walk stand step turn switch open flick run press plug jump use shower hold move put close grab bump shake try rains rain windy get go look pull knock tap heavy shut bang stomp wet',
);
const ALARM_GAS = set('monoxide co');

/** Whether a question mark stands behind the word before this one. */
type Asks = (end: number) => boolean;

export interface Scope {
  denied: boolean[];
  /** Past, mended, supposed or general. */
  quiet: boolean[];
  /** Of these, what is past or mended. */
  settled: boolean[];
}

const TELLING = /^(?:i|we|there|it|they|said|was|were|is|are|have|has|got|found|of|saw)$/;

function denials(words: readonly Word[]): boolean[] {
  const denied = new Array<boolean>(words.length).fill(false);
  for (let at = 0; at < words.length; at += 1) {
    const word = text(words, at);
    if (word === 'free' && text(words, at - 1) !== '' && text(words, at + 1) !== 'of') {
      if (sameClause(words, at, at - 1)) denied[at - 1] = true;
      continue;
    }
    // 'Nobody has been crook' denies that, and nothing of what nobody can use.
    if (word === 'nobody')
      for (let i = at + 1; i <= at + 4 && sameClause(words, i, at); i += 1)
        if (ILL.test(text(words, i))) denied[i] = true;
    // 'CO reading 0 ppm': it was measured, and none was there.
    if (/^(?:0|0[.,]0+|zero|nil)$/.test(word) && /^(?:ppm|lel)$/.test(text(words, at + 1)))
      for (let i = at; i >= 0 && i > at - 8 && sameClause(words, i, at); i -= 1) denied[i] = true;
    if (!NEGATORS.has(word)) continue;
    const next = text(words, at + 1);
    if (UNDOERS.has(next) && next !== 'longer') continue;
    let reach = word === 'not' ? 4 : DENIAL_REACH;
    for (let i = at + 1; i <= at + reach && sameClause(words, i, at); i += 1) {
      denied[i] = true;
      if (text(words, i) === 'or' && reach < 14) reach += 4;
    }
    // 'No cracks, rot or sagging': a list goes on over its commas while it ends in 'or'.
    if (word === 'no' || word === 'without') denyList(words, denied, at, reach);
    // 'Rot was not found', 'gas leaks: none'.
    const after = text(words, at + 1);
    const alone = (word === 'none' || word === 'nil') && !sameClause(words, at, at + 1);
    // 'PE core, test cert none': what has its own clause has its own denial.
    const isOwn =
      alone &&
      sameClause(words, at, at - 2) &&
      ![1, 2, 3].some((back) => TELLING.test(text(words, at - back)));
    if (FOUND.has(after) || (FOUND.has(text(words, at + 2)) && word === 'not') || word === 'nil' || alone)
      for (let i = at - 1; i >= 0 && i >= at - 8 && sameSentence(words, i, at); i -= 1) {
        if (isOwn && !sameClause(words, i, at)) break;
        denied[i] = true;
      }
  }
  return denied;
}

function denyList(words: readonly Word[], denied: boolean[], at: number, reach: number): void {
  let last = -1;
  for (let i = at + 1; i < words.length && i <= at + 14 && sameSentence(words, i, at); i += 1)
    if (text(words, i) === 'or' || text(words, i) === 'nor') last = i;
  if (last < at + reach - 4) return;
  for (let i = at + 1; i <= last + 3 && sameSentence(words, i, at); i += 1) {
    if (CONTRAST.has(text(words, i))) return;
    denied[i] = true;
  }
}

const GONE_BAD =
  /^(?:through|soft|off|bad|mushy|yellow|up|in|and|right|all|from|spongy|rotten|out|over|missing)$/;

const FELL_FROM = set('ceiling ceilings cornice plaster roof render brick bricks eaves balcony wall');
const SWEPT = set('glass globe bulb light lamp chimney flue soot leaves gutters dust sawdust');

const MOVES = /^(?:drives?|driving|drove|goes|going|go|walks?|walking|rolls?|trucks?|cars?|runs?|comes?)$/;

/** True where the word at this place says that the trouble was dealt with. */
function isDone(words: readonly Word[], at: number): boolean {
  const word = text(words, at);
  const before = [1, 2, 3].map((back) => (sameClause(words, at, at - back) ? text(words, at - back) : ''));
  // 'They called it repaired'; 'when a truck drives passed'.
  if (/^(?:called|calls?|labelled|invoiced)$/.test(before[1] ?? '')) return false;
  if (word === 'passed' && MOVES.test(before[0] ?? '')) return false;
  if (before.slice(0, 2).some((one) => one === 'not' || one === 'never' || one === 'no')) return false;
  // 'Nothing has been fixed'.
  if (before.some((one) => one === 'nothing' || one === 'nobody' || one === 'none')) return false;
  if (before[0] === 'be' || before[0] === 'being' || before[0] === 'non') return false;
  if (before.some((one) => NOT_DONE_BEFORE.has(one))) return false;
  // 'Since replaced' tells of the repair; 'since it was replaced' of what came after it.
  const since = before.indexOf('since');
  if (since > 0 && !before.slice(0, since).every((one) => one === 'been')) return false;
  if ([1, 2, 3].some((ahead) => BADLY.has(text(words, at + ahead)))) return false;
  // 'Replaced the fuse with a nail' is no repair.
  if (makeshiftOf(words, at)?.sort === 'strong') return false;
  if (
    word === 'fixed' &&
    /^(?:panels?|glass|windows?|panes?|price|point|to|at|screen)$/.test(text(words, at + 1))
  )
    return false;
  if (word === 'treated' && /^(?:pine|timber|wood|sleepers?)$/.test(text(words, at + 1))) return false;
  // What fell is swept up, and what it fell from hangs there still.
  if (word === 'swept') {
    const told = words.slice(Math.max(0, at - 14), at).map((one) => one.text);
    return !told.some((one) => FELL_FROM.has(one)) || told.some((one) => SWEPT.has(one));
  }
  if (word === 'cleaned' && /^(?:pressure|blasted)$/.test(before[0] ?? '')) return false;
  if (word === 'gone' || word === 'passed' || word === 'tested' || word === 'stopped') {
    const after = text(words, at + 1);
    // A smell that is gone is settled; a baluster that is gone is missing.
    if (word === 'gone')
      return (
        words
          .slice(Math.max(0, at - 10), at)
          .some(({ text: one }) =>
            /^(?:smells?|mould|leaks?|cracks?|noises?|termites?|odour|damp|stains?|problems?|issues?|buzz|tingle|gas|sewage|asbestos|fibro|six|all|it)$/.test(
              one,
            ),
          ) && !GONE_BAD.test(after)
      );
    if (word === 'passed') return after !== 'out';
    // An alarm that fell silent hasn't said where the gas came from.
    if (word === 'stopped' && words.slice(Math.max(0, at - 14), at).some((one) => ALARM_GAS.has(one.text)))
      return false;
    if (word === 'tested')
      return /^(?:ok|okay|fine|good|working|negative|and|safe|all|last|clear|by|today|monthly)$/.test(after);
    return !/^(?:working|closing|latching|locking|opening)$/.test(after);
  }
  if (word === 'taken' && text(words, at + 1) === 'down')
    return [1, 2, 3, 4].some(
      (back) => sameClause(words, at, at - back) && /^(?:chimney|parapet|tree)$/.test(text(words, at - back)),
    );
  if (word === 'taken')
    return (
      /^(?:out|away|off)$/.test(text(words, at + 1)) &&
      before.some((one) => /^(?:was|were|been|all)$/.test(one)) &&
      words
        .slice(Math.max(0, at - 7), at)
        .some(({ text: one }) => /^(?:asbestos|fibro|termites?|mould|lead)$/.test(one))
    );
  if (word === 'removed' || word === 'demolished' || word === 'disposed' || word === 'stripped')
    return (
      ((text(words, at + 1) !== 'by' ||
        /^(?:licensed|specialists?|professionals?|contractors?|removalists?)$/.test(
          `${text(words, at + 2)}`,
        ) ||
        text(words, at + 3) === 'licensed') &&
        !/^(?:the|a|an|load|without|from|wall|walls|props|post|posts|support|supports|column|cover|guard|handrail|alarm|alarms|door|doors|some|our|my|fence)$/.test(
          text(words, at + 1),
        )) ||
      before.some((one) => /^(?:was|were|been|had|got|professionally|all|safely)$/.test(one))
    );
  return true;
}

/** Where the part begins that says since when: 'since it was replaced', but for 'since replaced'. */
function sinceBefore(words: readonly Word[], at: number): number {
  let back = at - 1;
  while (text(words, back) === 'been') back -= 1;
  if (text(words, back) === 'since') return -1;
  while (back >= 0 && sameClause(words, back, at) && text(words, back) !== 'since') back -= 1;
  return sameClause(words, back, at) ? back : -1;
}

/** A sentence of these before the repair speaks of the sentence before it: 'The builder has since fixed it.' */
const SPEAKING_BACK = set(
  'it this that these those all has have had been was were is are now since both they the a builder plumber electrician sparky fitter contractor landlord owner owners item issue problem leak defect then later got we i subsequently already fully completely',
);

/** Where each sentence starts. */
function startsOf(words: readonly Word[]): number[] {
  const starts: number[] = [];
  words.forEach(({ sentence }, at) => {
    starts[sentence] ??= at;
  });
  return starts;
}

/** 'I capped it off. All good or what?' asks, and says nothing of the kind: a few words and the mark follow. */
const isAskedAfter = (words: readonly Word[], at: number, asks: Asks): boolean =>
  [2, 3, 4, 5, 6].some((by) => sameSentence(words, at + by - 1, at) && asks(at + by));

function hushDone(words: readonly Word[], quiet: boolean[], asks: Asks): void {
  const starts = startsOf(words);
  let hushed = -1;
  for (let at = 0; at < words.length; at += 1) {
    const phrase = calms(words, at);
    if (phrase === 'unsettled') continue;
    if (phrase && isAskedAfter(words, at, asks)) continue;
    if (!phrase && !(DONE.has(text(words, at)) && isDone(words, at))) continue;
    // 'The agent said it was fixed' is what somebody says.
    if (
      [1, 2, 3, 4, 5].some((back) => sameClause(words, at, at - back) && CLAIMS.has(text(words, at - back)))
    )
      continue;
    const opening = starts[words[at]?.sentence ?? 0] ?? 0;
    // 'Gas leak in the kitchen. Repaired in 2021.': a sentence that starts with the repair speaks of the one before.
    const opens = words.slice(opening, at).every((word) => SPEAKING_BACK.has(word.text));
    // 'It sags since the deck was rebuilt': what came after the repair is there now.
    const since = sinceBefore(words, at);
    for (let i = at - 1; i > since; i -= 1) {
      const gap = (words[at]?.sentence ?? 0) - (words[i]?.sentence ?? 0);
      if (gap > (opens ? 1 : 0) || (i <= hushed && gap === 0)) break;
      quiet[i] = true;
    }
    hushed = at;
    for (let i = at + 1; i < words.length && sameClause(words, i, at); i += 1) {
      // 'Replaced with plain glass': what it was replaced with is there now.
      if (CONTRAST.has(text(words, i)) || quiet[i] || (i === at + 1 && text(words, i) === 'with')) break;
      if (text(words, at) !== 'gone' && text(words, at) !== 'stopped') quiet[i] = true;
    }
  }
}

function hushIf(words: readonly Word[], quiet: boolean[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = text(words, at);
    const inCase = word === 'case' && text(words, at - 1) === 'in';
    const prevents = /^(?:prevent|prevents|avoid|avoids|preventing|avoiding)$/.test(word);
    if (word !== 'if' && word !== 'should' && !inCase && !prevents) continue;
    if (word === 'should' && !/^(?:you|there|the|a|any)$/.test(text(words, at + 1))) continue;
    if (word === 'should' && at > 0 && sameClause(words, at, at - 1)) continue;
    if (word === 'if') {
      const before = [1, 2, 3].map((back) => text(words, at - back));
      // Whoever asks what to do 'if I ever smell gas' smells none.
      const isEver = text(words, at + 1) === 'ever' || text(words, at + 2) === 'ever';
      if (
        (!isEver && before.some((one) => WHETHER.has(one))) ||
        /^(?:even|as|ok|okay|safe|normal|fine|bad)$/.test(before[0] ?? '')
      )
        continue;
      // 'Can we use the balcony if the timber is rotten?' asks of what is there.
      const asked = words
        .slice(Math.max(0, at - 12), at)
        .filter(({ sentence }) => sentence === words[at]?.sentence);
      if (
        !isEver &&
        /\b(?:(?:can|should|may) (?:i|we|you|kids|they|tenants) |still use|safe|ok to|okay to|all right to|worth)/.test(
          asked.map((one) => one.text).join(' '),
        )
      )
        continue;
      if (!isEver && [2, 3, 4, 5].some((ahead) => ACTIONS.has(text(words, at + ahead)))) continue;
    }
    for (let i = at + 1; i < words.length && sameSentence(words, i, at) && !quiet[i]; i += 1) {
      if (words[i]?.clause !== words[i - 1]?.clause && !/^(?:and|or)$/.test(text(words, i))) break;
      quiet[i] = true;
    }
  }
}

/** 'All fixed now' is no fresh trouble. */
function mendedIn(words: readonly Word[], at: number): boolean {
  return [-1, -2, -3, 1, 2].some(
    (by) => sameClause(words, at, at + by) && DONE.has(text(words, at + by)) && isDone(words, at + by),
  );
}

/** Words such as 'still' and 'again' bring a trouble back that was said to be past. */
function wake(words: readonly Word[], quiet: boolean[], general: readonly boolean[]): void {
  for (let at = 0; at < words.length; at += 1) {
    if (!FRESH.has(text(words, at)) || /^(?:mentioning|saying|telling|asking)$/.test(text(words, at + 1)))
      continue;
    if (text(words, at) === 'now' && mendedIn(words, at)) continue;
    // 'The crack was patched and it has opened again': the same trouble, named in the clause before.
    const same =
      text(words, at) === 'again' &&
      [1, 2, 3, 4, 5].some(
        (back) =>
          sameClause(words, at, at - back) && /^(?:it|they|has|have|but)$/.test(text(words, at - back)),
      );
    for (let i = at - 1; i >= 0 && (same ? sameSentence(words, i, at) : sameClause(words, i, at)); i -= 1)
      if (!general[i]) quiet[i] = false;
    for (let i = at; i < words.length && sameClause(words, i, at); i += 1) {
      if (DONE.has(text(words, i)) && isDone(words, i)) break;
      if (!general[i]) quiet[i] = false;
    }
  }
}

/** 'The deck used to wobble': what follows is past. */
function hushUsedTo(words: readonly Word[], quiet: boolean[]): void {
  for (let at = 0; at + 1 < words.length; at += 1)
    if (text(words, at) === 'used' && text(words, at + 1) === 'to')
      for (let i = at + 2; i < words.length && sameClause(words, i, at) && !quiet[i]; i += 1) quiet[i] = true;
}

/** 'White ants? No, just black ones': a short question and its own answer. */
function hushAnswered(words: readonly Word[], quiet: boolean[]): void {
  const starts = startsOf(words);
  for (let sentence = 1; sentence < starts.length; sentence += 1) {
    const at = starts[sentence] ?? 0;
    const before = starts[sentence - 1] ?? 0;
    if (!/^(?:no|nah|nope)$/.test(text(words, at))) continue;
    // 'Spongy?? Nah its a rubber mat' needs no comma.
    if (sameClause(words, at, at + 1) && !/^(?:it|that|just|only|they|turns)$/.test(text(words, at + 1)))
      continue;
    if (at - before <= 6) quiet.fill(true, before, at);
  }
}

const SOUND = set('tight solid firm fine ok okay good secure level straight plumb sound safe perfect');

/** 'Was loose, now tight', 'ours is straight', 'the engineer measured it plumb': what was told before is settled. */
function hushSound(words: readonly Word[], quiet: boolean[]): void {
  for (let at = 1; at < words.length; at += 1) {
    if (!SOUND.has(text(words, at))) continue;
    const before = [1, 2, 3, 4].map((back) =>
      sameClause(words, at, at - back) ? text(words, at - back) : '',
    );
    if (before.some((word) => NEGATORS.has(word))) continue;
    if (!before.some((word) => /^(?:now|ours|measured|checked)$/.test(word))) continue;
    for (let i = at; i >= 0 && sameSentence(words, i, at); i -= 1) quiet[i] = true;
  }
}

export function scopeOf(words: readonly Word[], asks: Asks): Scope {
  const general = new Array<boolean>(words.length).fill(false);
  hushIf(words, general);
  hushSentences(words, general);
  const quiet = new Array<boolean>(words.length).fill(false);
  hushDone(words, quiet, asks);
  hushPast(words, quiet);
  hushUsedTo(words, quiet);
  hushTakenBack(words, quiet);
  hushTheirs(words, quiet);
  hushAnswered(words, quiet);
  wake(words, quiet, general);
  hushSound(words, quiet);
  const denied = denials(words);
  hushDeniedByAll(words, denied);
  return {
    denied,
    quiet: quiet.map((one, at) => one || general[at] === true),
    settled: quiet,
  };
}
