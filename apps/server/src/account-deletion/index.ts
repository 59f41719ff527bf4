export { findOwnedTables, forUser, type OwnedTable } from './owned-tables.ts';
export { deletionRoutes } from './routes.ts';
export { startAccountSweep } from './sweep.ts';
