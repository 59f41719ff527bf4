export { findOwnedTables, forUser } from './owned-tables.ts';
export { deletionRoutes } from './routes.ts';
export { startAccountSweep, sweepAccounts } from './sweep.ts';
