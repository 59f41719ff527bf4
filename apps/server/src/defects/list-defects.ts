import type { DefectSummary, SORTS } from '@plumbline/contract';
import type { ComplianceVerdict, Severity } from '@plumbline/knowledge';
import { type Member, ownedInText } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { type SummaryRow, toSummary } from './defect-view.ts';

interface DefectFilter {
  limit: number;
  after?: string | undefined;
  severity?: Severity | undefined;
  compliance?: ComplianceVerdict | undefined;
  sort: (typeof SORTS)[number];
  projectId?: number | undefined;
  hazard?: 'open' | undefined;
  search?: string | undefined;
  stage?: string | undefined;
}

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
  confidence: {
    by: 'd.confidence, d.id desc',
    after: (confidence: string, id: string) =>
      `(d.confidence > ${confidence} or (d.confidence = ${confidence} and d.id < ${id}))`,
    key: (row: SummaryRow) => [row.confidence, row.id],
  },
} as const;

/** Only what lists show: examinations and assessments stay in the database. */
const COLUMNS = `d.id, d.project_id as "projectId", d.outcome, d.title, d.taxonomy_id as "taxonomyId", d.family, d.severity,
  d.severity_rank as "severityRank", d.compliance, d.confidence, d.description, d.recommendations,
  d.stage_ids as "stageIds", d.location, d.created_at as "createdAt", d.verdict, d.listing, d.alerts, p.file_name as "imageName"`;

/**
 * Findings of a user, filtered, in order, paged by key. Written as prepared SQL because every screen with findings
 * waits for it.
 */
export async function listDefects(
  { $client: pool }: Pick<Database, '$client'>,
  actor: Member,
  filter: DefectFilter,
): Promise<Page<DefectSummary>> {
  const { limit, after, sort } = filter;
  const order = orders[sort];
  const { clauses, values, place } = conditions(actor, filter);
  const counted = countQuery(actor, filter, clauses, [...values]);
  if (after) {
    const keys = decodeCursor(after, sort === 'recent' ? 1 : 2, sort === 'confidence');
    const [first = '', second = ''] = keys.map(place);
    clauses.push(order.after(first, second));
  }
  const text = `select ${COLUMNS} from defects d left join photos p on p.id = d.photo_id
    where ${clauses.join(' and ')} order by ${order.by} limit ${place(limit + 1)}`;
  const [{ rows }, total] = await Promise.all([
    pool.query<SummaryRow>({ name: statementName(text), text, values }),
    pool
      .query<{ total: number }>({ ...counted, name: statementName(counted.text) })
      .then((result) => result.rows[0]?.total ?? 0),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toSummary),
    next: rows.length > limit && last ? encodeCursor(order.key(last)) : undefined,
    total,
  };
}

/** As the index of such findings says it. */
const OPEN_HAZARD = `d.alerts <> '[]'`;

/** The conditions as SQL with numbered places; what people typed is always a value, never part of the text. */
function conditions(actor: Member, { severity, compliance, projectId, hazard, search, stage }: DefectFilter) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const clauses = [ownedInText(actor, 'd', place)];
  if (projectId !== undefined) clauses.push(`d.project_id = ${place(projectId)}`);
  if (severity) clauses.push(`d.severity = ${place(severity)}`);
  if (compliance) clauses.push(`d.compliance = ${place(compliance)}`);
  if (hazard) clauses.push(OPEN_HAZARD);
  if (stage) clauses.push(`d.stage_ids @> array[${place(stage)}]::text[]`);
  if (search) {
    const pattern = place(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    const searched = ['title', 'description', 'location', 'user_description'];
    clauses.push(`(${searched.map((column) => `d.${column} ilike ${pattern}`).join(' or ')})`);
  }
  return { clauses, values, place };
}

/** From the tallies where they can tell, so that a count doesn't grow with the table. */
function countQuery(actor: Member, filter: DefectFilter, clauses: readonly string[], values: unknown[]) {
  if (filter.search || filter.stage || filter.hazard) {
    return { text: `select count(*)::int as total from defects d where ${clauses.join(' and ')}`, values };
  }
  const { severity, compliance, projectId } = filter;
  const told: unknown[] = [];
  const owned = ownedInText(actor, 't', (value) => `$${told.push(value)}`);
  const equal = (column: string, value: unknown) =>
    value === undefined ? '' : ` and ${column} = $${told.push(value)}`;
  const text = `select coalesce(sum(count), 0)::int as total from defect_tallies t where ${owned}${equal('project_id', projectId)}${equal('severity', severity)}${equal('compliance', compliance)}`;
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
