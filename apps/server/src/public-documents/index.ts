export { publicDocumentRoutes } from './routes.ts';
