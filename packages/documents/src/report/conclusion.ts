import type { Outcome } from '@plumbline/knowledge';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import { lesserDefects } from './as4349-summary.ts';
import { isUnsaid, notChosenLead } from './hazards-page.ts';
import { kindOf } from './kinds.ts';
import { capital, countOf, listOf, paragraphs, sentence } from './print-words.ts';
import type { Rating } from './rating.ts';
import type { ReportContent, ReportFinding } from './report-content.ts';
import { groundsOfItems } from './rests-on.ts';
import { partlySeen, unseenLines } from './seen-areas.ts';

export const COMPARED_WITH_NONE = 'This report doesn’t compare the building with others of its age.';

/** Who stands behind a report of this kind. */
export const signerOf = (kind: ReportKind): 'expert' | 'inspector' =>
  kind === 'expert' ? 'expert' : 'inspector';

export function summaryOf(content: ReportContent, counts: readonly (Rating & { count: number })[]): string {
  const { findings, project } = content;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const place = project.address || project.name;
  if (total === 0) {
    return `No defect was counted at ${place}. ${countOf(findings.length, 'photo was', 'photos were')} examined.`;
  }
  const each = counts
    .filter(({ count }) => count > 0)
    .map(({ word, count }) =>
      word.endsWith('defect') ? countOf(count, word.toLowerCase()) : `${count} ${word.toLowerCase()}`,
    );
  const reviewed = findings.filter(({ group, decision }) => group === 'defect' && decision).length;
  return `${countOf(total, 'finding')} at ${place}: ${listOf(each)}. The ${signerOf(kindOf(content))} ${decidedOn(reviewed, total)}.`;
}

function decidedOn(reviewed: number, total: number): string {
  if (reviewed === 0) return `hasn’t decided on ${total === 1 ? 'it' : 'any of them'} yet`;
  if (reviewed === total) return `has decided on ${total === 1 ? 'it' : 'all of them'}`;
  const left = total - reviewed;
  return `has decided on ${reviewed} of them; the other ${left === 1 ? 'is' : `${left} are`} undecided`;
}

/** What became of the findings since they were first seen, by their numbers; empty where nothing is known of any. */
export function outcomesOf(numbered: readonly { finding: ReportFinding; number: string }[]): string {
  const byOutcome = new Map<string, string[]>();
  for (const { finding, number } of numbered) {
    const became = finding.history?.became;
    if (became) byOutcome.set(became, [...(byOutcome.get(became) ?? []), number]);
  }
  if (byOutcome.size === 0) return '';
  const sentences = [...byOutcome].map(([became, numbers]) => `${became}: ${listOf(numbers)}.`);
  return ` What has happened since: ${sentences.join(' ')}`;
}

/** Told where a number of the project is another: whoever rings about 'finding 3' may mean either. */
export const numberingOf = (numbered: readonly { finding: ReportFinding; number: string }[]): string =>
  numbered.some(({ finding, number }) => finding.number !== undefined && finding.number !== Number(number))
    ? ' Findings are numbered for this version; each also names its number in the project, which never changes.'
    : '';

/** Each profession once, however it is written: 'A structural engineer' is a structural engineer. */
export function furtherInspection(findings: readonly ReportFinding[]): string[] {
  const byWho = new Map<string, Set<string>>();
  for (const { whoToCall, title } of findings) {
    for (const named of whoToCall) {
      const who = capital(named.replace(/^an? /i, ''));
      byWho.set(who, (byWho.get(who) ?? new Set()).add(title));
    }
  }
  return [...byWho].map(([who, titles]) => {
    const named = [...titles];
    const shown = named.length > 4 ? [...named.slice(0, 4), 'others'] : named;
    return `${who}: ${listOf(shown)}`;
  });
}

/** What is open of dangers, in this report or beside it: nothing else is concluded before. */
function openFirst({ findings, hazardsNotChosen: left = [] }: ReportContent): string[] {
  const titlesOf = (all: readonly Pick<ReportFinding, 'alerts'>[]) =>
    [...new Set(all.flatMap(({ alerts = [] }) => alerts.map(({ title }) => title)))].map(sentence).join(' ');
  const here = findings.filter(({ alerts = [] }) => alerts.length > 0);
  const unsaid = findings.filter(isUnsaid);
  const counted = unsaid.filter(({ group }) => group === 'defect').length;
  const others = unsaid.length - counted;
  return [
    ...(here.length > 0 ? [`Open safety hazards: ${titlesOf(here)}`] : []),
    ...(left.length > 0 ? [`${notChosenLead(left.length)} ${titlesOf(left)}`] : []),
    ...(unsaid.length > 0
      ? [
          `For ${listOf([...(counted > 0 ? [countOf(counted, 'finding')] : []), ...(others > 0 ? [countOf(others, 'photo without a counted defect', 'photos without a counted defect')] : [])])} it isn’t known whether anything has fallen, is loose or has a hole in it. Keep people out from under ${unsaid.length === 1 ? 'it' : 'them'} until that’s known.`,
        ]
      : []),
  ];
}

export function conclusionOf(
  content: ReportContent,
  significant: readonly { finding: ReportFinding; number: string }[],
  classes: { minor: number; open: number },
  fixed: readonly string[],
): string[] {
  const { inspection } = content;
  const seen = inspection ? 'The inspection found' : 'The photographs show';
  return [
    ...openFirst(content),
    significant.length === 0
      ? // What nobody classified may turn out to be one.
        `${seen} ${classes.open === 0 ? 'no major defect' : 'nothing that is classified as a major defect'}${fixed.length > 0 ? ' and isn’t fixed' : ''}.`
      : `${inspection ? `${seen} ${countOf(significant.length, 'significant item')}.` : groundsOfItems(significant).join(' ')} ${significant.length === 1 ? 'It needs' : 'They need'} attention first.`,
    lesserDefects(classes),
    ...(fixed.length > 0 ? [`Fixed, and counted above: ${listOf(fixed)}.`] : []),
    inspection?.overallCondition
      ? `Overall condition, compared with buildings of the same age that were reasonably maintained: ${inspection.overallCondition.toLowerCase()}.`
      : COMPARED_WITH_NONE,
  ];
}

export function whyNotCounted({ alerts = [], ...finding }: ReportFinding, kind: ReportKind): string {
  const { immediate } = finding.actions;
  const more = [
    ...(alerts.length > 0 ? ['It is warned of among the safety hazards.'] : []),
    ...(finding.group !== 'rejected' ? immediate.filter((step) => step === PRECAUTION) : []),
  ];
  const reason = reasonOf(finding, kind);
  return more.length > 0 ? [sentence(reason), ...more].join(' ') : reason;
}

const NOT_COUNTED = {
  not_building: 'The photo doesn’t appear to show a part of a building',
  not_sure: 'The panel couldn’t tell from the photo',
  no_visible_defect: 'The panel saw no defect in the photo, which doesn’t prove that there is none',
  defect: 'The panel saw no defect here, or couldn’t tell',
} as const satisfies Record<Outcome, string>;

function reasonOf(
  { group, decision, outcome = 'defect' }: Pick<ReportFinding, 'group' | 'decision' | 'outcome'>,
  kind: ReportKind,
): string {
  if (group === 'rejected') {
    return `Set aside by the ${signerOf(kind)}${decision?.note ? `: ${decision.note}` : ''}`;
  }
  return NOT_COUNTED[outcome];
}

/** What nobody saw, and what limits the report besides. */
export function notSeen(content: ReportContent): string[] {
  const { inspection, limitations } = content;
  const added = paragraphs(limitations);
  if (!inspection) {
    return [
      ...unseenLines(content),
      'Only what the photographs show was examined. Roof spaces, subfloors, the inside of walls and places behind furniture or finishes weren’t, unless a photograph shows them. Where one of these matters, arrange access and have it inspected.',
      ...added,
    ];
  }
  const { areasNotInspected } = inspection;
  const part = partlySeen(inspection);
  return [
    ...(part.length > 0
      ? [`Inspected in part only: ${listOf(part)}. What wasn’t seen there is under Scope.`]
      : []),
    areasNotInspected.length > 0
      ? `Not inspected: ${listOf(areasNotInspected)}. The reasons are under Scope. Arrange access and another inspection before anybody relies on their condition.`
      : part.length > 0
        ? 'Every other listed area was inspected as far as it could be seen and safely reached.'
        : 'Every listed area was inspected as far as it could be seen and safely reached.',
    'Nothing was opened up. The inside of walls, and anything behind linings, furniture or finishes, wasn’t seen.',
    ...added,
  ];
}
