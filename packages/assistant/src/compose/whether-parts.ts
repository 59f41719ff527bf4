/** Answers that begin with yes or no: whether all is so, whether anything can't wait, whether anything like it is recorded. */
import { tokenise } from '@plumbline/knowledge/language';
import { type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { liesInLike, saysNothing, severitiesSaid } from '../aims/meant.ts';
import { isNamedAlike, isWritten, tellingStems } from '../aims/own-words.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { counted, itemsOf, MOST_LISTED, moreThan, numbered, type Said, say } from './list-words.ts';
import { isGrave, isPressingFinding, worstFirst } from './open-hazards.ts';

const ASKS_WHETHER =
  /^\W*(?:(?:and|so|ok|but|hey|hi)\b[\s,]*)*(?:is|are|was|were|do|does|did|have|has|got|any|anything)\b(?!.*\bor\b)/i;
/** Who asks whether there is any is told so first. */
export const yes = (text: string, all: boolean) =>
  ASKS_WHETHER.test(text) && !all && !OF_EVERY_ONE.test(text) ? '**Yes.** ' : '';
/** That some are so is no yes to whether all are. */
const OF_EVERY_ONE =
  /^\W*(?:are|were|is|have) (?:i |we )?(?:\w+ )?(?:all|every(?:thing)?) (?:the |my |our |of )?/i;

const ALL_SO =
  /^\W*(?:(?:and|so|ok|but)\b[\s,]*)*(?:is|are|was|were|have|has|did (?:i|we) \w+) (?:i |we )?(?:everything|all|they all|it all|every\w*)\b/i;
/** 'Is everything there low?': those that are graver are told; undefined where nothing of the kind is asked. */
export function allSo(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
): Said | undefined {
  if (ALL_SO.test(text) && DECIDED.test(text) && findings.length > 0) return allDecided(project, findings);
  const severities = ALL_SO.test(text) ? severitiesSaid(text) : undefined;
  if (!severities || findings.length === 0) return undefined;
  const others = findings.filter((each) => !severities.includes(each.severity) || isPressingFinding(each));
  const name = plain(project.name);
  const said = listed(severities, 'or');
  return others.length === 0
    ? {
        ...say(
          `**Yes, as recorded:** ${findings.length === 1 ? `the only finding in ${name} is` : `all ${findings.length} findings in ${name} are`} rated ${said}. No finding doesn’t mean no defect.`,
          [projectRow(project)],
        ),
        projectId: project.id,
      }
    : listing(
        `**No: ${others.length} of ${counted(findings.length, 'finding')}** in ${name} ${others.length === 1 ? 'is' : 'are'} rated otherwise or ${others.length === 1 ? 'has' : 'have'} an open hazard:`,
        project,
        others,
      );
}

const DECIDED = /\b(?:decided|reviewed|signed off|confirmed|looked at|checked|ticked off|done)\b/i;
function allDecided(project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const waiting = findings.filter(({ decided }) => !decided);
  const name = plain(project.name);
  const done = `${findings.length - waiting.length} of ${findings.length}`;
  return waiting.length === 0
    ? {
        ...say(`**Yes:** each of the ${counted(findings.length, 'finding')} in ${name} has a decision.`, [
          projectRow(project),
        ]),
        projectId: project.id,
      }
    : listing(
        `**No: ${done} in ${name} ${findings.length - waiting.length === 1 ? 'has' : 'have'} a decision.** Still to decide:`,
        project,
        waiting,
      );
}

const CANT_WAIT = /\b(?:can['’]?t|cannot|can not|won['’]?t|shouldn['’]?t|should not) (?:be left|wait)\b/i;
/** 'Anything there that can’t wait?' wants yes or no first; undefined where that isn’t asked. */
export function cantWait(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
): Said | undefined {
  if (!CANT_WAIT.test(text) || !ASKS_WHETHER.test(text)) return undefined;
  const name = plain(project.name);
  const grave = findings.filter((each) => isPressingFinding(each) || isGrave(each));
  return grave.length === 0
    ? {
        ...say(
          `**No, by what is recorded:** nothing in ${name} is rated critical or high, and no hazard asks to act now or today. No finding doesn’t mean no defect.`,
          [projectRow(project)],
        ),
        projectId: project.id,
      }
    : listing(
        `**Yes: ${counted(grave.length, 'finding')}** in ${name} shouldn’t wait, the most urgent first:`,
        project,
        [...grave].sort(worstFirst),
      );
}

function listing(lead: string, project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const shown = findings.slice(0, MOST_LISTED);
  return {
    parts: [
      {
        text: `${lead}\n${numbered(shown.map((each) => findingLine(each)))}${moreThan(shown.length, findings.length)}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
  };
}

const MENTIONED =
  /\b(?:about|mention(?:s|ing)?|regarding|to do with|with the words?|(?:is|are|was|were) there (?:an?|any)|(?:i|we) (?:got|have|had|log|logged|find|found|record|recorded) (?:an?|any))\s+(?:the |my |our |an? |any )?([\p{L}'’ -]{3,40})\W*$/iu;
/** What a message asks for that no finding is recorded with, in its own words; undefined where one is, or it asks for none. */
export function unmentioned(text: string, findings: readonly OwnFindingSummary[]): string | undefined {
  const [, asked = ''] = MENTIONED.exec(text) ?? [];
  const stems = tellingStems(asked);
  const [word] = tokenise(asked.toLowerCase()).filter(
    ({ stem }) => stems.includes(stem) && !saysNothing(stem),
  );
  const found = (stem: string) =>
    findings.some((each) => isWritten(stem, each) || isNamedAlike(stem, each) || liesInLike(stem, each));
  return word && !OF_OTHERS.test(asked) && !stems.some(found) ? word.word : undefined;
}
/** Is recorded, and isn't of a finding. */
const OF_OTHERS =
  /\b(?:hazards?|alerts?|dangers?|reports?|credits?|photos?|pics?|projects?|repairs?|visits?|jobs?|costs?|trades?|criticals?|highs?|mediums?|lows?|open|closed|new|left|wrong|worr\w*|urgent|serious|progress|limits?|compl\w*|safe|rules?|plumb\w*|electric\w*|structur\w*|fire|cosmetic|done|next|first|else|today|week|month)\b/i;
