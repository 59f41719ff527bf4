import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { applicationRole } from '../../src/platform/postgres/credentials.ts';
import { testPrefix } from './test-databases.ts';

export interface TestDatabase {
  /** Signs in as the role that the application has in production, and no more. */
  url: string;
  /** Drops the database, ending whatever is still connected to it. */
  drop(): Promise<void>;
}

/** A new database with every migration applied and no rows, for one test file or one test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('testCluster');
  const name = `${testPrefix}${process.pid}_${randomBytes(6).toString('hex')}`;
  await command(
    clusterUrl,
    // By copying its files: the other way writes each page to the log as well.
    `create database ${name} template ${inject('testTemplate')} owner ${applicationRole} strategy file_copy`,
  );
  const url = new URL(inject('testApplication'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(clusterUrl, `drop database if exists ${name} with (force)`) };
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
