/** What a plan asks of visits, reports, readings and of what came to pass. */
import { type OwnFindingSummary, type OwnReport, type OwnVisit, plain } from '../account-data.ts';
import { nameOf } from '../attributes/attribute.ts';
import {
  counted,
  day,
  itemsOf,
  longDay,
  MOST_LISTED,
  numbered,
  type Said,
  say,
} from '../compose/list-words.ts';
import { everythingRecorded } from '../everything.ts';
import { repairSaid } from '../recorded/recorded.ts';
import { areasSaid, missedLine, missedLists, stillMissed } from '../recorded/visit-areas.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import { large, listed } from '../rows/row.ts';
import type { Field } from './plan.ts';
import { type Rows, withHazards, within } from './plan-rows.ts';

function visitSaid(visit: OwnVisit, field: Field | undefined, name: string, today: string): string {
  const { kind, on, attendedBy, weather } = visit;
  const which = `${kind} of ${name} ${day(on)}${on > today ? ', still to come' : ''}`;
  if (field === 'attended')
    return attendedBy.length > 0
      ? `**${listed(attendedBy.map(plain))}** came to the ${which}.`
      : `**Nobody is recorded** as having come to the ${which}.`;
  if (field === 'weather')
    return weather
      ? `**${plain(weather)}** at the ${which}.`
      : `**No weather is recorded** for the ${which}.`;
  const people = attendedBy.length > 0 ? ` With ${listed(attendedBy.map(plain))}.` : '';
  return `**${large(which)}.**${people}${areasSaid(visit)}`;
}

export async function ofVisits({ own, plan, where, place, projectNamed }: Rows): Promise<Said | undefined> {
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
    const lists = missedLists(
      stillMissed(past),
      {
        none: (count) =>
          `**${counted(count, 'area')} of ${place} ${count === 1 ? 'wasn’t' : 'weren’t'} inspected:**`,
        part: (count) =>
          `**${counted(count, 'area')} of ${place} ${count === 1 ? 'was' : 'were'} inspected in part:**`,
      },
      (one) => missedLine(one, projectNamed(one.projectId)),
    );
    return say(
      lists.length === 0 ? `**Nothing is recorded as not inspected** in ${place}.` : lists.join('\n\n'),
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

export async function ofReports({ own, plan, where, place, projectNamed }: Rows): Promise<Said | undefined> {
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
      `**No report${kept === 'bought' ? ' is bought' : kept === 'unbought' ? ' is still to be paid for' : ''} for ${place}.**`,
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
    `**${counted(all.length, 'report')}${kept === 'unbought' ? ' not bought' : kept === 'bought' ? ' bought' : ''}**:\n${numbered(all.slice(0, MOST_LISTED).map(said))}`,
    rows,
  );
}

/** What came to pass in these days: what was found, decided, mended, read, visited, closed and reported. */
export async function ofChanges({ own, plan, where, place, projectNamed }: Rows): Promise<Said | undefined> {
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
    span.to === own.today && span.from !== span.to
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
      `**${counted(told.length, 'change')} in ${place} ${days}:**\n${numbered(shown.map(({ on, said }) => `${longDay(on)}: ${said.replace(/\.$/, '')}`))}${told.length > shown.length ? `\n\nThese are the newest ${shown.length}.` : ''}`,
      found,
    ),
    [...rows, ...found.map(findingRow)],
    { listed: itemsOf(found) },
  );
}

/** How wide a crack was in these days, how far it moved in them, and when it is read next. */
export async function ofReadings({ own, plan }: Rows): Promise<Said | undefined> {
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
