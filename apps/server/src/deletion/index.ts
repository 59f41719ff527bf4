export { deletionRoutes } from './routes.ts';
