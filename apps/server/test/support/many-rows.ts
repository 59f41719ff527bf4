import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';

const MANY = 10_000;

/**
 * Each list by its endpoint's name, as it is asked; `:project` and `:finding` stand for those that have many rows. Reports
 * by status or number of issues aren't among them: their order is read from all of an account's own.
 */
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

/** Tables that `fillTables` fills. */
export const COUNTED = [
  'audit_events',
  'chat_exchanges',
  'credit_entries',
  'mails',
  'payments',
  'pdf_purchases',
  'photos',
  'projects',
  'report_versions',
  'reports',
  'reviews',
  'trail_entries',
  'training_examples',
  'users',
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
