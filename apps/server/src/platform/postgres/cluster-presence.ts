import pg from 'pg';
import { systemIdentifier } from './cluster.ts';
import { databaseUrl, supervisorRole } from './credentials.ts';

// Any fixed number will do; every Plumbline process on one cluster must use the same.
const attendanceLock = 7_205_260;

/**
 * This process's presence at a running cluster: a connection that holds a shared lock for as long as the process
 * lives. The database drops the lock by itself when the process dies, however it dies, so that no lock file can lie.
 */
export interface ClusterPresence {
  client: pg.Client;
  /** Gives the presence up; true when nobody else is present, and then nobody can join until this connection ends. */
  leave(): Promise<boolean>;
  end(): Promise<void>;
}

/**
 * Signs in at the cluster and joins those who use it.
 * @returns 'foreign' when what listens there isn't this cluster or doesn't know our password, 'closing' when the last
 * process that used it is shutting it down or it doesn't take connections (yet, or any more).
 */
export async function joinCluster(
  cluster: string,
  port: number,
  password: string,
): Promise<ClusterPresence | 'foreign' | 'closing'> {
  const client = new pg.Client({
    connectionString: databaseUrl(supervisorRole, password, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name: 'plumbline supervisor',
  });
  client.on('error', () => undefined); // The 'end' event that follows is what the supervisor acts on.
  try {
    await client.connect();
    const identity = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    );
    if (identity.rows[0]?.id !== (await systemIdentifier(cluster))) {
      await client.end();
      return 'foreign';
    }
    if (await ask(client, 'pg_try_advisory_lock_shared')) return presence(client);
  } catch (error) {
    await client.end().catch(() => undefined);
    return isRejection(error) ? 'foreign' : 'closing';
  }
  await client.end();
  return 'closing';
}

function presence(client: pg.Client): ClusterPresence {
  return {
    client,
    leave: async () => {
      await ask(client, 'pg_advisory_unlock_shared');
      return ask(client, 'pg_try_advisory_lock');
    },
    end: () => client.end().catch(() => undefined),
  };
}

async function ask(client: pg.Client, lockFunction: string): Promise<boolean> {
  const answer = await client.query<{ yes: boolean }>(`select ${lockFunction}($1) as yes`, [attendanceLock]);
  return answer.rows[0]?.yes === true;
}

/** Class 28: wrong password or role. 3D000: no such database. Anything else may pass with time. */
function isRejection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('28') || code === '3D000';
}
