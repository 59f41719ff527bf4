export { keepPhoto } from './photos.ts';
export { inspectionRoutes } from './routes.ts';
