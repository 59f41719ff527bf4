import type { SupervisorLog } from '../../src/platform/postgres/embedded-postgres.ts';

/** For tests that read the outcome and not the log. */
export const quietLog: SupervisorLog = { info: () => {}, warn: () => {}, error: () => {} };
