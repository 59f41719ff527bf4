/** Which of the user's own projects and findings a message means, by name, number, place or description. */
import type { Severity } from '@plumbline/knowledge';
import { tokenise } from '@plumbline/knowledge/language';
import { type OwnFindingSummary, type OwnProject, plainUpTo } from '../account-data.ts';
import { readDefects } from '../question/defect-mentions.ts';
import { readState } from '../question/places.ts';
import { isCommon, isNamedAlike, isWritten, LONGEST_NOTE, tellingStems } from './own-words.ts';
import { areasSaid, isLike } from './where-it-lies.ts';

/** Parts of a name that many places share: none of them by itself names one. */
const GENERIC = new Set(
  `the a an and of at in on house home unit lot project job site street st road rd avenue ave lane ln drive dr court ct
  place pl close crescent cres parade pde way highway flat apartment villa townhouse build new my our number no north
  south east west nsw vic qld wa sa tas nt act residence renovation extension stage block photo photos test tests`.split(
    /\s+/,
  ),
);
const STREETS =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|close|crescent|cres|parade|way)\b/;

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words by which a project is told from others: those of its name, then those of its address. */
function namesOf({ name, address }: OwnProject): { own: string[]; near: string[] } {
  const telling = (text: string) =>
    wordsIn(text).filter(
      (word) =>
        word.length > 2 && !GENERIC.has(word) && !GENERIC.has(word.replace(/s$/, '')) && !/^\d+$/.test(word),
    );
  return { own: telling(name), near: telling(address) };
}

/** 'Duplex B' is told from 'Duplex A' by its letter. */
const LETTERED = /\b(?:block|building|tower|duplex|stage|unit|house|villa|lot) [a-h]\b|\b[a-z]{3,} [a-h]$/;

const NUMBERED = /\b(?:lot|unit|number|no|stage|flat|apartment|villa|block) ?#?(\d+)\b/g;

/** 'The farm' for a farmhouse. */
const isCalled = (text: string, word: string): boolean =>
  /^.{3,}(?:house|shop|place|shed|hall|school|stead)$/.test(word) &&
  new RegExp(`\\bthe ${word.replace(/(?:house|shop|place|shed|hall|school|stead)$/, '')}\\b`).test(text);

const KIND_OF_PLACE =
  /\b(?:villa|duplex|flat|unit|apartment|cottage|shop|farm|farmhouse|townhouse|terrace|warehouse|shed|school|church|caf[eé]|clinic|office)s?\b/g;

const OF_KIND = new RegExp(`\\b(?:the|my|our) ${KIND_OF_PLACE.source.slice(2)}`, 'g');

/** 'The villa', 'duplex defects', of what is called one. */
const isOfItsKind = (text: string, name: string): boolean =>
  (text.match(KIND_OF_PLACE) ?? []).some(
    (kind) =>
      new RegExp(
        `(?<!\\b(?:any|one|some|all|each|every|which|none|both) of )\\b(?:the|my|our) ${kind}\\b|\\b${kind}(?:['’]?s)? (?:findings|defects|issues|problems|items|list)\\b`,
      ).test(text) && new RegExp(`\\b${kind.replace(/s$/, '')}s?\\b`).test(name.toLowerCase()),
  );

/** 'How do I test it', 'we need to hill the soil': an act is no place called Test. */
const IS_DONE =
  /\b(?:(?:do|does|did|can|could|should|must|may|will|would|shall) (?:i|we|you|they|he|she|it)|(?:how|need|have|has|want|like|supposed|got|going|able|forgot|remember) to|(?:i|we|you|they) (?:can|could|should|must|will|would)?) ?\b(?:test|check|build|view|park|rest|store|close|court|lane|hill|point|place|mark|grant|dock|bank|farm|office|shop|school|order|lot)\b/gi;

/** The projects that a message names; several where the name fits several. */
export function projectsNamed(written: string, projects: readonly OwnProject[]): OwnProject[] {
  // A power point is at no place called Point.
  const text = written.replace(/\bpower[ -]?points?\b/gi, 'socket');
  // 'Mum's' is said of what is called 'Mum'.
  const said = new Set(
    wordsIn(text.replace(IS_DONE, ' ')).flatMap((word) => [word, word.replace(/(?<=.{3})s$/, '')]),
  );
  for (const [, owner = ''] of text.toLowerCase().matchAll(/(\p{L}{3,})['’]s\b/gu)) said.add(`${owner}s`);
  const folded = text.toLowerCase();
  const numbers = [...folded.matchAll(NUMBERED)].map(([whole]) => whole.replace(/\s+/g, ' '));
  const scored = projects.map((project) => {
    const { own, near } = namesOf(project);
    const lettered = LETTERED.exec(project.name.toLowerCase())?.[0];
    const whole = project.name.length > 2 && folded.includes(project.name.toLowerCase());
    const byNumber = numbers.some((number) =>
      `${project.name} ${project.address}`.toLowerCase().includes(number),
    );
    const hits =
      own.filter((word) => said.has(word)).length + (own.some((word) => isCalled(folded, word)) ? 0.5 : 0);
    const beside = near.filter((word) => said.has(word) && !own.includes(word)).length;
    return {
      project,
      score:
        (whole ? 10 : 0) +
        (lettered &&
        (folded.includes(lettered) ||
          own.some((word) => folded.includes(`${word} ${lettered.at(-1)}`) && / [a-h]$/.test(lettered)))
          ? 3
          : 0) +
        (byNumber ? 3 : 0) +
        2 * hits +
        beside,
    };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...more] = best === 0 ? projects.filter(({ name }) => isOfItsKind(folded, name)) : [];
  if (only && more.length === 0) return [only];
  return best === 0
    ? projectsMisspelt(said, folded, projects)
    : scored.filter(({ score }) => score === best).map(({ project }) => project);
}

/** A number of a name that is said alone: 'on 218' for Lot 218. */
const NUMBER_ALONE =
  /(?:\b(?:on|at|for|in|does|has|is) |^\W*(?:(?:and|or|what about|how about|now) )?)(\d{2,5})\b(?! ?(?:mm|cm|m|%|credits?|photos?|days?|weeks?|months?|years?|of)\b)/g;
const LEAST_LETTERS = 5;

/** The one project whose name is begun, has a slip of one letter, or is told by its number. */
function projectsMisspelt(
  said: ReadonlySet<string>,
  folded: string,
  projects: readonly OwnProject[],
): OwnProject[] {
  const numbers = [...folded.matchAll(NUMBER_ALONE)].map(([, number]) => number);
  const words = [...said].filter((word) => word.length >= LEAST_LETTERS);
  const near = projects.filter(
    (project) =>
      wordsIn(project.name).some((word) => numbers.includes(word)) ||
      namesOf(project).own.some(
        (name) => name.length > LEAST_LETTERS && words.some((word) => isSlipOf(word, name)),
      ),
  );
  return near.length === 1 ? near : [];
}

/** Whether a word begins a name, or differs from it by one letter that is wrong, missing, doubled or swapped. */
function isSlipOf(word: string, name: string): boolean {
  if (word.slice(0, 2) !== name.slice(0, 2) || Math.abs(word.length - name.length) > 2) return false;
  if (name.startsWith(word)) return true;
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const [rest, kept] = [word.slice(at), name.slice(at)];
  return (
    rest.slice(1) === kept ||
    rest === kept.slice(1) ||
    rest.slice(1) === kept.slice(1) ||
    (rest[0] === kept[1] && rest[1] === kept[0] && rest.slice(2) === kept.slice(2))
  );
}

const longWordsOf = (name: string): readonly string[] => name.match(/\p{L}{5,}/gu) ?? [];

/** The words of a message that name its projects, longest first, for whoever reads the rest. */
export function namesSaid(text: string, projects: readonly OwnProject[]): string[] {
  const folded = text.toLowerCase();
  const names = new Set<string>();
  for (const project of projectsNamed(text, projects)) {
    const { own, near } = namesOf(project);
    const whole = project.name.toLowerCase();
    if (folded.includes(whole)) {
      names.add(whole);
      continue;
    }
    // 'The Wollongong flats' is 'Flats in Wollongong': its other words name no place in it.
    const others = [
      'house',
      'home',
      'job',
      'site',
      'place',
      'project',
      'unit',
      'build',
      ...longWordsOf(whole),
    ];
    for (const word of [...own, ...near]) {
      const found = new RegExp(
        `(?:\\b(?:lot|unit|number)? ?\\d+ )?\\b${word}(?:['’]?s)?\\b(?: (?:${others.join('|')})\\b)*(?: ${STREETS.source})?(?: (?:house|home|job|site|place|project))?`,
        'iu',
      ).exec(folded);
      if (found) names.add(found[0].trim());
    }
    // 'The unit', of the only one that is called so.
    if (isOfItsKind(folded, project.name)) for (const [said] of folded.matchAll(OF_KIND)) names.add(said);
    const numbered = [...folded.matchAll(NUMBERED)].map(([whole]) => whole);
    for (const whole of numbered)
      if (`${project.name} ${project.address}`.toLowerCase().includes(whole)) names.add(whole);
  }
  if (names.size === 0)
    for (const [, number = ''] of folded.matchAll(NUMBER_ALONE))
      if (projects.some(({ name }) => wordsIn(name).some((word) => word === number))) names.add(number);
  return [...names]
    .filter((name) => name.length > 2 || /^\d\d$/.test(name))
    .sort((one, other) => other.length - one.length);
}

const OF_A_STATE =
  /\b(?:the|my|our)\s+((?:[a-z]+\s+){1,3}?)(?:one|jobs?|projects?|sites?|house|place|build|reno\w*|property|flat|unit|apartment|duplex|townhouse|terrace|villa)\b|\b(?:the|my|our)\s+(?:one|job|project|site|house|place|build|reno\w*|property|flat|unit|apartment|duplex|townhouse|terrace|villa)\s+(?:down |up |over )?(?:in|from)\s+((?:[a-z]+\s*){1,3})/i;

/** 'The Tasmanian one' by the name of the only project there; the message as it was where there isn't just one. */
export function withProjectOfState(text: string, projects: readonly OwnProject[]): string {
  if (projects.length < 2 || projectsNamed(text, projects).length > 0) return text;
  const found = OF_A_STATE.exec(text);
  const state = found ? readState(found[1] ?? found[2] ?? '').state : undefined;
  const [only, ...others] = projects.filter((project) => project.state === state);
  return found && state && only && others.length === 0
    ? `${text.slice(0, found.index)}${only.name}${text.slice(found.index + found[0].trimEnd().length)}`
    : text;
}

const stems = (text: string) => tokenise(text).map(({ stem }) => stem);
const NOTHING = new Set(
  stems(
    'the a an to for from as by be been so if but not no you your they them then than also too up out off into give get put make one ones thing things stuff finding findings defect defects issue problem in on at of my our this that what is are how bad about tell me which who should fix fixes fixed i do does it wrong with rear front main above below near any there anything story deal first second third last show list all just only please can wait long long got pay pays open closed severity non comply complies compliant compliance high low medium critical dangerous serious house project job area room and or see see still we use need was when found logged fail fails failed pass passes passed panel say says said rule rules',
  ),
);

/** 'Unit 7', 'bed 2', 'level 3'. */
export const NUMBERED_ROOM =
  /\b(?:unit|flat|apartment|apt|level|floor|bed(?:room)?|bay|block) ?#?(\d{1,4})\b/g;
const roomNumber = (room: string) => room.replace(/^bed\b/, 'bedroom').replace(/[ #]/g, '');

/** How well a finding fits what a message says of it: its words, its place, its defect. 0 for not at all. */
function fit(
  text: string,
  said: readonly string[],
  finding: OwnFindingSummary,
  defects: ReadonlySet<string>,
  exact: ReadonlySet<string> = new Set(),
): number {
  const title = new Set(stems(finding.title));
  const place = new Set(stems(finding.location));
  let score = 0;
  for (const stem of said) {
    if (title.has(stem)) score += 2;
    if (place.has(stem)) score += 2;
    else if (!exact.has(stem) && isLike(stem, place, title)) score += 1;
  }
  if (finding.defectId && defects.has(finding.defectId)) score += 2;
  // 'Unit 7' isn't unit 12.
  const rooms = [...text.matchAll(NUMBERED_ROOM)].map(([room]) => roomNumber(room));
  const lies = [...finding.location.toLowerCase().matchAll(NUMBERED_ROOM)].map(([room]) => roomNumber(room));
  if (rooms.length > 0 && lies.length > 0) {
    if (!lies.some((room) => rooms.includes(room))) return 0;
    score += 2;
  }
  const described = `${finding.location} ${finding.title}`.toLowerCase();
  return score + 2 * areasSaid(text).filter((area) => area.test(described)).length;
}

/** Whether a word of a message tells nothing of what or where: 'the', 'finding', 'severity'. */
export const saysNothing = (stem: string): boolean => NOTHING.has(stem);

export const liesInLike = (stem: string, { location, title }: OwnFindingSummary): boolean =>
  isLike(stem, stemsOf(location), stemsOf(title));

export const stemsOf = (text: string): ReadonlySet<string> => new Set(stems(text.toLowerCase()));

/** The words of a message that stand in the title or place of a finding. */
export function sharesWords(text: string, { title, location }: OwnFindingSummary): string[] {
  const there = stemsOf(`${title} ${location}`);
  return [...stemsOf(text)].filter((stem) => there.has(stem) && !NOTHING.has(stem));
}

/** The number that a message calls a finding by: 'finding 12', '#12'; undefined where it names none. */
export function numberSaid(text: string): number | undefined {
  const digits = (/(?:\b(?:finding|defect)s?(?: (?:number|no\.?))?|(?<!\w)#) ?#?(\d{1,9})\b/i.exec(text) ??
    NUMBER_OPENED.exec(text))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** 'Number 12' of what is recorded. */
export const NUMBER_POINTED = /\b(?:number|no\.?) ?#?(\d{1,9})\b/i;
/** 'Show me 42'. */
const NUMBER_OPENED =
  /^\W*(?:(?:please|can you|and|ok) )*(?:show(?: me)?|open|pull up|tell me about|bring up|what(?:['’]?s| is| was) (?:wrong with )?) ?#?(\d{1,4})(?:\W*$| and (?:is it|how|where|who|what))/i;

/** The same where a message is about a finding for sure: 'number 12'. */
function numberMeant(text: string): number | undefined {
  const digits = (NUMBER_POINTED.exec(text) ?? NUMBER_OPENED.exec(text))?.[1];
  return numberSaid(text) ?? (digits === undefined ? undefined : Number(digits));
}

/** 'Banksia Street 12', as titles and reports say it, with the word that a number is read by. */
export function withNumberSaid(text: string, { name }: Pick<OwnProject, 'name'>): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return text;
  const end = at + name.length;
  const after = text.slice(end).replace(/^[\s·,]+#?(\d{1,6})\b(?! ?(?:mm|cm|m|%))/i, ' finding $1');
  return `${text.slice(0, end)}${after}`;
}

/** The findings that a message describes; more than one where it fits several equally well. */
export const findingsNamed = <F extends OwnFindingSummary>(text: string, findings: readonly F[]): F[] =>
  fitting(text, findings).found;

/** The findings that fit a message best, and how well: 2 for each word of title or place, defect or area. */
export function fitting<F extends OwnFindingSummary>(
  text: string,
  findings: readonly F[],
): { found: F[]; score: number } {
  const number = numberMeant(text);
  // People read the number; an id stands in addresses, and counts where no finding has that number.
  for (const key of ['number', 'id'] as const) {
    const found = findings.filter((finding) => finding[key] === number);
    if (found.length > 0) return { found, score: SURELY };
  }
  const folded = text.toLowerCase();
  const said = stems(folded).filter((stem) => !NOTHING.has(stem));
  const defects = new Set<string>(readDefects(text).mentioned.map(({ defectId }) => defectId));
  const scored = findings.map((finding) => ({ finding, score: fit(folded, said, finding, defects) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const found = best === 0 ? [] : scored.filter(({ score }) => score === best);
  return { found: found.map(({ finding }) => finding), score: best };
}
const SURELY = 100;

/** Who asks for a finding by what was noted of it says so much of the note at least. */
const ENOUGH_OF_NOTE = 0.6;

/** The findings whose notes hold what a message says of one: 'the one near the skylight'. */
export function findingsNoted<F extends OwnFindingSummary>(text: string, findings: readonly F[]): F[] {
  const said = [...new Set(stems(text.toLowerCase()))].filter((stem) => !NOTHING.has(stem));
  if (said.length === 0) return [];
  const scored = findings.map((finding) => {
    const noted = new Set(stems(plainUpTo(finding.words, LONGEST_NOTE)));
    return { finding, share: said.filter((stem) => noted.has(stem)).length / said.length };
  });
  const best = Math.max(ENOUGH_OF_NOTE, ...scored.map(({ share }) => share));
  return scored.filter(({ share }) => share >= best).map(({ finding }) => finding);
}

/** Words of asking for any of one's places: none of them tells one place from another. */
const ANY_PLACE = new Set(
  stems([...GENERIC, 'home', 'property', 'building', 'apartment', 'flats'].join(' ')),
);

/**
 * Every finding that fits at all, for 'anything wrong on the deck?'. A word that is said of any building counts by title
 * and place alone, a rarer one by whatever was written as well.
 */
export function findingsAbout<F extends OwnFindingSummary>(text: string, findings: readonly F[]): F[] {
  const folded = text.toLowerCase();
  const said = stems(folded).filter((stem) => !NOTHING.has(stem) && !ANY_PLACE.has(stem));
  const telling = tellingStems(folded).filter((stem) => !isCommon(stem) && said.includes(stem));
  // Where something lies in the bathroom, what lies in the ensuite isn't meant as well.
  const exact = new Set(findings.flatMap(({ location }) => stems(location)));
  return findings.filter(
    (finding) =>
      fit(folded, said, finding, new Set(), exact) > 0 ||
      telling.some((stem) => isNamedAlike(stem, finding) || isWritten(stem, finding)),
  );
}

const WORST_FIRST: Severity[] = ['critical', 'high', 'medium', 'low'];
/** 'Only what is above medium': without those. */
const BEYOND =
  /\b(above|over|higher than|worse than|more than|below|under|lower than|less than) (critical|high|medium|low)\b(?! (?:ground|floor|tide|level|roof|ceiling|window))/;
const WORSE = /\b(?:or|and) (?:worse|above|up|higher|over|more)\b/;

/** The severities that a message asks for; undefined where it asks for none. */
export function severitiesSaid(text: string): Severity[] | undefined {
  const folded = text.toLowerCase();
  const [, way = '', than] = BEYOND.exec(folded) ?? [];
  if (than !== undefined) {
    const at = WORST_FIRST.indexOf(than as Severity);
    const beyond = /^(?:above|over|higher|worse|more)/.test(way)
      ? WORST_FIRST.slice(0, at)
      : WORST_FIRST.slice(at + 1);
    if (beyond.length > 0) return beyond;
  }
  const named: Severity[] = [];
  if (/\bcriticals?\b/.test(folded)) named.push('critical');
  if (/\bhighs?\b(?! (?:does|must|should|can|is))/.test(folded)) named.push('high');
  if (/\b(?:mediums?|moderate)\b/.test(folded)) named.push('medium');
  if (/\b(?:lows?|minor|low priority|small stuff|cosmetic)\b/.test(folded)) named.push('low');
  if (
    /\b(?:serious|urgent|dangerous|(?<!fire )safety|major|worrying|nasty)\b/.test(folded) &&
    named.length === 0
  )
    named.push('critical', 'high');
  if (named.length === 0) return undefined;
  if (!WORSE.test(folded)) return named;
  const least = Math.max(...named.map((one) => WORST_FIRST.indexOf(one)));
  return WORST_FIRST.slice(0, least + 1);
}
