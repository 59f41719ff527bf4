/** One thing that is asked of one finding: whether its hazard was closed, how many days ago it was recorded, what its photo came back as. */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { day, itemsOf } from '../compose/list-words.ts';
import { hazardSaid, topAlert, urgencySaid } from '../compose/open-hazards.ts';
import type { Part } from '../compose/part.ts';
import { findingInShort } from '../compose/position-parts.ts';
import { findingLine, findingRow } from '../rows/own-rows.ts';
import type { Aim } from './aims.ts';
import { daysBetween } from './days-said.ts';
import { findingsNamed, fitting, projectsNamed } from './meant.ts';
import { rowsOfAspect } from './own-work.ts';
import { NEXT } from './positions.ts';
import type { Routed, Situation } from './routed.ts';

type Told = Pick<Routed, 'aim' | 'parts' | 'choices' | 'asks' | 'projectId' | 'finding'>;

/** 'Did I ever deal with that', 'is it sorted yet', 'was the alert on the ceiling closed'. */
const DEALT_WITH =
  /\b(?:did|have|has|was|were|is|are|been|had)\b.{0,60}\b(?:(?<!the )deal(?:t)? with|closed?(?: off| out)?|sort(?:ed)?(?: out)?|clear(?:ed)?|tick(?:ed)? off|handled?|resolved?|taken care of|shut)\b/i;
const BY_OTHERS = /\b(?:builder|tradie|plumber|electrician|insurer|council|they|he|she)\b/i;

/** 'How many days since I logged the balustrade', 'how long ago was the crack found'. */
const DAYS_SINCE =
  /\bhow (?:many days|many weeks|long)\b.{0,30}\b(?:since|ago|been (?:there|open|on (?:the )?(?:list|file|record)|sitting|waiting))\b/i;

/** 'What did that hallway photo come back as', 'what was the result for the garage one'. */
const CAME_BACK =
  /\b(?:come|came|comes) (?:back|out|up)\b|\b(?:result|verdict|outcome|answer)s? (?:of|for|on)\b|\bwhat (?:did|does|was|is)\b.{0,40}\b(?:photo|pic|picture|image|shot|scan)\b/i;
/** 'Whats 12 and is it serious', of what has a number. */
const ASKED_NUMBER =
  /^\W*(?:(?:and|ok|so)\s+)?(?:what(?:['’]?s| is| was)|how (?:bad|serious|urgent) (?:is|was)|where(?:['’]?s| is| was)|and)\s+(?:with |wrong with |up with )?(?:finding |number |no\.? )?#?(\d{1,4})(?=\W*$|\?| (?:about|and|like|again|rated|called)\b)/i;
const HOW_SURE_IS_IT =
  /^\W*(?:and |so |but )*how (?:sure|confident|certain) (?:is|was|are|were) (?:it|the panel|the ai|you|they|that|the app)(?: (?:of|about|on) (?:it|that|this|this one))?\W*$/i;
/** 'What's the story with the drummy tiles', 'is the retaining wall dangerous', 'what does the alert on the ceiling say'. */
const STORY_OF =
  /\b(?:story|deal|go|situation|update|word|news) (?:with|on) (?:the|my|our|that)\b|\bwhat(?:['’]?s| is| was) (?:up|wrong) with (?:the|my|our|that)\b/i;
const RATED =
  /^\W*(?:and |so |but )?(?:is|are) (?:the|my|our|that) [\w\s-]{3,40} (?:really |that |very |actually )?(?:dangerous|serious|bad|critical|urgent|severe)\W*$|\b(?:what|which) (?:severity|rating|level) (?:is|was|did)\b|\bhow (?:bad|serious|severe) (?:is|was|are|were) (?:the|my|our|that)\b/i;
const OF_ALERT =
  /\b(?:alerts?|hazard|warning)\b.{0,12}\b(?:on|for|of|about)\b|\bwhat(?:['’]?s| is| does)\b.{0,12}\b(?:alert|hazard|warning)\b/i;
const OF_PHOTO = /\b(?:photos?|pics?|pictures?|images?|shots?|scans?)\b/i;

function sinceWords(on: string, today: string): string {
  const days = daysBetween(on, today);
  if (Number.isNaN(days)) return '**The day isn’t recorded.**';
  return days === 0 ? '**Today**' : days === 1 ? '**1 day ago**' : `**${days} days ago**`;
}

/** The findings in which a message may mean one, those without a verdict and those with a closed hazard included. */
async function candidates(
  { text, thread, projects }: Pick<Situation, 'text' | 'thread' | 'projects'>,
  own: OwnContext,
): Promise<{
  all: OwnFindingSummary[];
  unsettled: readonly OwnFindingSummary[];
  where: readonly OwnProject[];
}> {
  const named = projectsNamed(text, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const where = named.length > 0 ? named : spokenOf ? [spokenOf] : projects.slice(0, 20);
  const { unsettled } = await own.activity();
  const inThese = ({ projectId }: OwnFindingSummary) => where.some(({ id }) => id === projectId);
  const found = (await Promise.all(where.map(({ id }) => own.findingsOf(id)))).flat();
  return { all: found, unsettled: unsettled.filter(inThese), where };
}

/** Answers such a question; undefined where it is none, or isn't of one finding. */
export async function attributeAsked(situation: Situation): Promise<Told | undefined> {
  const { text, thread, own, projects } = situation;
  if (projects.length === 0) return undefined;
  const ofDealing = DEALT_WITH.test(text) && !BY_OTHERS.test(text);
  const ofDays = DAYS_SINCE.test(text);
  const ofPhoto = CAME_BACK.test(text) && OF_PHOTO.test(text);
  const number = Number(ASKED_NUMBER.exec(text)?.[1] ?? Number.NaN);
  const spoken = thread.findingId ?? own.finding?.id ?? null;
  const sure = HOW_SURE_IS_IT.test(text) && spoken !== null ? await own.findingWith(spoken) : null;
  if (sure)
    return {
      aim: 'own.detail',
      parts: rowsOfAspect(sure, 'sureness'),
      choices: NEXT['pos.wait'] ?? [],
      asks: false,
      projectId: sure.projectId,
      finding: sure,
    };
  const ofAlert = !ofDealing && OF_ALERT.test(text) && /\bwhat|\bwhich|\btell/i.test(text);
  const ofAll = !ofDealing && (STORY_OF.test(text) || RATED.test(text));
  // With a finding open, what is asked of it is answered from that one.
  if ((ofAlert || ofAll) && (own.finding !== null || SIZED.test(text))) return undefined;
  if (!ofDealing && !ofDays && !ofPhoto && !ofAlert && !ofAll && Number.isNaN(number)) return undefined;
  const { all, unsettled, where } = await candidates(situation, own);
  if (!Number.isNaN(number)) return ofNumber(number, [...all, ...unsettled], situation);
  const rest = where.length === 1 && where[0] ? withoutName(text, where[0].name) : text;
  const pointed = /\b(?:it|that|this)\b/i.test(text) ? (thread.findingId ?? own.finding?.id ?? null) : null;
  const among = ofPhoto ? [...unsettled, ...all] : all;
  const inPlace = unsettled.filter(
    ({ location }) => location !== '' && text.toLowerCase().includes(location.toLowerCase()),
  );
  const named =
    ofPhoto && inPlace.length === 1
      ? inPlace
      : findingsNamed(ofPhoto ? rest.replace(OF_PHOTO, ' ') : rest, among);
  const [one, ...others] = named.length > 0 ? named : among.filter(({ id }) => id === pointed);
  if (!one || others.length > 0) return undefined;
  if ((ofAlert || ofAll) && !(await fitsWell(rest, one, among))) return undefined;
  const parts =
    ofAlert || ofAll
      ? await asItStands(one, own, ofAlert)
      : ofPhoto
        ? cameBack(one)
        : ofDays
          ? [
              told(
                `${sinceWords(one.foundOn, own.today)}: **${plain(one.title)}** was recorded ${day(one.foundOn)}.`,
                one,
              ),
            ]
          : await dealtWith(one, own);
  if (!parts) return undefined;
  const aim: Aim = ofDays ? 'own.when' : 'own.detail';
  return {
    aim,
    parts,
    choices: [],
    asks: false,
    projectId: one.projectId,
    finding: await own.findingWith(one.id),
  };
}

async function ofNumber(
  number: number,
  findings: readonly OwnFindingSummary[],
  { text, own, projects }: Situation,
): Promise<Told | undefined> {
  const [one, ...others] = findings.filter((each) => each.number === number);
  const finding = one && others.length === 0 ? await own.findingWith(one.id) : null;
  if (!one || !finding) return undefined;
  const project = plain(projects.find(({ id }) => id === one.projectId)?.name ?? '');
  const place = plain(one.location);
  const parts = /\bwhere\b/i.test(text)
    ? [
        told(
          `**${place || 'No place was recorded'}**${project ? `, in ${project}` : ''}: ${plain(one.title)} (finding ${number}).`,
          one,
        ),
      ]
    : findingInShort(finding);
  return {
    aim: 'own.detail',
    parts,
    choices: NEXT['pos.wait'] ?? [],
    asks: false,
    projectId: one.projectId,
    finding,
  };
}

const SIZED = /\d ?(?:mm|cm|m|mil|millimet\w+|inch(?:es)?)\b/i;
/** Two words of it at least, or all of the place or title: less may be said of any building. */
const ENOUGH = 2;
const fitsWell = async (text: string, one: OwnFindingSummary, among: readonly OwnFindingSummary[]) => {
  const { found, score } = fitting(text, among);
  return found.length === 1 && found[0]?.id === one.id && score >= ENOUGH;
};

/** The finding as it stands, its open alert first; undefined where an alert is asked for and none is open. */
async function asItStands(
  one: OwnFindingSummary,
  own: OwnContext,
  ofAlert: boolean,
): Promise<Part[] | undefined> {
  const { open } = await own.hazards();
  const still = open.find(({ id }) => id === one.id);
  const alert = still && topAlert(still);
  const finding = await own.findingWith(one.id);
  if (!finding || (ofAlert && !alert)) return undefined;
  const lead = alert
    ? [
        told(
          `**${alert.title}: ${urgencySaid(alert.urgency)}.** ${alert.steps[0] ?? ''} Who to call: ${alert.call}`,
          one,
        ),
      ]
    : [];
  return [...lead, ...findingInShort(finding)];
}

const withoutName = (text: string, name: string) =>
  text.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), ' ');

const told = (text: string, finding: OwnFindingSummary): Part => ({
  text,
  rows: [findingRow(finding)],
  support: 0.95,
  listed: itemsOf([finding]),
});

export function cameBack(finding: OwnFindingSummary): Part[] {
  return [
    told(
      finding.unsettled
        ? `**Not sure:** the photo${finding.location ? ` of the ${plain(finding.location).toLowerCase()}` : ''} (finding ${finding.number}) doesn’t settle what it is${finding.free ? ', and cost nothing' : ''}. Take one in better light, closer and square to the surface, and say what you know of it.`
        : findingLine(finding),
      finding,
    ),
  ];
}

/** Undefined where no hazard was ever open on it: then its repairs and decision say more. */
export async function dealtWith(finding: OwnFindingSummary, own: OwnContext): Promise<Part[] | undefined> {
  const { closed, open } = await own.hazards();
  const shut = closed.filter((each) => each.finding.id === finding.id);
  const still = open.find(({ id }) => id === finding.id);
  const title = plain(finding.title);
  if (still)
    return [
      told(
        `**No, not yet:** ${hazardSaid(still)} is still open on **${title}** (finding ${finding.number}).`,
        finding,
      ),
    ];
  const [last] = [...shut].sort((a, b) => b.closedOn.localeCompare(a.closedOn));
  return last
    ? [
        told(
          `**Its hazard alert was closed ${day(last.closedOn)}:** ${last.title} (${title}, finding ${finding.number}). Whether the repair was verified stands on the finding.`,
          finding,
        ),
      ]
    : undefined;
}
