import { eq } from 'drizzle-orm';
import { users } from '../../src/platform/database/schema.ts';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';

/** Somebody who has just signed up and was made an administrator. */
export async function becomeAdmin(server: TestServer, displayName = 'Ada Admin'): Promise<Person> {
  const person = await server.member(displayName);
  await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.email, person.email));
  return person;
}
