export { guidOfFinding } from './guid.ts';
export { exchangeRoutes } from './routes.ts';
