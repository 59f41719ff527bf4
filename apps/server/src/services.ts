import type { VisionPool } from '@plumbline/vision';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';
import type { Database } from './platform/database/connect.ts';
import type { Runner } from './platform/jobs/runner.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import type { ActivePanel } from './trainer/active-panel.ts';

/** What features are built from. Made once at start and handed to each; tests make the same with their own parts. */
export interface Services {
  environment: Environment;
  database: Database;
  files: FileStore;
  mailer: Mailer;
  vision: VisionPool;
  panel: ActivePanel;
  runner: Runner;
  metrics: Metrics;
  log: Logger;
}
