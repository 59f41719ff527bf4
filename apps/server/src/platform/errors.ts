import { type AnalysedBefore, ERRORS, type ErrorCode } from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';

interface AppErrorDetails {
  /** Replaces the catalogue's sentence with a more exact one. */
  message?: string;
  /** Field name → what to mend. */
  fields?: Record<string, string>;
  requiresLogin?: boolean;
  retryAfterSeconds?: number;
  /** What the refused request warns of all the same. */
  alerts?: readonly Alert[];
  /** The answer that the photo has already. */
  before?: AnalysedBefore;
  cause?: unknown;
}

/** The one error type that use cases throw: a stable code with its status, and a sentence for people. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly requiresLogin: boolean | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly alerts: readonly Alert[];
  readonly before: AnalysedBefore | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? firstFault(code, details) ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.requiresLogin = details.requiresLogin;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.alerts = details.alerts ?? [];
    this.before = details.before;
  }
}

/** The same refusal with these alerts, which its answer carries. */
export function withAlerts(error: AppError, alerts: readonly Alert[]): AppError {
  if (alerts.length === 0) return error;
  const { code, message, fields, requiresLogin, retryAfterSeconds, before, cause } = error;
  return new AppError(code, {
    message,
    alerts,
    cause: cause ?? error,
    ...(fields ? { fields } : {}),
    ...(requiresLogin ? { requiresLogin } : {}),
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
    ...(before ? { before } : {}),
  });
}

/** What is wrong with the first field: not every screen shows the fields, and it says more than that there is one. */
function firstFault(code: ErrorCode, { fields }: AppErrorDetails): string | undefined {
  return code === 'invalid_input' && fields ? Object.values(fields)[0] : undefined;
}

export const notFound = (message?: string) => new AppError('not_found', message ? { message } : {});

/** PostgreSQL's code of a failed statement, such as 23505 for a broken uniqueness; drizzle wraps the driver's error. */
export function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
export const UNIQUE_VIOLATION = '23505';
export const CHECK_VIOLATION = '23514';

/** Classes and codes of PostgreSQL and of the network that mean: not now, perhaps in a moment. */
const UNREACHABLE =
  /^(08...|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver gives these no code. */
const CUT_OFF =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the machine is out of disk, memory or open files. */
export function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM)$/.test(code);
}

/** Whether the database couldn't be reached or let go of us, rather than refused what was asked. */
export function databaseIsAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && UNREACHABLE.test(code)) return true;
    if (CUT_OFF.test(at.message)) return true;
  }
  return false;
}
