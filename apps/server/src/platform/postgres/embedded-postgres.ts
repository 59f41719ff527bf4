import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, type BinaryPackage, prepareBinaries } from './binaries.ts';
import { ensureApplicationDatabase, ensureCluster } from './cluster.ts';
import { type ClusterPresence, joinCluster } from './cluster-presence.ts';
import {
  applicationDatabase,
  applicationRole,
  type Credentials,
  databaseUrl,
  keepCredentials,
  supervisorRole,
} from './credentials.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findOperatingUser, type OperatingUser } from './operating-user.ts';
import { outsideFolders, type Placement, placeCluster } from './placement.ts';
import { findFreePort, launchPostmaster, stopPostmaster } from './postmaster.ts';
import { markPostmasterFileStale, readPostmasterFile, whoHolds } from './postmaster-file.ts';

/** The part of a logger that the supervisor speaks to; pino's fits. */
export interface SupervisorLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

interface EmbeddedPostgresOptions {
  /** Folder that Plumbline keeps its data in; the cluster lies in `postgres/cluster` there. */
  dataDir: string;
  log: SupervisorLog;
  /** Port on 127.0.0.1; any free one when absent. Not heeded when a running cluster is adopted. */
  port?: number;
  /** 60 when absent. */
  maxConnections?: number;
  /** False only for throw-away data in tests: nothing is forced to disk. */
  durable?: boolean;
  /** Called once a PostgreSQL of our own was begun, long before it takes connections. */
  onLaunch?: () => void;
  /** PostgreSQL's programs; those that npm installed when absent. */
  programs?: BinaryPackage;
}

export interface EmbeddedPostgres {
  /** The application's database, as its owner. */
  url: string;
  /** The cluster, as superuser: for tests that make databases of their own. */
  supervisorUrl: string;
  /** True when the cluster was running already: left by a killed process, or shared with a living one. */
  adopted: boolean;
  /** Leaves the cluster; whoever leaves last shuts it down. Call it once nothing uses the database any more. */
  stop(): Promise<void>;
}

const patienceMs = 90_000;

/**
 * Starts the PostgreSQL that comes with Plumbline, or joins the one that already runs on this DATA_DIR. Processes on
 * one DATA_DIR share it. If it dies under us it's started again on the same port.
 * @throws EmbeddedPostgresError when it can't be had, with what the operator can do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const supervisor = new Supervisor(options);
  await supervisor.start();
  return supervisor;
}

class Supervisor implements EmbeddedPostgres {
  url = '';
  supervisorUrl = '';
  adopted = true;
  #options: EmbeddedPostgresOptions;
  #installed: Installed | undefined;
  #port: number | undefined;
  #presence: ClusterPresence | undefined;
  #stopped: Promise<void> | undefined;
  #restart: Promise<void> = Promise.resolve();

  constructor(options: EmbeddedPostgresOptions) {
    this.#options = options;
    this.#port = options.port;
  }

  async start(): Promise<void> {
    const { dataDir, log, programs } = this.#options;
    const { user, ...place } = await placeCluster(dataDir, findOperatingUser);
    // Outside first, where all installations of this machine share one copy.
    const shelters = user ? [...outsideFolders, place.shelf] : [place.shelf];
    const binaries = await prepareBinaries(user, shelters, programs);
    const credentials = await keepCredentials(place.home);
    this.#installed = { user, place, binaries, credentials };
    await ensureCluster(place, binaries, user, credentials);
    await this.#join(this.#installed);
    log.info(
      this.adopted
        ? `Joined the PostgreSQL that runs on ${place.cluster}`
        : `Started PostgreSQL on ${place.cluster}`,
    );
  }

  async #join(installed: Installed): Promise<void> {
    const { presence, port } = await this.#reach(installed);
    await ensureApplicationDatabase(presence.client, installed.credentials);
    this.#port = port;
    this.#presence = presence;
    this.url = databaseUrl(applicationRole, installed.credentials.application, port, applicationDatabase);
    this.supervisorUrl = databaseUrl(supervisorRole, installed.credentials.supervisor, port, 'postgres');
    presence.client.once('end', () => {
      if (!this.#stopped) this.#restart = this.#comeBack(installed);
    });
  }

  /** Looks, joins or launches, and looks again: other processes may start or stop the cluster at any moment. */
  async #reach(installed: Installed): Promise<{ presence: ClusterPresence; port: number }> {
    const { place, binaries, user, credentials } = installed;
    const deadline = Date.now() + patienceMs;
    let refusedPorts = 0;
    while (Date.now() < deadline) {
      const file = await readPostmasterFile(place.cluster);
      const holder = file ? await whoHolds(place.cluster, file.pid) : 'stale';
      if (file && holder !== 'stale') {
        const outcome = file.port
          ? await joinCluster(place.cluster, file.port, credentials.supervisor)
          : 'closing';
        if (typeof outcome === 'object' && file.port) return { presence: outcome, port: file.port };
        if (outcome === 'foreign' || holder === 'unclear') throw foreign(place, file.pid);
        await pause(50);
        continue;
      }
      if (file) await markPostmasterFileStale(place.cluster, file.pid);
      const outcome = await launchPostmaster(place, binaries, user, {
        port: this.#port ?? (await findFreePort()),
        maxConnections: this.#options.maxConnections ?? 60,
        durable: this.#options.durable ?? true,
        onLaunch: this.#options.onLaunch,
      });
      if (outcome === 'ready') {
        this.adopted = false;
        continue;
      }
      if (outcome === 'port taken') refusedPorts += 1;
      if (refusedPorts === 5) {
        const port = this.#port ? `port ${this.#port}` : 'a port';
        throw new EmbeddedPostgresError(`PostgreSQL can't have ${port} on 127.0.0.1: it's taken.`);
      }
      await pause(200);
    }
    throw new EmbeddedPostgresError(
      `The PostgreSQL on ${place.cluster} took no connection for ${patienceMs / 1000} s; see ${join(place.home, 'postgres.log')}.`,
    );
  }

  async #comeBack(installed: Installed): Promise<void> {
    const { log } = this.#options;
    log.warn('The embedded PostgreSQL went away; starting it again');
    try {
      await this.#join(installed);
      log.info('The embedded PostgreSQL is back');
    } catch (error) {
      log.error(
        `The embedded PostgreSQL can't be started again: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#leave();
    return this.#stopped;
  }

  async #leave(): Promise<void> {
    await this.#restart;
    const presence = this.#presence;
    if (!presence || !this.#installed) return;
    const { cluster } = this.#installed.place;
    // A failed query here means that the database is gone already.
    const last = await presence.leave().catch(() => false);
    const file = last ? await readPostmasterFile(cluster) : undefined;
    if (file && (await whoHolds(cluster, file.pid)) !== 'stale') await stopPostmaster(cluster, file.pid);
    await presence.end();
  }
}

interface Installed {
  place: Placement;
  binaries: Binaries;
  user: OperatingUser | undefined;
  credentials: Credentials;
}

function foreign(place: Placement, pid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `Process ${pid} is a PostgreSQL that runs on ${place.cluster} but doesn't accept the password in ` +
      `${join(place.home, 'credentials.json')}, so Plumbline didn't start it and won't touch it. ` +
      'Stop that PostgreSQL, set DATA_DIR to another folder, or set DATABASE_URL.',
  );
}
