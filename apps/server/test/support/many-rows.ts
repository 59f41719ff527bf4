import {
  BATCH_LIMITS,
  DOCUMENT_LIMITS,
  IMPORT_LIMITS,
  INSPECTION_LIMITS,
  PERSON_LIMITS,
  PLAN_LIMITS,
  REPAIR_LINK_LIMITS,
} from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';

const MANY = 10_000;

/** Each list by its endpoint's name, as it is asked; `:project` and `:finding` stand for those that have many rows. */
export const PATHS: Record<string, readonly string[]> = {
  conversation: ['/api/chat/conversation'],
  defectChat: ['/api/chat/defect/:finding'],
  ledger: ['/api/credits/ledger'],
  listAccounts: ['/api/admin/users', '/api/admin/users?role=admin', '/api/admin/users?suspended=false'],
  listAudit: ['/api/admin/audit'],
  listMails: [
    '/api/admin/mails',
    '/api/admin/mails?state=sent',
    '/api/admin/mails?state=given_up',
    '/api/admin/mails?state=waiting',
  ],
  listPhotos: ['/api/projects/:project/photos'],
  listProjects: ['/api/projects', '/api/projects?status=active'],
  listReports: [
    '/api/reports',
    '/api/reports?status=completed',
    '/api/reports?projectId=:project',
    '/api/reports?sort=date_asc',
    '/api/reports?sort=name_asc',
    '/api/reports?sort=name_desc',
    '/api/reports?sort=status_asc',
    '/api/reports?sort=issues_asc',
    '/api/reports?sort=issues_desc',
    '/api/reports?sort=issues_desc&status=completed',
  ],
  listReviews: ['/api/admin/reviews?state=waiting'],
  listTrail: ['/api/projects/:project/trail'],
  paymentHistory: ['/api/payments/history'],
  listPdfPurchases: ['/api/payments/pdf-purchases'],
  trainingData: ['/api/training-data'],
};

/** Lists of findings, which `growth.test.ts` asks by every order and filter. */
export const APART = [
  'listDefects',
  'listProjectDefects',
  'listFindingLines',
  'listFeedback',
  'listCandidates',
];

/**
 * Lists that come whole, as they are asked, with the most rows that one may have: whoever adds a row is refused beyond it,
 * or the list shows the newest. `:import` and `:batch` stand for one of the project's.
 */
export const WHOLE: Record<string, readonly [path: string, most: number]> = {
  listBatches: ['/api/projects/:project/batches', BATCH_LIMITS.listed],
  listBatchPhotos: ['/api/batches/:batch/photos', BATCH_LIMITS.cameraPhotosMax],
  listDocuments: ['/api/projects/:project/documents', DOCUMENT_LIMITS.perProject],
  listDrafts: ['/api/imports/:import/drafts', IMPORT_LIMITS.rows],
  listImports: ['/api/projects/:project/imports', IMPORT_LIMITS.perProject],
  listPeople: ['/api/projects/:project/people', PERSON_LIMITS.perProject],
  listPlaces: ['/api/projects/:project/places', INSPECTION_LIMITS.placesMax],
  listPlans: ['/api/projects/:project/plans', PLAN_LIMITS.plansMax],
  listRepairLinks: ['/api/projects/:project/repair-links', REPAIR_LINK_LIMITS.linksMax],
  listVisits: ['/api/projects/:project/visits', INSPECTION_LIMITS.visitsMax],
};

/** Lists that come whole and aren't asked here, each with why. */
export const WHOLE_APART: Record<string, string> = {
  compareVisits: 'a visit’s findings beside those of earlier ones: as long as its project has findings',
  engines: 'the installation’s own engines',
  listAlike: 'questions that wait for an answer, at most eight for each photo of a project',
  listApiKeys: 'an installation’s keys',
  listDue: 'the first thousand, asked for in `growth.test.ts`',
  listDueDates: 'the first thousand, of the dates of all projects of an account',
  listFindingPhotos: 'photos of one finding',
  listJointLooks: 'looks at one finding',
  listMigrationRuns: 'an installation’s moves',
  listSessions: 'an account’s devices, which end by themselves',
  listSigningCertificates: 'the installation’s own',
  listSigningKeys: 'the installation’s own',
  modelPerformance: 'one line for each engine',
  pastPerformance: 'one line for each engine and version',
  reportVersions: 'versions of one report',
  shownReviews: 'those that an administrator chose for the front page',
};

/** Tables that `fillTables` fills. */
export const COUNTED = [
  'audit_events',
  'batch_photos',
  'batches',
  'chat_exchanges',
  'credit_entries',
  'draft_findings',
  'imports',
  'mails',
  'payments',
  'pdf_purchases',
  'photos',
  'places',
  'plans',
  'project_documents',
  'project_people',
  'projects',
  'repair_links',
  'report_versions',
  'reports',
  'reviews',
  'trail_entries',
  'training_examples',
  'users',
  'visits',
];

/** Gives the account of this project and finding very many of everything that is listed, and the installation accounts. */
export async function fillTables(
  database: Database,
  { project, finding }: { project: number; finding: number },
): Promise<void> {
  const n = sql`generate_series(1, ${MANY}::int) n`;
  const owner = sql`(select user_id from projects where id = ${project})`;
  const fills = [
    sql`insert into users (email, display_name) select 'p' || n || '@example.com', 'Person ' || n from ${n}`,
    sql`update users set role = 'admin' where email like 'p%00@example.com'`,
    sql`insert into reviews (user_id, state, words)
      select id, 'waiting', 'Good' from users where email like 'p%@example.com' and id <> ${owner}
      on conflict do nothing`,
    // Others have some as well, or PostgreSQL would take it that whoever has any has all of them.
    sql`insert into projects (user_id, name) select id, 'House' from users where email like 'p%@example.com'`,
    sql`insert into projects (user_id, name) select ${owner}, 'Project ' || n from ${n}`,
    sql`insert into photos (user_id, project_id, kept_by_itself, folder, file_name, kind, sha256, bytes, width, height)
      select ${owner}, ${project}, true, 'photos/many/' || n, 'a.jpg', 'jpeg', 'h' || n, 9, 600, 600 from ${n}`,
    sql`insert into reports (user_id, project_id, title, folder)
      select ${owner}, ${project}, 'Report ' || n, 'reports/many/' || n from ${n}`,
    sql`insert into chat_exchanges (user_id, defect_id, client_id, question, answer, answered_at)
      select ${owner}, case when n % 2 = 0 then ${finding}::int end, 'many ' || n, 'Why?', 'So.', now() from ${n}`,
    sql`insert into credit_entries (user_id, kind, reference, amount, balance_after)
      select ${owner}, 'analysis', 'many ' || n, 0, 4 from ${n}`,
    sql`insert into payments (user_id, provider, intent_id, purpose, amount_cents, currency, description, report_id,
        status, invoice_number, buyer_name, buyer_email, paid_at)
      select ${owner}, 'sandbox', 'many ' || row_number() over (), 'pdf', 1000, 'AUD', 'PDF report', id, 'paid',
        1000 + row_number() over (), 'Ann', 'ann@example.com', now()
      from reports where user_id = ${owner}`,
    sql`insert into pdf_purchases (user_id, report_id, payment_id)
      select user_id, report_id, id from payments where user_id = ${owner}`,
    sql`insert into mails (user_id, kind, reference, "to", subject, text, html, sent_at, given_up_at)
      select ${owner}, 'weekly_digest', 'many ' || n, 'ann@example.com', 'Your week', '', '',
        case when n % 100 > 1 then now() end, case when n % 100 = 1 then now() end from ${n}`,
    sql`insert into audit_events (actor_id, action, subject_id) select ${owner}, 'signed_in', ${owner} from ${n}`,
    // Fewer: each counts the panel's revision up.
    sql`insert into training_examples (source, sha256, folder, file_name, true_type, family, severity, group_key)
      select 'upload', 'many ' || n, 'examples/many/' || n, 'a.jpg', 'Crack', 'crack', 'low', 'many'
      from generate_series(1, 2000) n`,
    // One after the other, as its trigger wants it.
    sql`insert into trail_entries (user_id, project_id, sequence, at, event, actor_kind, actor_id, subject_kind,
        subject_id, previous_sha256, sha256)
      select ${owner}, ${project}, last.sequence + n, now(), 'finding_kept', 'user', ${owner}, 'finding', ${finding},
        case when n = 1 then last.sha256 else 'hash ' || n - 1 end, 'hash ' || n
      from (select sequence, sha256 from trail_entries where project_id = ${project} order by sequence desc limit 1) last,
        generate_series(1, 2000) n order by n`,
    // One in each of the account's projects: a list of one project's must not read the others'.
    sql`insert into project_people (project_id, role, name) select id, 'builder', 'Ann' from projects where user_id = ${owner}`,
    sql`insert into visits (project_id, kind, visited_on)
      select id, 'handover', '2026-11-02' from projects where user_id = ${owner}`,
    sql`insert into places (project_id, name) select id, 'Bathroom' from projects where user_id = ${owner}`,
    sql`insert into plans (project_id, name, folder) select id, 'Ground floor', 'plans/many/' || id from projects where user_id = ${owner}`,
    sql`insert into project_documents (project_id, kind, name, folder, type, bytes, sha256)
      select id, 'contract', 'Contract', 'documents/many/' || id, 'application/pdf', 9, 'h' from projects where user_id = ${owner}`,
    sql`insert into batches (user_id, project_id, key, photo_count, "analyse")
      select user_id, id, 'many ' || id, 1, false from projects where user_id = ${owner}`,
    sql`insert into batch_photos (user_id, batch_id, upload_key, sha256, state)
      select user_id, id, key, 'h', 'kept' from batches where user_id = ${owner}`,
    sql`insert into imports (user_id, project_id, kind, name, sha256)
      select user_id, id, 'list', 'list.csv', 'h' from projects where user_id = ${owner}`,
    sql`insert into draft_findings (user_id, import_id, position, place, title, description, recommendations, location,
        severity, stated_severity, hazards)
      select user_id, id, 1, 1, 'Crack', '', '', '', 'low', '', '{}' from imports where user_id = ${owner}`,
    sql`insert into repair_links (user_id, project_id, token_hash, name, contact, message, expires_at)
      select user_id, id, 'many ' || id, 'Ben', '', '', now() + interval '1 day' from projects where user_id = ${owner}`,
    // Of a finding that hasn't changed since, so that its trail is looked through.
    sql`insert into report_versions (report_id, version, status, selected_defect_ids, critical_count, high_count,
        medium_count, low_count, finished_at)
      select r.id, 1, 'completed', array[d.id], (d.severity = 'critical')::int, (d.severity = 'high')::int,
        (d.severity = 'medium')::int, (d.severity = 'low')::int, now()
      from reports r, defects d where r.user_id = ${owner} and d.id = ${finding}`,
  ];
  for (const fill of fills) await database.execute(fill);
  await database.execute(sql`analyze`);
}
