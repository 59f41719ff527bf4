export { findProject, holdProject } from './find-project.ts';
export { type ProjectRow, projectColumns, toProject } from './project-view.ts';
export { projectRoutes } from './routes.ts';
