export { appendTrail, type TrailEvent, type TrailNote } from './append-trail.ts';
export { findBrokenEntry } from './check-trail.ts';
export { hashEntry, type TrailDetail } from './trail-hash.ts';
