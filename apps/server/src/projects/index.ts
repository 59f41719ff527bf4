export { findProject, holdProject } from './find-project.ts';
export { holdFiling, refuseClosed } from './hold-filing.ts';
export { projectsOnHold, refuseDeletionOnHold } from './legal-hold.ts';
export { type ProjectRow, projectColumns, toProject } from './project-view.ts';
export { projectRoutes } from './routes.ts';
