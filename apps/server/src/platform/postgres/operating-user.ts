import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The account that PostgreSQL runs as when Plumbline itself runs as root. */
export interface OperatingUser {
  uid: number;
  gid: number;
  name: string;
}

// PostgreSQL refuses to run as root. An operator may make an account for it; 'nobody' exists everywhere.
const candidates = ['plumbline', 'postgres', 'nobody'];

/**
 * The unprivileged account to run PostgreSQL as, or undefined when this process isn't root and can run it itself.
 * The owner of an existing cluster comes first, so that an account made later doesn't lock us out of our own data.
 */
export async function findOperatingUser(clusterDir: string): Promise<OperatingUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` };
  for (const name of candidates) {
    const uid = accountNumber('-u', name);
    const gid = accountNumber('-g', name);
    if (uid && gid) return { uid, gid, name };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL can't run as root and none of the accounts ${candidates.join(', ')} exists. ` +
      'Run Plumbline as an ordinary user, make one of these accounts, or set DATABASE_URL.',
  );
}

function accountNumber(flag: '-u' | '-g', name: string): number | undefined {
  try {
    const text = execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(text, 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the account may pass through every folder down to `path` (which need not exist yet). */
export async function canReach(path: string, user: OperatingUser | undefined): Promise<boolean> {
  if (!user) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const entry = await stat(folder).catch(() => undefined);
    if (entry?.isDirectory()) {
      const bit = entry.uid === user.uid ? 0o100 : entry.gid === user.gid ? 0o010 : 0o001;
      if ((entry.mode & bit) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
