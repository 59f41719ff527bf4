import { drizzle } from 'drizzle-orm/node-postgres';
import type { Queries } from '../../platform/database/connect.ts';
import type { Services } from '../../services.ts';
import { FORMAT, FORMAT_VERSION, type Section } from '../format/kinds.ts';
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
    const queries: Queries = drizzle({ client });
    const source = { installation: await installationName(database), url: environment.publicUrl };
    const { userIds, next } = await chooseUsers(queries, after ?? 0);
    yield* documentOf(queries, { source, userIds, first: after === undefined });
    const address = next === undefined ? null : `/api/migration/export?after=${next}`;
    yield `,\n"next":${JSON.stringify(address)}}\n`;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

interface Part {
  source: { installation: string; url: string };
  userIds: readonly number[];
  /** With what belongs to nobody. */
  first: boolean;
  /** More rows of a section, behind its own. */
  more?: (section: Section) => AsyncIterable<unknown> | undefined;
}

/** Everything but the end of a document: its last brace is left to whoever knows whether another part follows. */
async function* documentOf(queries: Queries, { source, userIds, first, more }: Part): AsyncGenerator<string> {
  const head = { format: FORMAT, version: FORMAT_VERSION, exportedAt: new Date().toISOString(), source };
  yield JSON.stringify(head).slice(0, -1);
  for (const { section, pages } of EXPORTERS) {
    yield `,\n"${section}":[`;
    let comma = '';
    const line = (row: unknown) => {
      const text = `${comma}\n${JSON.stringify(row)}`;
      comma = ',';
      return text;
    };
    for await (const page of pages(queries, userIds, first)) {
      for (const row of page) yield line(row);
    }
    for await (const row of more?.(section) ?? []) yield line(row);
    yield ']';
  }
}

/** One account in the format of the import, as the transaction of `queries` sees it. */
export async function* accountDocument(
  queries: Queries,
  part: Omit<Part, 'first' | 'userIds'> & { userId: number },
): AsyncGenerator<string> {
  yield* documentOf(queries, { ...part, userIds: [part.userId], first: false });
  yield ',\n"next":null}\n';
}
