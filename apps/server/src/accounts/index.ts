export { type Auth, createAuth } from './auth.ts';
export { ensureAdmin } from './ensure-admin.ts';
export { requirePassword } from './passwords.ts';
export { sessionReader } from './read-session.ts';
export { readUser } from './read-user.ts';
export { accountRoutes } from './routes.ts';
export { tellSignedIn } from './signed-in-cookie.ts';
export { endOtherSessions, endOtherSessions as endAllSessions } from './start-session.ts';
export { sweepSignIns } from './sweep-sign-ins.ts';
