export { apiKeyOwner } from './api-keys.ts';
export { migrationRoutes } from './routes.ts';
export { startMigrationSweep } from './start-sweep.ts';
