import type { AnalysedBefore, ErrorBody, ErrorCode } from '@plumbline/contract';

type Alerts = NonNullable<ErrorBody['alerts']>;

/** What a server answer other than success becomes. `status` 0: the server wasn't reached at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable, for the code to decide by. */
  readonly code: string;
  /** The server's words for the person, where it sent any. */
  readonly serverMessage: string | undefined;
  readonly requestId: string | undefined;
  /** By field of the form, what to mend. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requiresLogin: boolean;
  /** Dangers to people that a refused analysis warns of. */
  readonly alerts: Alerts;
  /** The answer that a refused photo has already. */
  readonly before: AnalysedBefore | undefined;
  /** The status in HTTP's own words; empty where the connection carries none. */
  readonly statusText: string;

  constructor(status: number, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = details.code ?? 'unknown';
    this.serverMessage = details.serverMessage;
    this.requestId = details.requestId;
    this.fields = details.fields ?? {};
    this.requiresLogin = details.requiresLogin ?? false;
    this.alerts = details.alerts ?? [];
    this.before = details.before;
    this.statusText = details.statusText ?? '';
  }
}

interface ApiErrorDetails {
  code?: string | undefined;
  serverMessage?: string | undefined;
  requestId?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  requiresLogin?: boolean | undefined;
  alerts?: Alerts | undefined;
  before?: AnalysedBefore | undefined;
  statusText?: string | undefined;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, message]) => [name, String(message)]));
}

/** Whether it says all of what there is to open. */
export function isBefore(value: unknown): value is AnalysedBefore {
  const { findingId, number, title, at, charged } = Object(value);
  return (
    typeof findingId === 'number' &&
    typeof number === 'number' &&
    typeof charged === 'boolean' &&
    typeof title === 'string' &&
    typeof at === 'string'
  );
}

function parse(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** '{status}: {body or status text}', with the server's own words and code beside it. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await response.text();
  const answer: Partial<Record<keyof ErrorBody, unknown>> = parse(body);
  return new ApiError(response.status, `${response.status}: ${body || response.statusText}`, {
    code: asText(answer.code),
    serverMessage: asText(answer.message),
    requestId: asText(answer.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    fields: asFields(answer.fields),
    requiresLogin: answer.requiresLogin === true,
    alerts: Array.isArray(answer.alerts) ? answer.alerts : undefined,
    before: isBefore(answer.before) ? answer.before : undefined,
    statusText: response.statusText,
  });
}

/** Words for a person: the server's, else the given ones; never a bare status line. */
export function messageFor(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

/** Whether the server looked at a photo and won't have it, however often it is sent. */
export const isRefusedPhoto = (error: unknown): boolean =>
  error instanceof ApiError && REFUSED.has(error.code);

const REFUSED: ReadonlySet<string> = new Set<ErrorCode>(['too_large', 'unsupported_type', 'unusable_photo']);
