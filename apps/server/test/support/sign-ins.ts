import { eq } from 'drizzle-orm';
import { auditEvents, users } from '../../src/platform/database/schema.ts';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';

/** What tests of signing in ask of the server under test, by the person whose account it is. */
export function signIns(server: () => TestServer) {
  const db = () => server().services.database;

  /** The account's number in the database; 0 where there's none. */
  const idOf = async ({ email }: Person) =>
    (await db().select().from(users).where(eq(users.email, email)))[0]?.id ?? 0;

  /** What the audit trail holds about the account, oldest first. */
  const actionsOn = async (person: Person) =>
    (
      await db()
        .select({ action: auditEvents.action })
        .from(auditEvents)
        .where(eq(auditEvents.subjectId, await idOf(person)))
        .orderBy(auditEvents.id)
    ).map(({ action }) => action);

  /** Another browser that knows the person's password. */
  async function elsewhere(person: Person, password = person.password, headers: Record<string, string> = {}) {
    const browser = server().visitor();
    const answer = await browser.post<{
      mobileAuth?: { sessionToken: string };
      challenge?: string;
    }>('/api/login', { email: person.email, password }, headers);
    return { browser, ...answer };
  }

  return { idOf, actionsOn, elsewhere };
}
