export { findProject } from './find-project.ts';
export { projectRoutes } from './routes.ts';
