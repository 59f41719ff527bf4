/** Lists by what a clause says of the findings: 'which have a hazard', 'the ones that mention the downlight'. */

import { stemOf, tokenise } from '@plumbline/knowledge/language';
import {
  type OwnContext,
  type OwnFinding,
  type OwnFindingSummary,
  type OwnProject,
  plain,
} from '../account-data.ts';
import { findingsAbout, findingsNoted } from '../aims/meant.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { asksOfStatus } from './chosen-findings.ts';
import { counted, itemsOf, MOST_LISTED, numbered, type Said, say, tally } from './list-words.ts';

const MOST_READ = 40;
const HAZARD =
  /\bhazard(?:s|ous)?\b|\bunsafe\b|\b(?:could|can|might) (?:hurt|injure|kill)\b|\b(?:alerts?|warnings?) (?:on|open)\b|\bopen alerts?\b/i;
const UNSURE =
  /\b(?:low(?:est|er)?|least|poor|less|worst) (?:confiden\w*|sure|certain\w*)\b|\b(?:not|isn['’]?t|aren['’]?t|wasn['’]?t) (?:so |very |too )?(?:sure|confident|certain) (?:of|about)\b/i;
const SURE = /\b(?:high(?:est|er)?|most|best) (?:confiden\w*|sure|certain\w*)\b/i;
/** Whether a message asks how sure the panel was of which. */
export const asksBySureness = (text: string): boolean =>
  (UNSURE.test(text) || SURE.test(text)) && OF_MINE.test(text) && !/undetermin|compl[iy]|decided/i.test(text);
const OF_MINE = /\b(?:findings?|ones?|which|defects?|issues?|list|show)\b/i;

function bySureness(project: OwnProject, findings: readonly OwnFindingSummary[], text: string): Said {
  const way = UNSURE.test(text) ? 1 : -1;
  const sorted = [...findings].sort((a, b) => way * ((a.confidence ?? 0) - (b.confidence ?? 0)));
  const shown = sorted.slice(0, MOST_LISTED);
  const [top] = shown;
  const alike = top && findings.every(({ confidence }) => confidence === top.confidence);
  const sure = top?.confidence === undefined ? 'no figure' : `${Math.round(100 * top.confidence)}%`;
  const lead = alike
    ? `**All ${findings.length} the same: ${sure} sure.**`
    : `**${way > 0 ? 'Least' : 'Most'} sure first**, in ${plain(project.name)}:`;
  return {
    parts: [
      {
        text: `${lead}\n${numbered(shown.map((each) => findingLine(each)))}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.9,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
  };
}

/** What stands after 'the ones with', 'findings that mention'. */
const CLAUSE =
  /\b(?:findings?|ones?|defects?|issues?|things?|items?|problems?|entries|photos)\b (?:(?:that|which|i|we|are|is|do|does|did) )*(?:with|about|mention\w*|have|has|had|involv\w*|to do with|relat\w+ to|concerning|contain\w*|sa(?:y|ys|id)|not(?:e|es|ed)|near|behind|under|beside)\b (.+)$/i;
/** What every list is asked by, and says nothing of which. */
const EMPTY = new Set(
  'the a an any some i we my our at in of on to for and or most more least fewest worst best got been be it them they those these project job site house home place note photo picture number count total day date today yesterday week month year confidence report decision verdict rating severity status level room area undetermined undecided compliant compliance comply noncompliant non fail failing pass passing critical high medium low serious urgent minor major open still left decided reviewed'
    .split(' ')
    .map(stemOf),
);

const readWhole = async (own: OwnContext, findings: readonly OwnFindingSummary[]): Promise<OwnFinding[]> =>
  (await Promise.all(findings.slice(0, MOST_READ).map(({ id }) => own.findingWith(id)))).filter(
    (each) => each !== null,
  );

const listOfThese = (
  project: OwnProject,
  some: readonly OwnFindingSummary[],
  what: string,
  beside: (finding: OwnFindingSummary) => string = () => '',
): Said => {
  const shown = some.slice(0, MOST_LISTED);
  return {
    parts: [
      {
        text: `**${counted(some.length, 'finding')}** in ${plain(project.name)} ${what}, the worst first:\n${numbered(shown.map((each) => `${findingLine(each)}${beside(each)}`))}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.9,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
    choices:
      some.length > 1
        ? ['What should I fix first?', 'Who fixes the first one?']
        : ['Who fixes it?', 'Can it wait?'],
  };
};

/** 'Every finding with a measurement in it', and not those that still lack one. */
const WITH_SIZE =
  /\b(?:with|has|have|having|got|include\w*|state\w*)\b(?: (?:an?|any|some|the|its|their|written|recorded|stated))* (?:measurements?|sizes?|dimensions?|widths?)\b(?! (?:over|under|above|below|of|more|less))/i;
const NO_SIZE =
  /(?:\b(?:no|without|lack\w*|miss\w*|need\w*|not|never|yet|still)\b|n['’]?t\b).{0,24}\b(?:measur\w+|sizes?|dimensions?)\b|\bunmeasured\b|\bto (?:be )?measured?\b/i;
const SIZE = /\d+(?:[.,]\d+)? ?(?:mm|cm|m)\b/gi;
const sizesOf = ({ words, title, measured = [] }: OwnFindingSummary): string[] => [
  ...measured.map(({ value, unit }) => `${value} ${unit}`),
  ...(`${title}. ${words}`.match(SIZE) ?? []),
];

/** The list that a clause asks for; undefined where the message has none that titles and places don't answer. */
export async function listByClause(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
  own: OwnContext,
): Promise<Said | undefined> {
  if (findings.length === 0) return undefined;
  const name = plain(project.name);
  if (asksBySureness(text)) return bySureness(project, findings, text);
  if (WITH_SIZE.test(text) && !NO_SIZE.test(text)) {
    const sized = findings.filter((each) => sizesOf(each).length > 0);
    const size = (each: OwnFindingSummary) => `. Size: ${plain([...new Set(sizesOf(each))].join(', '))}`;
    if (sized.length > 0)
      return listOfThese(project, sized, `${sized.length === 1 ? 'has' : 'have'} a size on record`, size);
  }
  if (NO_SIZE.test(text)) {
    const without = findings.filter((each) => sizesOf(each).length === 0);
    return without.length > 0
      ? listOfThese(project, without, `${without.length === 1 ? 'has' : 'have'} no size on record`)
      : {
          none: true,
          ...say(`**None:** each finding in ${name} has a size on record.`, [projectRow(project)]),
        };
  }
  if (HAZARD.test(text)) {
    const ids = new Set(
      (await readWhole(own, findings))
        .filter(
          ({ assessment, severity, alerts = [], precaution }) =>
            assessment.as4349.safetyHazard ||
            severity === 'critical' ||
            alerts.length > 0 ||
            precaution !== undefined,
        )
        .map(({ id }) => id),
    );
    const some = findings.filter(({ id }) => ids.has(id));
    return some.length > 0
      ? listOfThese(project, some, `${some.length === 1 ? 'is' : 'are'} a safety hazard`)
      : {
          none: true,
          ...say(
            `**None of the ${counted(findings.length, 'finding')} in ${name} is marked as a safety hazard.** That doesn’t make it safe: a photo shows one side.`,
            [projectRow(project)],
          ),
        };
  }
  const clause = asksOfStatus(text) ? undefined : CLAUSE.exec(text)?.[1];
  const words = clause === undefined ? [] : tokenise(clause).filter(({ stem }) => !EMPTY.has(stem));
  if (clause === undefined || words.length === 0 || findingsAbout(clause, findings).length > 0)
    return undefined;
  const noted = new Set(findingsNoted(clause, findings).map(({ id }) => id));
  const some = findings.filter(({ id }) => noted.has(id));
  const said = listed(
    words.slice(0, 3).map(({ word }) => `‘${word}’`),
    'or',
  );
  if (some.length > 0)
    return listOfThese(project, some, `${some.length === 1 ? 'has' : 'have'} a note of ${said}`);
  return {
    none: true,
    ...say(
      `**None that I can tell.** No title, place or note in ${name} says ${said}. It has ${counted(findings.length, 'finding')}: ${listed(tally(findings))}.`,
      [projectRow(project)],
    ),
    projectId: project.id,
    choices: [`List the findings of ${name}`],
  };
}
