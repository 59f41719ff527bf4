import type { AccountImport, ErrorBody, Report } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../src/platform/database/schema.ts';
import { furnishAccount } from './furnish-account.ts';
import type { Person } from './person.ts';
import { startTestServer, type TestServer } from './server.ts';
import { waitUntil } from './wait-until.ts';

export const reportsMade = (who: Person) =>
  waitUntil(
    async () => (await who.get<Report[]>('/api/reports')).body,
    (made) => made.every(({ status }) => status === 'completed'),
  );

/** Somebody who showed that the address is theirs. */
export async function proven(server: TestServer, name?: string): Promise<Person> {
  const made = await server.member(name);
  await server.services.database
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, made.email));
  return made;
}

export async function exportOf(server: TestServer, who: Person): Promise<Uint8Array> {
  const { url } = (await who.post<{ url: string }>('/api/account/export', { password: who.password })).body;
  const answer = await fetch(`${server.url}${url}`, { headers: { cookie: who.cookie } });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

export const bringIn = (who: Person, bytes: Uint8Array) =>
  who.call<AccountImport & ErrorBody>('POST', '/api/account/import', {
    body: Uint8Array.from(bytes),
    headers: { 'content-type': 'application/zip' },
  });

let furniture: Promise<Uint8Array> | undefined;

/** The export of an account that has one of everything, from an installation that is gone. Made once a test process. */
export function furnishedExport(): Promise<Uint8Array> {
  furniture ??= makeFurniture();
  return furniture;
}

async function makeFurniture(): Promise<Uint8Array> {
  const elsewhere = await startTestServer();
  const owner = await elsewhere.member('Ines Spector');
  await furnishAccount(owner);
  await reportsMade(owner);
  const zip = await exportOf(elsewhere, owner);
  await elsewhere.stop();
  return zip;
}
