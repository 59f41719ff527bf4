/** Answers a plan from the rows of the account. */
import {
  type OwnContext,
  type OwnFindingSummary,
  type OwnProject,
  type OwnRepair,
  type OwnReport,
  type OwnVisit,
  plain,
} from '../account-data.ts';
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
import { hazardLine, isPressingFinding, worstFirst } from '../compose/open-hazards.ts';
import { everythingRecorded } from '../everything.ts';
import { isEnded, isOverdue, repairLine, repairSaid } from '../recorded/recorded.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { large, listed } from '../rows/row.ts';
import type { Field, Kept, Plan } from './plan.ts';

/** The account as far as a plan is asked of it. */
interface Rows {
  own: OwnContext;
  plan: Plan;
  where: readonly OwnProject[];
  place: string;
  projectNamed: (id: number | null) => string;
  /** Whether it was asked by itself, and doesn’t only go on. */
  asked: boolean;
}

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
  unassigned: 'given to nobody yet',
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

const within = (on: string | null, { span }: Plan) =>
  span === undefined || (on !== null && on !== '' && on >= span.from && on <= span.to);

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

/** Its open hazard stays in sight, whatever is asked of it. */
const withHazards = (text: string, findings: readonly OwnFindingSummary[]) =>
  [text, ...findings.filter(isPressingFinding).map((each) => hazardLine(each))].join('\n\n');

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
      ? `**Nothing is written of why** for ${name}.`
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
  return repair && (repair.person || repair.trade)
    ? `**${[plain(repair.person), plain(repair.trade).toLowerCase()].filter(Boolean).join(', ')}:** ${name} is ${repairSaid(repair, today)}`
    : `**Nobody is recorded** for the repair of ${name}.`;
}

async function ofFindings(rows: Rows): Promise<Said | undefined> {
  const { own, plan, place, projectNamed, where } = rows;
  const { kept, key, at, falling = false, field, severities, span } = plan;
  const all = await kin(rows);
  const is = isOfFindings(kept) ? KEPT_SAID[kept] : '';
  const days = span
    ? `, recorded ${span.from === span.to ? `on ${longDay(span.from)}` : `from ${longDay(span.from)} to ${longDay(span.to)}`}`
    : '';
  const what = `${severities ? `${severities.join(' or ')} ` : ''}finding`;
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
    const one = ordered.at(at);
    if (!one)
      return say(`**There is no further one in ${place}.**`, where.slice(0, MOST_LISTED).map(projectRow));
    const alike = ordered.filter((each) => size(each) === size(one)).slice(0, FEW);
    const said = (each: Kin) =>
      key === 'photos'
        ? `**${counted(each.finding.photos ?? 0, 'photo')}:** ${nameOf(each.finding)}${projectOf(each.finding) ? `, ${projectOf(each.finding)}` : ''}.`
        : key === 'sureness'
          ? `**${Math.round((each.finding.confidence ?? 0) * 100)}% sure:** ${nameOf(each.finding)}${projectOf(each.finding) ? `, ${projectOf(each.finding)}` : ''}.`
          : key === 'due' && each.repair
            ? repairLine(each.repair, own.today, projectOf(each.finding))
            : `**${longDay(each.finding.foundOn)}:** ${nameOf(each.finding)}${projectOf(each.finding) ? `, ${projectOf(each.finding)}` : ''}.`;
    const told = field ? alike.map((each) => fieldOf(field, each, own.today)) : alike.map(said);
    const found = alike.map(({ finding }) => finding);
    return say(withHazards(told.join('\n'), key === 'due' ? [] : found), found.map(findingRow), {
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
  const ordered = [...by].sort(([, a], [, b]) => b.length - a.length);
  const most = ordered[0]?.[1].length ?? 0;
  const first = ordered.filter(([, some]) => some.length === most);
  const lead =
    first.length === 1
      ? `**${first[0]?.[0] ?? ''} has the most: ${counted(most, 'repair')}.**`
      : `**None has more than the others: ${listed(first.map(([name]) => name))} have ${counted(most, 'repair')} each.**`;
  const lines = ordered.map(
    ([name, some]) =>
      `${name}: ${counted(some.length, 'repair')}, ${some.filter((each) => !isEnded(each)).length} still to be done (${some.map(({ finding }) => nameOf(finding)).join('; ')})`,
  );
  return say(
    `${lead}\n${numbered(lines.slice(0, MOST_LISTED))}`,
    repairs.slice(0, MOST_LISTED).map(({ finding }) => findingRow(finding)),
  );
}

function visitSaid(visit: OwnVisit, field: Field | undefined, name: string, today: string): string {
  const { kind, on, attendedBy, weather, inspectedAreas, notInspected } = visit;
  const which = `${kind} of ${name} ${day(on)}${on > today ? ', still to come' : ''}`;
  if (field === 'attended')
    return attendedBy.length > 0
      ? `**${listed(attendedBy.map(plain))}** came to the ${which}.`
      : `**Nobody is recorded** as having come to the ${which}.`;
  if (field === 'weather')
    return weather
      ? `**${large(plain(weather))}** at the ${which}.`
      : `**No weather is recorded** for the ${which}.`;
  const missed = notInspected.map(({ area, reason }) => `${plain(area)} (${plain(reason)})`);
  return [
    `**${large(which)}.**`,
    attendedBy.length > 0 ? ` With ${listed(attendedBy.map(plain))}.` : '',
    inspectedAreas.length > 0 ? ` Inspected: ${inspectedAreas.map(plain).join(', ')}.` : '',
    missed.length > 0 ? ` Not inspected: ${missed.join(', ')}.` : '',
  ].join('');
}

async function ofVisits({ own, plan, where, place, projectNamed }: Rows): Promise<Said | undefined> {
  const { field, at, falling = false, kept, count, severities, findings } = plan;
  if ((kept !== undefined && kept !== 'toCome') || severities || findings) return undefined;
  if (field !== undefined && !['attended', 'weather', 'missed', 'day', 'who'].includes(field))
    return undefined;
  const rows = where.slice(0, MOST_LISTED).map(projectRow);
  const all = (await own.visits())
    .filter(({ projectId, on }) => where.some(({ id }) => id === projectId) && within(on, plan))
    .sort((a, b) => a.on.localeCompare(b.on));
  if (kept === 'toCome') {
    const next = all.find(({ on }) => on > own.today);
    return say(
      next
        ? `**${longDay(next.on)}:** ${next.kind} of ${projectNamed(next.projectId)}.`
        : `**No visit to ${place} is planned.**`,
      rows,
    );
  }
  // What only is to come tells nothing of what was.
  const past = all.filter(({ on }) => on <= own.today);
  const among = field === undefined || field === 'day' ? all : past;
  if (among.length === 0) return say(`**No visit to ${place} is recorded for that.**`, rows);
  if (count) {
    const toCome = all.length - past.length;
    return say(
      `**${counted(past.length, 'visit')} to ${place}${plan.span ? ' in that time' : ' so far'}**${toCome > 0 ? `, and ${toCome} to come` : ''}.`,
      rows,
    );
  }
  if (field === 'missed') {
    const left = new Map<string, string>();
    for (const { projectId, inspectedAreas, notInspected, on } of past) {
      const name = projectNamed(projectId);
      for (const area of inspectedAreas) left.delete(`${name}/${area.toLowerCase()}`);
      for (const { area, reason } of notInspected)
        left.set(
          `${name}/${area.toLowerCase()}`,
          `**${plain(area)}** (${name}): ${plain(reason)}, ${day(on)}`,
        );
    }
    const lines = [...left.values()];
    return say(
      lines.length === 0
        ? `**Nothing is recorded as not inspected** in ${place}.`
        : `**${counted(lines.length, 'area')} of ${place} ${lines.length === 1 ? 'wasn’t' : 'weren’t'} inspected:**\n${numbered(lines.slice(0, MOST_LISTED))}`,
      rows,
    );
  }
  const ordered = falling ? [...past].reverse() : past.length > 0 ? past : among;
  const one = at === undefined ? undefined : ordered.at(at);
  if (at !== undefined && !one) return say(`**There is no further visit to ${place}.**`, rows);
  const told = one ? [one] : among;
  return say(
    told
      .slice(-MOST_LISTED)
      .map((visit) =>
        visitSaid(visit, field === 'who' ? 'attended' : field, projectNamed(visit.projectId), own.today),
      )
      .join('\n'),
    rows,
  );
}

function reportSaid({ title, madeOn, pages, client, bought }: OwnReport, project: string): string {
  const parts = [
    `made ${day(madeOn)}`,
    pages === undefined ? '' : counted(pages, 'page'),
    client ? `for ${plain(client)}` : '',
    bought ? 'bought' : 'not bought yet',
  ];
  return `**${plain(title)}** (${project}): ${parts.filter(Boolean).join(', ')}`;
}

async function ofReports({ own, plan, where, place, projectNamed }: Rows): Promise<Said | undefined> {
  const { kept, key, at, falling = false, findings, severities } = plan;
  if (findings || severities || (kept !== undefined && kept !== 'bought' && kept !== 'unbought'))
    return undefined;
  const rows = where.slice(0, MOST_LISTED).map(projectRow);
  const all = (await own.reports())
    .filter(
      ({ projectId, bought, madeOn }) =>
        (plan.projects === undefined || plan.projects.some((id) => id === projectId)) &&
        (kept === undefined || bought === (kept === 'bought')) &&
        within(madeOn, plan),
    )
    .sort((a, b) => b.madeOn.localeCompare(a.madeOn));
  const said = (report: OwnReport) =>
    reportSaid(report, report.projectId === null ? 'no project' : projectNamed(report.projectId));
  if (all.length === 0)
    return say(
      `**No report${kept === 'bought' ? ' is bought' : kept === 'unbought' ? ' is waiting to be paid' : ''} for ${place}.**`,
      rows,
    );
  if (at !== undefined) {
    const sized = key === 'pages' ? all.filter(({ pages }) => pages !== undefined) : all;
    const ordered = [...sized].sort(
      (a, b) =>
        (key === 'pages' ? (a.pages ?? 0) - (b.pages ?? 0) : a.madeOn.localeCompare(b.madeOn)) *
        (falling ? -1 : 1),
    );
    const one = ordered.at(at);
    return one ? say(`${said(one)}.`, rows) : say('**There is no further report.**', rows);
  }
  return say(
    `**${counted(all.length, 'report')}${kept === 'unbought' ? ' not bought yet' : kept === 'bought' ? ' bought' : ''}:**\n${numbered(all.slice(0, MOST_LISTED).map(said))}`,
    rows,
  );
}

/** What came to pass in these days: what was found, decided, mended, read, visited, closed and reported. */
async function ofChanges({ own, plan, where, place, projectNamed }: Rows): Promise<Said | undefined> {
  const { span } = plan;
  if (!span) return undefined;
  const here = (id: number | null) => where.some((project) => project.id === id);
  const told: { on: string; said: string; finding?: OwnFindingSummary }[] = [];
  const add = (on: string | null | undefined, said: string, finding?: OwnFindingSummary) => {
    if (on && within(on, plan)) told.push({ on, said, ...(finding ? { finding } : {}) });
  };
  const named = (finding: OwnFindingSummary) =>
    `${nameOf(finding)}${where.length === 1 ? '' : `, ${projectNamed(finding.projectId)}`}`;
  for (const finding of (await everythingRecorded(own)).filter(({ projectId }) => here(projectId))) {
    add(finding.foundOn, `found: ${named(finding)}`, finding);
    add(finding.decidedOn, `${finding.decision ?? 'decided'}: ${named(finding)}`, finding);
  }
  for (const repair of await own.repairs())
    if (here(repair.finding.projectId))
      add(
        repair.steppedOn,
        `repair of ${named(repair.finding)}: ${repairSaid({ ...repair, steppedOn: '', note: '' }, own.today).replace(/\*\*| on a day I don’t hold/g, '')}`,
        repair.finding,
      );
  for (const { finding, readings } of await own.monitored())
    if (here(finding.projectId))
      for (const { day: on, mm } of readings) add(on, `${named(finding)} was read: ${mm} mm`, finding);
  for (const { finding, title, closedOn } of (await own.hazards()).closed)
    if (here(finding.projectId)) add(closedOn, `hazard closed (${title}): ${named(finding)}`, finding);
  for (const { projectId, on, kind } of await own.visits())
    if (here(projectId) && on <= own.today) add(on, `${kind} of ${projectNamed(projectId)}`);
  for (const { projectId, madeOn, title } of await own.reports())
    if (here(projectId)) add(madeOn, `report made: ${plain(title)}`);
  const days =
    span.to === own.today
      ? `since ${longDay(span.from)}`
      : span.from === span.to
        ? `on ${longDay(span.from)}`
        : `from ${longDay(span.from)} to ${longDay(span.to)}`;
  const rows = where.slice(0, MOST_LISTED).map(projectRow);
  if (told.length === 0) return say(`**Nothing is recorded in ${place} ${days}.**`, rows);
  const shown = told.sort((a, b) => b.on.localeCompare(a.on)).slice(0, MOST_LISTED);
  const found = [...new Set(shown.flatMap(({ finding }) => finding ?? []))];
  return say(
    withHazards(
      `**${counted(told.length, 'thing')} happened in ${place} ${days}:**\n${numbered(shown.map(({ on, said }) => `${longDay(on)}: ${said.replace(/\.$/, '')}`))}${told.length > shown.length ? `\n\nThese are the newest ${shown.length}.` : ''}`,
      found,
    ),
    [...rows, ...found.map(findingRow)],
    { listed: itemsOf(found) },
  );
}

/** How wide a crack was in these days, how far it moved in them, and when it is read next. */
async function ofReadings({ own, plan }: Rows): Promise<Said | undefined> {
  const { findings, field } = plan;
  const read = (await own.monitored()).filter(({ finding }) => findings?.includes(finding.id));
  const lines = read.flatMap(({ finding, readings, nextOn }) => {
    const name = nameOf(finding);
    if (field === 'nextReading')
      return nextOn
        ? [`**${longDay(nextOn)}:** ${name} is to be read again.`]
        : [`**No further reading is planned** of ${name}.`];
    const points = readings.filter(({ moved }) => !moved);
    const here = points.filter(({ day: on }) => within(on, plan));
    const last = here.at(-1);
    if (field === 'width') return last ? [`**${last.mm} mm:** ${name}, read ${day(last.day)}.`] : [];
    const first = here.find(({ point }) => point === last?.point);
    return first && last && first !== last
      ? [
          `**${Math.round(10 * (last.mm - first.mm)) / 10} mm:** ${name} went from ${first.mm} mm ${day(first.day)} to ${last.mm} mm ${day(last.day)}.`,
        ]
      : [];
  });
  const found = read.map(({ finding }) => finding);
  if (lines.length === 0) return undefined;
  return say(withHazards(lines.join('\n'), found), found.map(findingRow), { listed: itemsOf(found) });
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
