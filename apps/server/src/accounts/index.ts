export { type Auth, createAuth } from './auth.ts';
export { ensureAdmin } from './ensure-admin.ts';
export { sessionReader } from './read-session.ts';
export { accountRoutes } from './routes.ts';
export { endOtherSessions as endAllSessions } from './start-session.ts';
