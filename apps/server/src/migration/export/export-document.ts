import { drizzle } from 'drizzle-orm/node-postgres';
import type { Queries } from '../../platform/database/connect.ts';
import * as schema from '../../platform/database/schema.ts';
import type { Services } from '../../services.ts';
import { FORMAT, FORMAT_VERSION } from '../format/kinds.ts';
import { installationName } from '../installation.ts';
import { chooseUsers } from './choose-users.ts';
import { EXPORTERS } from './exporters.ts';

/**
 * One part of everything here, in the format of the import, as text that is written while it is read: memory holds a
 * page of rows, whatever the whole is. A part holds whole users, and all of it stands as of one moment.
 */
export async function* exportDocument(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  after: number | undefined,
): AsyncGenerator<string> {
  const client = await database.$client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const queries: Queries = drizzle({ client, schema });
    const source = { installation: await installationName(database), url: environment.publicUrl };
    const { userIds, next } = await chooseUsers(queries, after ?? 0);
    const head = { format: FORMAT, version: FORMAT_VERSION, exportedAt: new Date().toISOString(), source };
    yield JSON.stringify(head).slice(0, -1);
    for (const { section, pages } of EXPORTERS) {
      yield `,\n"${section}":[`;
      let comma = '';
      for await (const page of pages(queries, userIds, after === undefined)) {
        for (const row of page) {
          yield `${comma}\n${JSON.stringify(row)}`;
          comma = ',';
        }
      }
      yield ']';
    }
    const address = next === undefined ? null : `/api/migration/export?after=${next}`;
    yield `,\n"next":${JSON.stringify(address)}}\n`;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
