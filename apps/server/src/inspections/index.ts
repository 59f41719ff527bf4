export { type ReadDocument, readDocument } from './documents/read-document.ts';
export { keepPhoto } from './photos.ts';
export { PLAN_LOOK } from './plans/read-drawing.ts';
export { inspectionRoutes } from './routes.ts';
export { isAnywhereToFile } from './visits.ts';
