import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canReach, type OperatingUser } from './operating-user.ts';

/** Folders for what can't lie in DATA_DIR because the database's account may not enter it. */
export const outsideFolders = ['/var/lib/plumbline', '/var/tmp/plumbline'];

/** Where the parts of the embedded database lie. */
export interface Placement {
  /** Ours alone, in DATA_DIR: password, log, and the note that names a cluster kept elsewhere. */
  home: string;
  /** Folder that holds the cluster's folder; the database's account can reach it. */
  shelf: string;
  cluster: string;
}

/**
 * Decides where the cluster lies: in DATA_DIR, or, when we're root and others can't enter DATA_DIR (root's own home,
 * for one), in a folder of its own outside. A note in DATA_DIR names that folder and a note there names DATA_DIR.
 */
export async function placeCluster(
  dataDir: string,
  findUser: (cluster: string) => Promise<OperatingUser | undefined>,
): Promise<Placement & { user: OperatingUser | undefined }> {
  const asRoot = process.getuid?.() === 0;
  await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: asRoot ? 0o711 : 0o700 });
  const home = await realpath(join(dataDir, 'postgres'));
  const dataFolder = dirname(home);

  const inside = join(home, 'cluster');
  const note = join(home, 'location');
  const noted = await readFile(note, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (noted) {
    await confirmOwnership(noted, home);
    const cluster = join(noted, 'cluster');
    return { home, shelf: noted, cluster, user: await findUser(cluster) };
  }
  const user = await findUser(inside);
  await openForPassage(dataFolder, user);
  if (await canReach(inside, user)) return { home, shelf: home, cluster: inside, user };
  if (await stat(inside).catch(() => undefined)) {
    throw new EmbeddedPostgresError(
      `The database in ${inside} belongs to the account ${user?.name}, which can't enter that folder any more. ` +
        'Let others pass through the folders above it (chmod o+x), or move DATA_DIR to where they can.',
    );
  }
  const shelf = await makeOutsideShelf(home, user);
  await writeFile(note, `${shelf}\n`);
  return { home, shelf, cluster: join(shelf, 'cluster'), user };
}

/**
 * Where nothing but DATA_DIR's own mode is in the way, others may pass through it (not list it): what lies in it is
 * closed by modes of its own, and the database stays in the one folder that is backed up.
 */
async function openForPassage(dataDir: string, user: OperatingUser | undefined): Promise<void> {
  if (!user || (await canReach(dataDir, user)) || !(await canReach(dirname(dataDir), user))) return;
  const { mode, uid } = await stat(dataDir);
  if (uid === process.getuid?.()) await chmod(dataDir, (mode & 0o777) | 0o001);
}

async function makeOutsideShelf(home: string, user: OperatingUser | undefined): Promise<string> {
  for (const folder of outsideFolders) {
    const shelf = join(folder, randomBytes(8).toString('hex'));
    try {
      await mkdir(shelf, { recursive: true, mode: 0o711 });
      await writeFile(join(shelf, 'belongs-to'), `${home}\n`);
      if (await canReach(shelf, user)) return shelf;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL has to run as ${user?.name}, which can't enter ${home}, and no folder could be made in ` +
      `${outsideFolders.join(' or ')}. Set DATA_DIR to a folder that others can enter, or set DATABASE_URL.`,
  );
}

/** A copied DATA_DIR would bring the note along and then share the original's database unawares. */
async function confirmOwnership(shelf: string, home: string): Promise<void> {
  const file = join(shelf, 'belongs-to');
  const owner = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (owner === home) return;
  if (owner === undefined) {
    throw new EmbeddedPostgresError(
      `${join(home, 'location')} says that the database lies in ${shelf}, but it isn't there. ` +
        'Restore it from a backup, or delete that note to start with an empty database.',
    );
  }
  const stillThere = await readFile(join(owner, 'location'), 'utf8').catch(() => '');
  if (stillThere.trim() === shelf) {
    throw new EmbeddedPostgresError(
      `The database in ${shelf} belongs to ${owner}; ${home} looks like a copy of that folder. ` +
        `Delete ${join(home, 'location')} to start this copy with an empty database.`,
    );
  }
  await writeFile(file, `${home}\n`); // DATA_DIR has been moved.
}
