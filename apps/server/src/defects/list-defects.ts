import { type DefectSummary, LIMITS, type SORTS } from '@plumbline/contract';
import { type ComplianceVerdict, SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import { mostPressing } from '@plumbline/knowledge/hazards';
import type pg from 'pg';
import { type Member, ownedInText } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { mostPressingIn } from '../platform/database/most-pressing.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { onHoldAs } from '../projects/index.ts';
import { type SummaryRow, toSummary } from './defect-view.ts';
import { type Search, searchFor } from './search-for.ts';

interface DefectFilter {
  limit: number;
  after?: string | undefined;
  severity?: Severity | undefined;
  compliance?: ComplianceVerdict | undefined;
  sort: (typeof SORTS)[number];
  projectId?: number | undefined;
  hazard?: 'open' | undefined;
  review?: 'open' | undefined;
  search?: string | undefined;
  stage?: string | undefined;
}

/** How pressing and then how grave, as one number. */
const URGENT = `(10 * ${mostPressingIn('d.alerts')} + d.severity_rank)`;

/** Order and cursor of each sort; the id breaks ties, so that a page goes on exactly where the last one ended. */
const orders = {
  recent: {
    by: 'd.id desc',
    after: (id: string) => `d.id < ${id}`,
    key: (row: SummaryRow) => [row.id],
  },
  severity: {
    by: 'd.severity_rank desc, d.id desc',
    after: (rank: string, id: string) => `(d.severity_rank, d.id) < (${rank}, ${id})`,
    key: (row: SummaryRow) => [row.severityRank, row.id],
  },
  /** Of open hazards the worst are the most urgent. */
  urgency: {
    by: `${URGENT} desc, d.id desc`,
    after: (rank: string, id: string) => `(${URGENT}, d.id) < (${rank}, ${id})`,
    key: (row: SummaryRow) => [10 * mostPressing(row.alerts) + row.severityRank, row.id],
  },
  confidence: {
    by: 'd.confidence, d.id desc',
    after: (confidence: string, id: string) =>
      // The first half says where in the index to begin.
      `(d.confidence >= ${confidence} and (d.confidence > ${confidence} or d.id < ${id}))`,
    key: (row: SummaryRow) => [row.confidence, row.id],
  },
} as const;

/** Only what lists show: examinations and assessments stay in the database. */
const COLUMNS = `d.id, d.project_id as "projectId", d.number, d.outcome, d.title, d.taxonomy_id as "taxonomyId", d.family, d.severity,
  d.severity_rank as "severityRank", d.compliance, d.confidence, d.description, d.recommendations,
  d.stage_ids as "stageIds", d.location, d.created_at as "createdAt", d.verdict, d.decision_note as "decisionNote", d.listing, d.alerts, p.file_name as "imageName", ${onHoldAs('d.project_id')} as "onHold"`;

/**
 * Findings of a user, filtered, in order, paged by key. Written as prepared SQL because every screen with findings
 * waits for it.
 */
export async function listDefects(
  { $client: pool }: Pick<Database, '$client'>,
  actor: Member,
  filter: DefectFilter,
): Promise<Page<DefectSummary>> {
  const { limit, after } = filter;
  const sort = filter.sort === 'severity' && filter.hazard ? 'urgency' : filter.sort;
  const { clauses, values, place } = conditions(actor, filter);
  const search = filter.search === undefined ? undefined : await searchFor(pool, actor, filter.search);
  const query: ListQuery = {
    clauses,
    search: search && { ...search, pattern: place(search.pattern), number: numberPlace(filter, place) },
    order: orders[sort].by,
  };
  const counted = countQuery(actor, filter, query, [...values]);
  if (after) {
    const keys = decodeCursor(after, sort === 'recent' ? 1 : 2, sort === 'confidence');
    const [first = '', second = ''] = keys.map(place);
    query.after = orders[sort].after(first, second);
  }
  const text = pageText(query, place(limit + 1));
  // What was planned for one stage or word may be wrong for the next.
  const planned = !search && !filter.stage;
  const ask = <Row extends pg.QueryResultRow>(asked: { text: string; values: unknown[] }) =>
    pool.query<Row>(planned ? { ...asked, name: statementName(asked.text) } : asked);
  const [{ rows }, total] = await Promise.all([
    ask<SummaryRow>({ text, values }),
    ask<{ total: number }>(counted).then((result) => result.rows[0]?.total ?? 0),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = total > LIMITS.countedMatches && isCountedRowByRow(filter);
  return {
    items: shown.map((row) => toSummary(row, actor)),
    next: rows.length > limit && last ? encodeCursor(orders[sort].key(last)) : undefined,
    total: more ? LIMITS.countedMatches : total,
    more,
  };
}

/** What is looked for, as numbered places: the words' pattern, and a number that findings have. */
interface Words extends Search {
  number: string | undefined;
}

interface ListQuery {
  clauses: readonly string[];
  after?: string;
  search: Words | undefined;
  order: string;
}

/** '#12' is a finding's number as well as words; '12' is one only within a project. As large as the column takes. */
function numberPlace({ search = '', projectId }: DefectFilter, place: (value: unknown) => string) {
  const [, sign, digits] = /^(#?)\s*([1-9]\d{0,8})$/.exec(search.trim()) ?? [];
  return digits !== undefined && (sign || projectId !== undefined) ? place(Number(digits)) : undefined;
}

const fits = ({ pattern, number }: Words) =>
  number === undefined
    ? `d.searched like lower(${pattern})`
    : `(d.searched like lower(${pattern}) or d.number = ${number})`;

/** A page as SQL; for a search, by the way that was chosen for its words. */
function pageText({ clauses, after, search, order }: ListQuery, limit: string): string {
  const where = [...clauses, ...(after ? [after] : [])].join(' and ');
  const photos = `left join photos p on p.id = d.photo_id`;
  if (!search) {
    return `select ${COLUMNS} from defects d ${photos} where ${where} order by ${order} limit ${limit}`;
  }
  if (search.common) {
    return `select ${COLUMNS} from (${walk(where, search, order, 'd.*')} limit ${limit}) d ${photos} order by ${order}`;
  }
  return `with found as materialized (${rare(clauses, search)})
    select ${COLUMNS} from defects d ${photos}
    where d.id in (select d.id from found d ${after ? `where ${after}` : ''} order by ${order} limit ${limit})
    order by ${order}`;
}

/** One finding after another in order, as far as is asked for. `offset 0` keeps the words from being looked for first. */
const walk = (where: string, search: Words, order: string, columns: string) =>
  `select ${columns} from (select * from defects d where ${where} order by ${order} offset 0) d
    where ${fits(search)}`;

/** Every finding with these words, by their index, or with this number, by another. */
const rare = (clauses: readonly string[], { pattern, number }: Words) =>
  [`d.searched like lower(${pattern})`, ...(number === undefined ? [] : [`d.number = ${number}`])]
    .map(
      (fitting) => `select d.id, d.severity_rank, d.confidence, d.alerts from defects d
        where ${clauses.join(' and ')} and ${fitting}`,
    )
    .join(' union ');

/** As the index of such findings says it. */
const OPEN_HAZARD = `d.alerts <> '[]'`;
const OPEN_REVIEW = `d.verdict is null and d.outcome = 'defect'`;

/** The conditions as SQL with numbered places; what people typed is always a value, never part of the text. */
function conditions(actor: Member, { severity, compliance, projectId, hazard, review, stage }: DefectFilter) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const clauses = [ownedInText(actor, 'd', place)];
  if (projectId !== undefined) clauses.push(`d.project_id = ${place(projectId)}`);
  // The rank says the same, and is what the index goes by.
  if (severity) clauses.push(`d.severity_rank = ${place(SEVERITY_RANK[severity])}`);
  if (compliance) clauses.push(`d.compliance = ${place(compliance)}`);
  if (hazard) clauses.push(OPEN_HAZARD);
  if (review) clauses.push(OPEN_REVIEW);
  if (stage) clauses.push(`d.stage_ids @> array[${place(stage)}]::text[]`);
  return { clauses, values, place };
}

/** No tally knows these, so they are counted as far as a screen says: what is beyond costs nothing. */
const isCountedRowByRow = ({ search, stage, hazard }: DefectFilter) => Boolean(search || stage || hazard);

/** From the tallies where they can tell, so that a count doesn't grow with the table. */
function countQuery(actor: Member, filter: DefectFilter, { clauses, search }: ListQuery, values: unknown[]) {
  if (isCountedRowByRow(filter)) {
    const where = clauses.join(' and ');
    const most = `limit ${LIMITS.countedMatches + 1}`;
    if (search && !search.common) {
      const text = `with found as materialized (${rare(clauses, search)})
        select count(*)::int as total from (select from found ${most}) f`;
      return { text, values };
    }
    const inOrder = 'd.id desc';
    const found = search
      ? walk(where, search, inOrder, '')
      : `select from defects d where ${where} order by ${inOrder}`;
    return { text: `select count(*)::int as total from (${found} ${most}) f`, values };
  }
  const { severity, compliance, projectId, review } = filter;
  const told: unknown[] = [];
  const owned = ownedInText(actor, 't', (value) => `$${told.push(value)}`);
  const equal = (column: string, value: unknown) =>
    value === undefined ? '' : ` and ${column} = $${told.push(value)}`;
  const text = `select coalesce(sum(count), 0)::int as total from defect_tallies t where ${owned}${equal('project_id', projectId)}${equal('severity', severity)}${equal('compliance', compliance)}${review ? ` and outcome = 'defect' and not reviewed` : ''}`;
  return { text, values: told };
}

const names = new Map<string, string>();

/** The same text is prepared once a connection. There are as many texts as ways to filter, a few dozen. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `list-defects-${names.size + 1}`;
  names.set(text, name);
  return name;
}
