/**
 * Reads a message as a plan, or not at all: every word of it must be a name of the account, a day, a word of a plan or
 * one that says nothing. What isn't understood to the last word is left to whoever reads it otherwise.
 */
import type { Severity } from '@plumbline/knowledge';
import type { OwnContext, OwnFindingSummary, OwnProject } from '../account-data.ts';
import { DAYS_SAID, daysSaid } from '../aims/days-said.ts';
import { namesSaid, projectsNamed } from '../aims/meant.ts';
import { isNamedAlike } from '../aims/own-words.ts';
import { everythingRecorded } from '../everything.ts';
import { stemsIn } from '../question/words.ts';
import { PHRASES } from './phrases.ts';
import type { Plan } from './plan.ts';

const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** Words that neither ask nor name anything. */
const SAYS_NOTHING = new Set(
  `a about across again all also altogether am an and any anything are as at be been but by can could count did do does
  everything everywhere far for from full get give got had has have hey hi how i in into is it its just lately list
  know last let like look many mate me mine my no now of off ok okay on one ones only or our out over overall please pls
  recorded right see show site sites so still tell than thanks that thats the their them then there these they thing
  things this those time to today total up us visit visited want was we were what whats where which wich with yeah yep
  yet you your project projects job jobs place places house defect finding findings defects s ve re d ll m it's
  came find found been u meant supposed`.split(/\s+/),
);
/** So many findings are told one by one. */
const FEW = 4;
const ASKS = /\?|\b(?:everything|what|whats|which|wich|who|whos|when|why|how many|any|anything|list|show)\b/i;
/** Speaks of what is or was so, and not of what should be. */
const HAS = /\b(?:is|was|were|has|have|did|are|whos|whens|due)\b|['’]s\b/i;
const IN = /\b(?:what|whats|what['’]s|everything|anything|list|show|findings?|defects?)\b.*\bin\b/i;
const OWN_REPORT =
  /\b(?:do|have|is|are|was|were|did|which|when|who)\b.*\breports?\b|\breports?\b.*\b(?:have|got|made|for)\b/i;
const PLACES = /\b(?:jobs?|projects?|sites?|places?|houses?)\b/gi;

/** What a message asks. */
export interface Read {
  plan: Plan;
  /** Whether it asks of the account by itself. */
  asks: boolean;
  /** Whether it asks by words that mean nothing else; the others are answered where nothing of the account was found. */
  surely: boolean;
}

const asksOfOrder = ({ of, span, key, kept, field, findings, projects }: Plan): boolean =>
  of !== 'change' || span !== undefined || (key ?? kept ?? field ?? findings ?? projects) === undefined;

/** The findings that all these words fit; undefined where a word fits none. */
function namedBy(
  words: readonly string[],
  among: readonly OwnFindingSummary[],
): readonly OwnFindingSummary[] | undefined {
  let kept: readonly OwnFindingSummary[] | undefined;
  for (const word of words) {
    const [stem = word] = stemsIn(word);
    const exact = among.filter((each) => stemsIn(`${each.title} ${each.location}`).includes(stem));
    const fits = exact.length > 0 ? exact : among.filter((each) => isNamedAlike(stem, each));
    if (fits.length === 0) return undefined;
    const both = kept?.filter((each) => fits.includes(each)) ?? fits;
    if (both.length === 0) return undefined;
    kept = both;
  }
  return kept;
}

/** Whether all these words name one place. */
const liesWhollyIn = (words: readonly string[], among: readonly OwnFindingSummary[]) =>
  among.some(({ location }) => words.every((word) => stemsIn(location).includes(stemsIn(word)[0] ?? word)));

/** The plan of a message; undefined where a word of it isn't understood, or none says anything of a plan. */
export async function readPlan(
  written: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Read | undefined> {
  const named = projectsNamed(written, projects);
  let rest = namesSaid(written, named).reduce((text, name) => {
    const at = text.toLowerCase().indexOf(name);
    return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
  }, written);
  const span = daysSaid(rest.replace(/\b(?:mid|early|late)[ -](?=\w)/gi, ''), own.today);
  rest = rest.replace(/\b(?:mid|early|late)[ -](?=\w)/gi, '');
  if (span) rest = rest.replace(/\bbetween\b/gi, ' ').replace(DAYS_SAID, ' ');
  let plan: Plan = {};
  let asks = false;
  for (const { words, says, asks: byItself } of PHRASES) {
    const fits = says.of === undefined || plan.of === undefined || says.of === plan.of;
    if (!words.test(rest)) continue;
    rest = rest.replace(words, ' ');
    if (!fits && says.kept === undefined) continue;
    plan = { ...says, ...plan };
    asks ||= byItself === true;
  }
  const severities = SEVERITIES.filter((severity) => new RegExp(`\\b${severity}s?\\b`, 'i').test(rest));
  for (const severity of severities) rest = rest.replace(new RegExp(`\\b${severity}s?\\b`, 'gi'), ' ');
  const left = (
    rest
      .replace(PLACES, ' ')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).filter((word) => !SAYS_NOTHING.has(word.replace(/^'|'$/g, '')));
  const all = await everythingRecorded(own);
  const findings = left.length === 0 ? undefined : namedBy(left, all);
  if (left.length > 0 && !findings) return undefined;
  plan = {
    ...plan,
    ...(span ? { span } : {}),
    ...(severities.length > 0 ? { severities } : {}),
    ...(named.length > 0 ? { projects: named.map(({ id }) => id) } : {}),
    ...(findings ? { findings: findings.map(({ id }) => id) } : {}),
  };
  if (Object.keys(plan).length === 0 || !asksOfOrder(plan)) return undefined;
  // Who asks one thing of what is named asks of a finding.
  if (plan.of === undefined && plan.field !== undefined && findings) plan = { ...plan, of: 'finding' };
  const { of, kept, field, pick, count } = plan;
  // What is named, or in which state it is, makes a question of the account of words that many may mean.
  const ofNamed = named.length > 0 || (findings !== undefined && findings.length <= FEW);
  const ofField = field !== undefined && (ofNamed || pick !== undefined) && HAS.test(written);
  const ofState = kept !== undefined && of !== undefined;
  const listsSome =
    (of === undefined || of === 'finding') &&
    field === undefined &&
    (severities.length > 0 || (of === 'finding' && span !== undefined));
  const counts = count === true && (of === 'visit' || (of === 'finding' && findings === undefined));
  const ofPlace =
    of === undefined &&
    field === undefined &&
    findings !== undefined &&
    IN.test(written) &&
    liesWhollyIn(left, all);
  const ofReport = of === 'report' && named.length > 0 && OWN_REPORT.test(written);
  const asksOne =
    ASKS.test(written) &&
    (ofField || ofState || (listsSome && findings === undefined) || counts || ofPlace || ofReport);
  if (asksOne && of === undefined) plan = { ...plan, of: 'finding' };
  const dated = of !== 'change' || span !== undefined;
  return { plan, asks: (asks || asksOne) && dated, surely: asks && dated };
}
