import { CLOCKS, USUAL_CLOCK } from '@plumbline/knowledge';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { mostPressingIn } from '../platform/database/most-pressing.ts';
import { readingPlans, repairs } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { letters } from './letters.ts';
import type { DueRepair } from './repair-words.ts';
import { unsubscribeLinks } from './unsubscribe.ts';
import { writeMail } from './write-mail.ts';

/** Reminders are written from seven in the morning to eight in the evening, by the clock of every project in one. */
const FROM_HOUR = 7;
const TO_HOUR = 20;
const SOON_DAYS = 3;

interface Line extends DueRepair, Record<string, unknown> {
  findingId: number;
  /** The day and the stage that it is told of now. */
  stage: string;
}

const CLOCK = sql.join(
  [
    sql`case coalesce(p.state, f.state)`,
    ...Object.entries(CLOCKS).map(([state, clock]) => sql`when ${state} then ${clock}`),
    sql`else ${USUAL_CLOCK} end`,
  ],
  sql` `,
);

/**
 * What is due or overdue, as of `now` where the building stands. A stage is told once: three days ahead, on the day, the
 * day after and then every week. A due date that is moved begins anew.
 */
const linesAt = (now: Date) => sql`
  select r.finding_id as "findingId", r.user_id as "userId", d.number, p.name as project, r.person, r.reading,
    case when r.reading then 'Read the crack again: ' else '' end || d.title as title, d.alerts, r.due_on - today.day as days, r.reminded, extract(hour from local.at)::int as hour,
    r.due_on || ':' || case when r.due_on > today.day then 'soon' when r.due_on = today.day then 'today'
      else 'late' || (today.day - r.due_on - 1) / 7 end as stage
  from (
    select finding_id, user_id, person, due_on, reminded, false as reading from repairs
    where state in ('open', 'assigned', 'reopened', 'disputed')
    union all select finding_id, user_id, '', next_on, reminded, true from reading_plans
  ) r
  join defects d on d.id = r.finding_id
  join projects p on p.id = d.project_id
  left join preferences f on f.user_id = r.user_id
  cross join lateral (select ${now.toISOString()}::timestamptz at time zone ${CLOCK} as at) local
  cross join lateral (select local.at::date as day) today
  where r.due_on <= today.day + ${SOON_DAYS}::int`;

/** Sydney's calendar: between seven and eight, every state's clock shows the same day. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: USUAL_CLOCK, dateStyle: 'short' });

/**
 * Writes reminders of repairs that are due and of cracks to be read again: to each account at most one a day, and of each stage once, whichever process
 * does it and however often one dies in the midst of it. Returns how many were written.
 */
export async function writeReminders(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  now = new Date(),
): Promise<number> {
  const day = DAY.format(now);
  for (let written = 0; ; written += 1) {
    const wrote = await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number; email: string; displayName: string }>(sql`
        select u.id, u.email, u.display_name as "displayName" from users u
        where u.id in (
            select l."userId" from (${linesAt(now)}) l group by l."userId"
            having bool_and(l.hour >= ${FROM_HOUR}::int and l.hour < ${TO_HOUR}::int)
              and bool_or(l.reminded is distinct from l.stage))
          and not exists (select from preferences f where f.user_id = u.id
            and not (f.email_notifications and f.repair_reminders))
          and not exists (select from suspensions s where s.user_id = u.id)
          and not exists (select from mails m where m.kind = 'repair_reminder'
            and m.reference = u.id || ':' || ${day})
        order by u.id limit 1 for update of u skip locked`);
      const [account] = rows;
      if (!account) return false;
      const { id: userId, email, displayName } = account;
      const lines = await readLines(tx, userId, now);
      const letter = letters.repairReminder(
        displayName,
        {
          late: lines.filter(({ days }) => days < 0),
          soon: lines.filter(({ days }) => days >= 0),
          unread: await countUnread(tx, userId),
        },
        `${environment.publicUrl}/projects?view=due`,
      );
      const { page, headers } = unsubscribeLinks(environment, userId, 'repair_reminder');
      await writeMail(tx, {
        ...{ kind: 'repair_reminder', reference: `${userId}:${day}`, userId, to: email, headers },
        letter: { ...letter, footerLink: { label: 'Stop these reminders', url: page } },
      });
      for (const [table, told] of [
        [repairs, lines.filter(({ reading }) => !reading)],
        [readingPlans, lines.filter(({ reading }) => reading)],
      ] as const)
        await tx.execute(sql`update ${table} r set reminded = t.stage
          from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t("findingId" int, stage text)
          where r.finding_id = t."findingId"`);
      return true;
    });
    if (!wrote) return written;
  }
}

async function readLines(tx: Queries, userId: number, now: Date): Promise<Line[]> {
  const { rows } = await tx.execute<Line>(sql`
    select l.* from (${linesAt(now)} and r.user_id = ${userId}) l order by ${sql.raw(mostPressingIn('l.alerts'))} desc, l.days, l."findingId"`);
  return rows;
}

async function countUnread(tx: Queries, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ unread: number }>(sql`
    select count(*)::int as unread from repair_entries e join repairs r on r.finding_id = e.finding_id
    where e.user_id = ${userId} and e.actor_kind = 'holder' and e.id > r.seen_entry`);
  return rows[0]?.unread ?? 0;
}
