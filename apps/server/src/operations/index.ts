export { operationRoutes } from './routes.ts';
export { watchOver } from './watch-over.ts';
