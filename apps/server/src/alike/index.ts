export { alikeRoutes } from './routes.ts';
export { startAlike } from './start-alike.ts';
