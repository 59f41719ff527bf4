export { reopenChanged } from './close-building-alert.ts';
export { findProject, holdProject } from './find-project.ts';
export { holdFiling } from './hold-filing.ts';
export { isOnHold, onHoldAs, onHoldOf, permitDeletionWithin, projectsOnHold } from './legal-hold.ts';
export { projectDeadlines } from './project-deadlines.ts';
export { type ProjectRow, projectColumns, projectFigures } from './project-view.ts';
export { projectRoutes } from './routes.ts';
