import { readFileSync, writeFileSync } from 'node:fs';

/** What one call takes of each part, in milliseconds of one core. */
export interface CallCost {
  /** The event loop of a web process: one core at most. */
  web: number;
  /** Processes of the vision pool, or of the typesetter. */
  helpers: number;
  database: number;
  /** So many calls were measured. */
  calls: number;
}

export const ACTIONS = [
  'me',
  'projects',
  'findings',
  'stats',
  'chat',
  'upload',
  'report',
  'project',
  'register',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface ServiceTimes {
  measured: { at: string; cores: number; node: string; load: number };
  calls: Record<Action, CallCost>;
  bytes: {
    /** Photo, copies and pictures of one analysis, in the file store. */
    filesPerAnalysis: number;
    filesPerReport: number;
    /** Rows and indexes of one analysis, in the database. */
    databasePerAnalysis: number;
    databasePerAccount: number;
  };
  /** After the analyses of the measurement. */
  memory: { webMegabytes: number; visionMegabytes: number };
}

const FILE = new URL('service-times.json', import.meta.url);

/** @throws Error where the file lacks a call: then the measurement is older than this program. */
export function readServiceTimes(): ServiceTimes {
  const times: ServiceTimes = JSON.parse(readFileSync(FILE, 'utf8'));
  for (const action of ACTIONS)
    if (!(times.calls[action]?.calls > 0))
      throw new Error(`No service time for ${action}: npm run bench:service-times`);
  return times;
}

export function writeServiceTimes(times: ServiceTimes): void {
  writeFileSync(FILE, `${JSON.stringify(times, null, 2)}\n`);
}
