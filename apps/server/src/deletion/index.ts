export { clearLetGo, startClearing } from './let-go.ts';
export { auditHazards, type Deletion, hazardsInDrafts, refuseUnexplained } from './open-hazards.ts';
export { deletionRoutes } from './routes.ts';
