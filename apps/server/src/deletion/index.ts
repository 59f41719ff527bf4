export { clearLetGo, startClearing } from './let-go.ts';
export { deletionRoutes } from './routes.ts';
