/** Counts of what the account holds and has done: what waits for review, what was analysed, decided, paid. */
import type { Severity } from '@plumbline/knowledge';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import type { Span } from '../aims/days-said.ts';
import { rowsNamed } from '../corpus.ts';
import { everyFinding } from '../everything.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { counted, day, itemsOf, MOST_LISTED, moreThan, numbered, type Said, say } from './list-words.ts';
import { worstFirst } from './open-hazards.ts';
import { spanWords } from './span-words.ts';

/** What a count is of: one project, or all of them. */
export interface Counted {
  project: OwnProject | null;
  projects: readonly OwnProject[];
  own: OwnContext;
}

const placeOf = ({ project }: Counted) => (project ? plain(project.name) : 'your projects');
const headOf = ({ project }: Counted) => (project ? [projectRow(project)] : []);
const nameOf = ({ projects, project }: Counted, { projectId }: OwnFindingSummary) =>
  project ? '' : (projects.find(({ id }) => id === projectId)?.name ?? '');

/** A count with the findings that it is of; `count` may be more than are here. */
export function countWithList(
  of: Counted,
  lead: string,
  findings: readonly OwnFindingSummary[],
  { count = findings.length, after = '' } = {},
): Said {
  const shown = findings.slice(0, MOST_LISTED);
  const more = moreThan(shown.length, count);
  return {
    parts: [
      {
        text: [`${lead}\n${numbered(shown.map((each) => findingLine(each, nameOf(of, each))))}${more}`, after]
          .filter(Boolean)
          .join('\n\n'),
        rows: [...headOf(of), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    ...(of.project ? { projectId: of.project.id } : {}),
  };
}

const findingsIn = ({ project, own }: Counted) => (project ? own.findingsOf(project.id) : everyFinding(own));

/** 'How many findings have I not looked at yet?' */
export async function waiting(of: Counted, only?: readonly Severity[]): Promise<Said> {
  const { project, projects } = of;
  if (only) {
    const some = (await findingsIn(of)).filter(
      ({ decided, severity }) => !decided && only.includes(severity),
    );
    const which = `${listed(only, 'or')} finding`;
    return some.length === 0
      ? say(`**None.** No ${which} in ${placeOf(of)} waits for your review.`, headOf(of))
      : countWithList(
          of,
          `**${counted(some.length, which)}** in ${placeOf(of)} ${some.length === 1 ? 'waits' : 'wait'} for your review:`,
          some.sort(worstFirst),
        );
  }
  const sum = (some: readonly OwnProject[]) => some.reduce((all, { toReview }) => all + toReview, 0);
  const count = sum(project ? [project] : projects);
  const all = sum(projects);
  const beside = project && all > count ? ` In all your projects it is ${all}.` : '';
  if (count === 0)
    return {
      ...say(`**None.** Every finding in ${placeOf(of)} has your decision.${beside}`, headOf(of)),
      ...(project ? { projectId: project.id } : {}),
    };
  const open = (await findingsIn(of)).filter(({ decided }) => !decided).sort(worstFirst);
  return countWithList(
    of,
    `**${counted(count, 'finding')}** in ${placeOf(of)} ${count === 1 ? 'waits' : 'wait'} for your review.${beside} The worst first:`,
    open,
    { count },
  );
}

/** 'How many findings, the rejected ones too?' */
export async function withRejected({ own }: Counted): Promise<Said> {
  const { rejected } = await own.activity();
  const kept = (await everyFinding(own)).filter((each) => each.rejected !== true).length;
  return say(
    `**${counted(kept + rejected, 'finding')}** in all your projects, the rejected ones counted: ${kept} ${kept === 1 ? 'stands' : 'stand'} and ${rejected} ${rejected === 1 ? 'was' : 'were'} rejected.`,
    [],
  );
}

/** 'How many have I reviewed, confirmed, corrected, rejected?' */
export async function decidedOn(
  of: Counted,
  what: 'all' | 'confirmed' | 'corrected' | 'rejected',
): Promise<Said> {
  const { own, project, projects } = of;
  const { confirmed, corrected, rejected, setAside } = await own.activity();
  if (what === 'all' && project) {
    const decided = (await own.findingsOf(project.id)).filter((each) => each.decided);
    return decided.length === 0
      ? {
          ...say(`**None yet.** No finding in ${placeOf(of)} has your decision.`, headOf(of)),
          projectId: project.id,
        }
      : countWithList(
          of,
          `**${counted(decided.length, 'finding')}** in ${placeOf(of)} ${decided.length === 1 ? 'has' : 'have'} your decision:`,
          decided,
        );
  }
  const total = confirmed + corrected + rejected;
  const each = listed([`${confirmed} confirmed`, `${corrected} corrected`, `${rejected} rejected`]);
  const left = projects.reduce((sum, { toReview }) => sum + toReview, 0);
  const waits =
    left === 0
      ? 'None is left to review.'
      : `${left} still ${left === 1 ? 'waits' : 'wait'} for your review.`;
  if (what === 'rejected' && rejected > 0)
    return countWithList(
      { ...of, project: null },
      `**${counted(rejected, 'finding')}** in all your projects ${rejected === 1 ? 'was' : 'were'} rejected. The newest first:`,
      setAside,
      { count: rejected, after: notesOf(setAside) },
    );
  if (what !== 'all') {
    const some = (await everyFinding(own)).filter(({ decision }) => decision === what).sort(worstFirst);
    const count = Math.max({ confirmed, corrected, rejected }[what], some.length);
    if (some.length > 0)
      return countWithList(
        { ...of, project: null },
        `**${counted(count, 'finding')}** in all your projects ${count === 1 ? 'was' : 'were'} ${what}. ${waits}`,
        some,
        { count },
      );
    return say(
      `**${count === 0 ? 'None' : counted(count, 'finding')}** in all your projects ${count === 1 ? 'was' : 'were'} ${what}. ${waits}`,
      [],
    );
  }
  return say(
    total === 0
      ? `**None yet.** ${waits}`
      : `**${counted(total, 'finding')}** in all your projects ${total === 1 ? 'has' : 'have'} your decision: ${each}. ${waits}`,
    [],
  );
}

/** What was written with the decisions on these. */
const notesOf = (findings: readonly OwnFindingSummary[]): string =>
  findings
    .slice(0, MOST_LISTED)
    .flatMap(({ number, decisionNote = '' }) =>
      decisionNote === '' ? [] : [`Written to finding ${number}: ‘${plain(decisionNote)}’.`],
    )
    .join(' ');

const CREDIT_ROW = 'help:faq/do-i-pay-for-an-analysis-that-fails';

const sumOf = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0);
const within = <T extends { on: string }>(some: readonly T[], span: Span | undefined) =>
  span ? some.filter(({ on }) => on >= span.from && on <= span.to) : [...some];

/** 'How many photos did I analyse today?' */
export async function analysedBy({ own, project }: Counted, span: Span | undefined): Promise<Said> {
  const { analysed, analysedInAll } = await own.activity();
  const here = project ? analysed.filter(({ projectId }) => projectId === project.id) : analysed;
  const all = project ? sumOf(here) : analysedInAll;
  const count = span ? sumOf(within(here, span)) : all;
  const where = project ? ` in ${plain(project.name)}` : '';
  const whole = span ? sumOf(within(analysed, span)) : analysedInAll;
  const beside = project && whole > count ? ` In all your projects it is ${whole}.` : '';
  const when = span ? ` ${spanWords(span, own.today)}` : ' so far';
  const [latest] = here;
  const last = latest && count === 0 ? ` The last was analysed ${day(latest.on)}.` : '';
  return {
    ...say(
      `**${count === 0 ? 'None' : counted(count, 'photo')}** analysed${where}${when}.${last}${span && count > 0 && beside === '' ? ` It is ${all} in all.` : ''}${beside}`,
      project ? [projectRow(project)] : [],
    ),
    ...(project ? { projectId: project.id } : {}),
  };
}

/** 'How many photos were refused or failed?' */
export async function failedBy({ own }: Counted, span: Span | undefined): Promise<Said> {
  const { failed } = await own.activity();
  const count = sumOf(within(failed, span));
  return say(
    `**${count === 0 ? 'No analysis' : counted(count, 'analysis', 'analyses')}** failed${span ? ` ${spanWords(span, own.today)}` : ' so far'}. One that fails costs no credit.`,
    rowsNamed(CREDIT_ROW),
  );
}

/** 'Which photos were not sure?' */
export async function unsure(of: Counted): Promise<Said> {
  const { unsettled, unsettledCount } = await of.own.activity();
  const here = of.project ? unsettled.filter(({ projectId }) => projectId === of.project?.id) : unsettled;
  const all = unsettled.length === unsettledCount;
  const count = of.project && all ? here.length : of.project ? here.length : unsettledCount;
  if (count === 0)
    return {
      ...say(`**None.** No photo in ${placeOf(of)} came back ‘not sure’.`, headOf(of)),
      ...(of.project ? { projectId: of.project.id } : {}),
    };
  return countWithList(
    of,
    `**${counted(count, 'photo')}** in ${placeOf(of)} came back ‘not sure’${all && here.every(({ free }) => free) ? ', and cost nothing' : ''}:`,
    here,
    {
      count,
      after:
        'A closer photo, square to the surface and in better light, with what you know of it, helps most.',
    },
  );
}

export const dollars = (cents: number) => `A$${(cents / 100).toFixed(2)}`;

/** 'How much have I spent on credits so far?' */
export async function spentOn({ own }: Counted, on: 'credits' | 'reports' | 'all'): Promise<Said> {
  const { paidForCredits, paidForReports, creditsBought, creditsUsed } = await own.activity();
  const rows = rowsNamed('help:faq/where-do-i-find-my-receipts');
  const where = 'Each payment is under Account, Billing.';
  const credits = creditsBought === 0 ? '' : ` for ${counted(creditsBought, 'credit')}`;
  const none = (what: string) => say(`**Nothing.** You haven’t paid for ${what} so far. ${where}`, rows);
  if (on === 'credits')
    return paidForCredits === 0
      ? none('credits')
      : say(`**${dollars(paidForCredits)}** paid${credits}, GST included, less refunds. ${where}`, rows);
  if (on === 'reports')
    return paidForReports === 0
      ? none('reports')
      : say(`**${dollars(paidForReports)}** paid for reports, GST included, less refunds. ${where}`, rows);
  const total = paidForCredits + paidForReports;
  const used = `${counted(creditsUsed, 'credit')} used so far, ${await own.credits()} left.`;
  return total === 0
    ? say(`**Nothing paid.** ${used} ${where}`, rows)
    : say(
        `**${dollars(total)}** paid in all, GST included, less refunds: ${dollars(paidForCredits)}${credits} and ${dollars(paidForReports)} for reports. ${counted(creditsUsed, 'credit')} used. ${where}`,
        rows,
      );
}

/** 'How many credits have I used, and how many did I buy?' What was bought is held in all, and by no day. */
export async function creditsCounted(
  { own }: Counted,
  { used: asksUsed, bought: asksBought }: { used: boolean; bought: boolean },
  span: Span | undefined,
): Promise<Said> {
  const { creditsUsed: used, creditsBought, creditsByDay } = await own.activity();
  const left = await own.credits();
  const rows = rowsNamed('help:faq/what-does-one-credit-pay-for');
  const bought = span
    ? `**${counted(creditsBought, 'credit')}** bought in all, ${left} left. On which days isn’t in what I read: each payment is under Account, Billing.`
    : `**${counted(creditsBought, 'credit')}** bought so far, ${left} left.`;
  const rest = asksBought ? '' : `, ${left} left`;
  const spent = span
    ? `**${counted(sumOf(within(creditsByDay, span)), 'credit')}** used ${spanWords(span, own.today)}${rest}. It is ${used} in all; what was given back isn’t counted.`
    : `**${counted(used, 'credit')}** used so far${rest}. What was given back isn’t counted.`;
  return say([asksBought ? bought : '', asksUsed ? spent : ''].filter(Boolean).join(' '), rows);
}

/** 'What did my credits go on?': photos by project, as each credit pays for one. */
export async function creditsWentOn({ own, project, projects }: Counted): Promise<Said> {
  const { analysed, creditsUsed: used } = await own.activity();
  const left = await own.credits();
  const rows = rowsNamed('help:faq/what-does-one-credit-pay-for');
  const of = ({ id }: OwnProject) => sumOf(analysed.filter(({ projectId }) => projectId === id));
  if (project)
    return {
      ...say(
        `**${counted(of(project), 'photo')}** analysed in ${plain(project.name)}: one credit each, and none for a photo that settled nothing. ${counted(used, 'credit')} used in all, ${left} left.`,
        [projectRow(project), ...rows],
      ),
      projectId: project.id,
    };
  const some = projects.filter((each) => of(each) > 0).sort((a, b) => of(b) - of(a));
  const byProject =
    some.length === 0
      ? 'No photo was analysed in a project that is still there.'
      : `Photos analysed, by project:\n${numbered(some.slice(0, MOST_LISTED).map((each) => `${plain(each.name)}: ${of(each)}`))}`;
  return say(
    `**${counted(used, 'credit')}** used so far, ${left} left. What was given back isn’t counted. ${byProject}`,
    rows,
  );
}
