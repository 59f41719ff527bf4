export {
  insertOriginal,
  type OriginalRow,
  originalKey,
  originalsOf,
  toLargerOriginal,
} from './original-rows.ts';
export { originalRoutes } from './routes.ts';
export { originalKind } from './take-in.ts';
