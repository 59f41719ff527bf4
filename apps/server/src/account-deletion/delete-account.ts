import { and, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { mailName } from '../notifications/index.ts';
import { onBehalfOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  accountDeletions,
  analyses,
  contactMessages,
  mails,
  payments,
  reports,
  reportVersions,
  requestCounts,
  sandboxIntents,
  sessions,
  users,
} from '../platform/database/schema.ts';
import { listForRemoval } from '../platform/storage/removals.ts';
import { projectsOnHold } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { findStoredKeys, MAIL_FILE } from './stored-files.ts';

/**
 * Deletes an account that is due, with everything that is its own. Of its purchases stays what tax law wants: number,
 * date, amount, what was bought. What lies in the file store is listed in the same transaction and removed after it,
 * however often that takes. Returns false while something of the account is still at work or on legal hold.
 */
export async function deleteAccount(
  { database }: Pick<Services, 'database'>,
  userId: number,
  now = new Date(),
): Promise<boolean> {
  // Its owner has to come in to lift the hold.
  if ((await projectsOnHold(database, onBehalfOf({ userId }))).length > 0) return false;
  // From here on nobody comes in any more, so that what is at work comes to an end.
  await database.delete(sessions).where(eq(sessions.userId, userId));
  return database.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [due] = await tx
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, userId))
      .for('update');
    if (!account || !due || due.dueAt > now || (await isAtWork(tx, userId))) return false;

    const keys = await findStoredKeys(tx, userId);
    // Mail that was asked for by address alone belongs to the account as well.
    const own = or(eq(mails.userId, userId), eq(mails.to, account.email));
    const letters = await tx.select({ id: mails.id, createdAt: mails.createdAt }).from(mails).where(own);
    const folders = [...keys, ...letters.map((mail) => MAIL_FILE + mailName(mail))];
    await listForRemoval(tx, folders);
    await tx.delete(mails).where(own);
    await tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${account.email}`);
    await tx.delete(requestCounts).where(like(requestCounts.key, `% user:${userId}`));
    await forgetBuyer(tx, userId);
    await recordAudit(tx, { action: 'account_deleted', detail: { reference: due.reference } });
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });
}

async function isAtWork(tx: Queries, userId: number): Promise<boolean> {
  const [running] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.state, 'running')))
    .limit(1);
  const [generating] = await tx
    .select({ id: reportVersions.id })
    .from(reportVersions)
    .innerJoin(reports, eq(reports.id, reportVersions.reportId))
    .where(and(eq(reports.userId, userId), eq(reportVersions.status, 'generating')))
    .limit(1);
  return running !== undefined || generating !== undefined;
}

/** Invoices of this size need no buyer's name (A New Tax System (GST) Act 1999, s 29-70: only from A$1,000). */
async function forgetBuyer(tx: Queries, userId: number): Promise<void> {
  const own = eq(payments.userId, userId);
  await tx
    .update(sandboxIntents)
    .set({ owner: '', description: '' })
    .where(
      inArray(
        sandboxIntents.id,
        sql`(select intent_id from payments where user_id = ${userId} and intent_id is not null)`,
      ),
    );
  // Never paid: no record of anything.
  await tx.delete(payments).where(and(own, ne(payments.status, 'paid'), isNull(payments.invoiceNumber)));
  await tx
    .update(payments)
    .set({
      buyerName: '',
      buyerEmail: '',
      // The name of a report is its owner's.
      description: sql`case when ${payments.purpose} = 'pdf' then 'PDF report' else ${payments.description} end`,
      reportId: null,
      projectId: null,
      selectedDefectIds: [],
    })
    .where(own);
}
