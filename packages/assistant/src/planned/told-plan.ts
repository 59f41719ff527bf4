/** Answers a plan from the rows of the account. */
import { type OwnFindingSummary, type OwnRepair, plain } from '../account-data.ts';
import { nameOf } from '../attributes/attribute.ts';
import {
  counted,
  day,
  itemsOf,
  longDay,
  MOST_LISTED,
  moreThan,
  numbered,
  type Said,
  say,
} from '../compose/list-words.ts';
import { isPressingFinding, topAlert, worstFirst } from '../compose/open-hazards.ts';
import { everythingRecorded, MOST_PROJECTS } from '../everything.ts';
import { isEnded, isOverdue, repairLine, repairSaid } from '../recorded/recorded.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { BEFORE_FIRST, type Field, type Kept } from './plan.ts';
import { type Rows, withHazards, within } from './plan-rows.ts';
import { ofChanges, ofReadings, ofReports, ofVisits } from './told-records.ts';

type OfFindings = Exclude<Kept, 'bought' | 'unbought' | 'toCome'>;
const isOfFindings = (kept: Kept | undefined): kept is OfFindings =>
  kept !== undefined && kept !== 'bought' && kept !== 'unbought' && kept !== 'toCome';

/** A finding with its repair, where one is recorded. */
interface Kin {
  finding: OwnFindingSummary;
  repair: OwnRepair | undefined;
}

const KEPT: Readonly<Record<OfFindings, (of: Kin, today: string) => boolean>> = {
  unassigned: ({ repair }) =>
    repair === undefined || (!isEnded(repair) && repair.person === '' && repair.trade === ''),
  toFix: ({ repair }) => repair === undefined || !isEnded(repair),
  overdue: ({ repair }, today) => repair !== undefined && isOverdue(repair, today),
  toVerify: ({ repair }) => repair?.state === 'fixed' || repair?.state === 'fixed_unverified',
  verified: ({ repair }) => repair?.state === 'verified',
  reopened: ({ repair }) => repair?.state === 'reopened',
  disputed: ({ repair }) => repair?.state === 'disputed',
  due: ({ repair }, today) => repair?.dueOn != null && repair.dueOn >= today && !isEnded(repair),
  undecided: ({ finding }) => !finding.decided,
  confirmed: ({ finding }) => finding.decision === 'confirmed',
  corrected: ({ finding }) => finding.decision === 'corrected',
  rejected: ({ finding }) => finding.rejected === true,
};
const KEPT_SAID: Readonly<Record<OfFindings, string>> = {
  unassigned: 'still to be assigned',
  toFix: 'still to be fixed',
  overdue: 'overdue',
  toVerify: 'said to be fixed and not verified yet',
  verified: 'fixed and verified',
  reopened: 'reopened',
  disputed: 'in dispute',
  due: 'due from today on',
  undecided: 'not decided yet',
  confirmed: 'confirmed',
  corrected: 'corrected',
  rejected: 'rejected',
};

async function kin({ own, plan, where }: Rows): Promise<Kin[]> {
  const repairs = new Map((await own.repairs()).map((repair) => [repair.finding.id, repair]));
  const { kept, findings, severities } = plan;
  return (await everythingRecorded(own))
    .filter(
      ({ id, projectId, severity, unsettled, rejected, foundOn }) =>
        where.some((project) => project.id === projectId) &&
        !unsettled &&
        (rejected === true) === (kept === 'rejected') &&
        (findings === undefined || findings.includes(id)) &&
        (severities === undefined || severities.includes(severity)) &&
        (kept === 'due' || kept === 'overdue' || within(foundOn, plan)),
    )
    .sort(worstFirst)
    .map((finding) => ({ finding, repair: repairs.get(finding.id) }))
    .filter((each) => !isOfFindings(kept) || KEPT[kept](each, own.today));
}

const FEW = 4;

function fieldOf(field: Field, { finding, repair }: Kin, today: string): string {
  const name = nameOf(finding);
  if (field === 'due')
    return repair?.dueOn
      ? `**${longDay(repair.dueOn)}:** ${name} is due. ${repairSaid(repair, today)}`
      : `**No due date is recorded** for ${name}.`;
  if (field === 'note') {
    const note = plain(repair?.note || finding.decisionNote || '');
    return note === ''
      ? `**No reason is written down** for ${name}.`
      : `**‘${note}’** is what is written of ${name}${repair?.note ? `: ${repairSaid({ ...repair, note: '' }, today)}` : finding.decision ? `, ${finding.decision}${finding.decidedOn ? ` ${day(finding.decidedOn)}` : ''}.` : '.'}`;
  }
  if (field === 'photos') return `**${counted(finding.photos ?? 0, 'photo')}:** ${name}.`;
  if (field === 'sureness')
    return finding.confidence === undefined
      ? `**The panel gives no figure** for ${name}.`
      : `**${Math.round(finding.confidence * 100)}% sure:** ${name}.`;
  if (field === 'originally')
    return finding.originally
      ? `**${plain(finding.originally.title)}, ${finding.originally.severity}:** what the panel called ${name}.`
      : `**What the panel called it isn’t recorded** for ${name}.`;
  if (field === 'decidedOn')
    return finding.decidedOn
      ? `**${longDay(finding.decidedOn)}:** ${name} was ${finding.decision ?? 'decided'}.`
      : `**Nobody has decided yet** on ${name}.`;
  if (field === 'day') return `**${longDay(finding.foundOn)}:** ${name} was recorded.`;
  // Whoever has the repair isn't who comes for a danger.
  const alert = isPressingFinding(finding) ? topAlert(finding) : undefined;
  const first = alert ? `**Call first:** ${alert.call}\n` : '';
  return repair && (repair.person || repair.trade)
    ? `${first}**${[plain(repair.person), plain(repair.trade).toLowerCase()].filter(Boolean).join(', ')}:** ${name} is ${repairSaid(repair, today)}`
    : `${first}**Nobody is recorded** for the repair of ${name}.`;
}

async function ofFindings(rows: Rows): Promise<Said | undefined> {
  const { own, plan, place, projectNamed, where } = rows;
  const { kept, key, at, falling = false, field, severities, span } = plan;
  const is = isOfFindings(kept) ? KEPT_SAID[kept] : '';
  // Those of a decision or a repair have days of their own, which a span of what was recorded says nothing of.
  if (span && isOfFindings(kept) && !['unassigned', 'toFix', 'undecided'].includes(kept)) return undefined;
  const days = span
    ? `, recorded ${span.from === span.to ? `on ${longDay(span.from)}` : `from ${longDay(span.from)} to ${longDay(span.to)}`}`
    : '';
  const what = `${severities ? `${severities.join(' or ')} ` : ''}finding`;
  const hasHazard = async () => {
    const { open } = await own.hazards();
    return open.some(({ projectId }) => where.some(({ id }) => id === projectId));
  };
  const all = await kin(rows);
  // 'None' is said only of what was all looked at, and never over an open hazard.
  if (where.length > MOST_PROJECTS || (all.length === 0 && (await hasHazard()))) return undefined;
  if (all.length === 0)
    return say(
      `**No ${what} in ${place}${is ? ` is ${is}` : ''}${days}.**`,
      where.slice(0, MOST_LISTED).map(projectRow),
    );
  const projectOf = ({ projectId }: OwnFindingSummary) => (where.length === 1 ? '' : projectNamed(projectId));
  if (key !== undefined && at !== undefined) {
    const size = ({ finding, repair }: Kin): number | string | undefined =>
      key === 'photos'
        ? (finding.photos ?? 0)
        : key === 'sureness'
          ? finding.confidence
          : key === 'due'
            ? (repair?.dueOn ?? undefined)
            : finding.foundOn;
    const sized = all.filter((each) => size(each) !== undefined);
    const compared = (a: Kin, b: Kin) => {
      const [one, other] = [size(a) ?? 0, size(b) ?? 0];
      return (one < other ? -1 : one > other ? 1 : 0) * (falling ? -1 : 1);
    };
    const ordered = sized.sort(compared);
    // Those of one day, or as many photos, are told together and are one step.
    const steps = [...new Set(ordered.map(size))];
    const step = steps.at(at);
    if (step === undefined)
      return say(
        `**That was the ${at === BEFORE_FIRST ? 'first' : 'last'} one in ${place}.**`,
        where.slice(0, MOST_LISTED).map(projectRow),
      );
    const alike = ordered.filter((each) => size(each) === step).slice(0, FEW);
    const said = (each: Kin) =>
      key === 'photos'
        ? `**${counted(each.finding.photos ?? 0, 'photo')}:** ${nameOf(each.finding)}${projectOf(each.finding) ? `, ${projectOf(each.finding)}` : ''}.`
        : key === 'sureness'
          ? `**${Math.round((each.finding.confidence ?? 0) * 100)}% sure:** ${nameOf(each.finding)}${projectOf(each.finding) ? `, ${projectOf(each.finding)}` : ''}.`
          : key === 'due' && each.repair
            ? repairLine(each.repair, own.today, projectOf(each.finding))
            : `**${longDay(each.finding.foundOn)}:** ${nameOf(each.finding)}${projectOf(each.finding) ? `, ${projectOf(each.finding)}` : ''}.`;
    // When the next one is due is told with it.
    const told =
      field && !(key === 'due' && field === 'day')
        ? alike.map((each) => fieldOf(field, each, own.today))
        : alike.map(said);
    const found = alike.map(({ finding }) => finding);
    return say(withHazards(told.join('\n'), found), found.map(findingRow), {
      listed: itemsOf(found),
    });
  }
  const found = all.map(({ finding }) => finding);
  // 'Who do I ring' of what nobody has asks for a trade.
  const nobody = field === 'who' && all.every(({ repair }) => !(repair?.person || repair?.trade));
  const unwritten =
    field === 'note' && all.every(({ finding, repair }) => !(repair?.note || finding.decisionNote));
  if (!rows.asked && (nobody || unwritten)) return undefined;
  if (field !== undefined && all.length <= FEW)
    return say(
      withHazards(all.map((each) => fieldOf(field, each, own.today)).join('\n'), found),
      found.map(findingRow),
      { listed: itemsOf(found) },
    );
  if (field !== undefined) return undefined;
  const shown = all.slice(0, MOST_LISTED);
  const ofRepair = kept !== undefined && shown.every(({ repair }) => repair !== undefined);
  const lines = shown.map(({ finding, repair }) =>
    ofRepair && repair
      ? repairLine(repair, own.today, projectOf(finding))
      : findingLine(finding, projectOf(finding)),
  );
  return say(
    `**${counted(all.length, what)} in ${place}${is ? ` ${all.length === 1 ? 'is' : 'are'} ${is}` : ''}${days}:**\n${numbered(lines)}${moreThan(shown.length, all.length)}`,
    shown.map(({ finding }) => findingRow(finding)),
    { listed: itemsOf(shown.map(({ finding }) => finding)) },
  );
}

/** Who has the most repairs that are still to be done, and in all. */
async function ofTrades({ own, where, place }: Rows): Promise<Said | undefined> {
  const repairs = (await own.repairs()).filter(
    ({ finding, person, trade }) =>
      where.some(({ id }) => id === finding.projectId) && (person || trade) !== '',
  );
  if (repairs.length === 0)
    return say(`**No repair in ${place} is given to anybody.**`, where.slice(0, MOST_LISTED).map(projectRow));
  const by = new Map<string, OwnRepair[]>();
  for (const repair of repairs) {
    const name = plain(repair.person || repair.trade);
    by.set(name, [...(by.get(name) ?? []), repair]);
  }
  const toDo = ([, some]: [string, OwnRepair[]]) => some.filter((each) => !isEnded(each)).length;
  const ordered = [...by].sort((a, b) => toDo(b) - toDo(a));
  const most = ordered[0] ? toDo(ordered[0]) : 0;
  if (most === 0) return undefined;
  const first = ordered.filter((each) => toDo(each) === most);
  const lead =
    first.length === 1
      ? `**${first[0]?.[0] ?? ''} has the most: ${counted(most, 'repair')} to do.**`
      : `**None has more than the others: ${listed(first.map(([name]) => name))} have ${counted(most, 'repair')} to do each.**`;
  const lines = ordered.map(
    ([name, some]) =>
      `${name}: ${counted(some.length, 'repair')}, ${some.filter((each) => !isEnded(each)).length} still to be done (${some.map(({ finding }) => nameOf(finding)).join('; ')})`,
  );
  return say(
    `${lead}\n${numbered(lines.slice(0, MOST_LISTED))}`,
    repairs.slice(0, MOST_LISTED).map(({ finding }) => findingRow(finding)),
  );
}

/** The answer to a plan; undefined where it can't be told whole. */
export function toldPlan(rows: Rows): Promise<Said | undefined> {
  const { of } = rows.plan;
  if (of === 'trade') return ofTrades(rows);
  if (of === 'visit') return ofVisits(rows);
  if (of === 'report') return ofReports(rows);
  if (of === 'change') return ofChanges(rows);
  if (of === 'reading') return ofReadings(rows);
  return ofFindings(rows);
}
