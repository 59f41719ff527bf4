export { apiKeyOwner } from './api-keys.ts';
export { accountDocument } from './export/export-document.ts';
export { trailDocuments, trailFile } from './export/trail-file.ts';
export { installationName } from './installation.ts';
export { applyAccount, receiveAccount, showAccountImport } from './personal/import-account.ts';
export type { ArchiveIndex, StaysBehind } from './personal/stays-behind.ts';
export { migrationRoutes } from './routes.ts';
export { startMigrationSweep } from './start-sweep.ts';
