export { appendTrail, type TrailNote } from './append-trail.ts';
export { checkTrail } from './check-trail.ts';
export { listTrail } from './list-trail.ts';
export { hashEntry, type TrailDetail } from './trail-hash.ts';
export { trailHead } from './trail-head.ts';
