import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import type { Database } from '../platform/database/connect.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import { sessionCookieName, setSessionCookie } from './session-cookie.ts';
import { SESSION_MOST_DAYS, SESSION_SECONDS } from './session-lifetime.ts';

const YOUNG = `created_at > now() - interval '${SESSION_MOST_DAYS} days'`;

/** A condition of SQL: the session isn't older than any session may become, however much it is used. */
export const stillYoung = (): SQL => sql.raw(`sessions.${YOUNG}`);

interface Row extends Record<string, unknown> {
  id: number;
  email: string;
  email_verified: boolean;
  display_name: string;
  role: string;
  avatar: string | null;
  created_at: Date;
  balance: number | null;
  deletion_due_at: Date | null;
  session_id: number;
  expires_at: Date;
}

/**
 * Who sent this request, by the session cookie: its signature, then one indexed query. Written out because every
 * request pays for it.
 */
export function sessionReader(database: Database, environment: Environment) {
  const readToken = tokenReader(environment);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined> => {
    const token = readToken(request.cookies);
    if (!token) return undefined;
    const { rows } = await database.$client.query<Row>({
      name: 'read-session',
      text: `select u.id, u.email, u.email_verified, u.display_name, u.role, u.avatar, u.created_at, c.balance, d.due_at as deletion_due_at,
               s.id as session_id, s.expires_at
             from sessions s join users u on u.id = s.user_id left join credit_accounts c on c.user_id = u.id
               left join account_deletions d on d.user_id = u.id
             where s.token = $1 and s.expires_at > now() and s.${YOUNG}`,
      values: [token],
    });
    const [row] = rows;
    if (!row) return undefined;
    // Only what reads: the answer to anything else may be what ends this session.
    if (request.method === 'GET' && (await extend(database, row)))
      setSessionCookie(reply, token, environment);
    return {
      id: row.id,
      email: row.email,
      emailVerified: row.email_verified,
      displayName: row.display_name,
      role: row.role,
      avatar: row.avatar,
      createdAt: row.created_at,
      analysisCredits: row.balance ?? 0,
      deletionDueAt: row.deletion_due_at,
      sessionId: row.session_id,
    };
  };
}

/** A session in use is prolonged, at most once a day. Returns whether it was: its cookie must last as long. */
async function extend(database: Database, row: Row): Promise<boolean> {
  const left = (row.expires_at.getTime() - Date.now()) / 1000;
  if (left > SESSION_SECONDS - 24 * 60 * 60) return false;
  await database.execute(
    sql`update sessions set expires_at = now() + make_interval(secs => ${SESSION_SECONDS}), updated_at = now() where id = ${row.session_id}`,
  );
  return true;
}

/** How many cookies' signatures are known to be ours, before all are forgotten. */
const KNOWN_COOKIES = 10_000;

/**
 * The cookie is `token.signature`, signed with the session secret. One that was right stays right: it isn't reckoned again
 * with every request. Whether its session still stands is the database's to say, each time.
 */
function tokenReader(environment: Environment): (cookies: FastifyRequest['cookies']) => string | undefined {
  const name = sessionCookieName(environment);
  const known = new Map<string, string>();
  return (cookies) => {
    const cookie = cookies[name];
    const dot = cookie?.lastIndexOf('.') ?? -1;
    if (!cookie || dot < 1) return undefined;
    const found = known.get(cookie);
    if (found !== undefined) return found;
    const token = cookie.slice(0, dot);
    const expected = createHmac('sha256', environment.sessionSecret).update(token).digest();
    const given = Buffer.from(cookie.slice(dot + 1), 'base64');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (known.size >= KNOWN_COOKIES) known.clear();
    known.set(cookie, token);
    return token;
  };
}
