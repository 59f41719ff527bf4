import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HostedModel } from '@plumbline/vision';
import { z } from 'zod';
import { isAbn } from './platform/abn.ts';
import { isCommon } from './platform/common-passwords.ts';
import type { S3Settings } from './platform/storage/s3-settings.ts';
import { keepSessionSecret } from './platform/storage/session-secret.ts';

/** Everything that the operator can set, read once at start. */
export interface Environment {
  readonly mode: 'development' | 'production' | 'test';
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for everything that the embedded parts keep. */
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | undefined;
  /** Origin that people reach Plumbline under, without a slash at the end. */
  readonly publicUrl: string;
  /** The same for what is printed and handed on. Undefined unless PUBLIC_URL is set: localhost leads a client nowhere. */
  readonly printedUrl: string | undefined;
  readonly role: 'all' | 'web' | 'worker';
  readonly sessionSecret: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whose X-Forwarded-* headers to believe: nobody's, everybody's, so many hops, or these addresses. */
  readonly trustProxy: boolean | number | readonly string[];
  /** What Prometheus sends to read `/metrics`. Undefined: only this machine reads them, and in production nobody. */
  readonly metricsToken: string | undefined;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly payments: { readonly provider: 'sandbox' } | StripeSettings;
  /** Who sells here, for tax invoices. Without an ABN they're receipts. */
  readonly business: { readonly name: string; readonly address: string; readonly abn: string | undefined };
  /** Undefined: files lie in dataDir. */
  readonly s3: S3Settings | undefined;
  /** Undefined: mail is written to a folder in dataDir. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly models: ModelSettings;
  /** What writes down voice notes. Undefined: people type what they said. */
  readonly transcription: HostedModel | undefined;
  /** Tokens of a hosted model that one user's chats may use a day; 0: the built-in assistant alone answers. */
  readonly chatDailyTokens: number;
  /** Host names that a migration may be fetched from over http or on a private network. */
  readonly migrationAllowedHosts: readonly string[];
  /** Where browsers fetch pieces of a map from. Undefined: there is no map, and no browser asks anybody else for one. */
  readonly map: { readonly tilesUrl: string; readonly attribution: string } | undefined;
  /** Who stamps the trails' root every day. Undefined: nobody does. */
  readonly timeStamps: TimeStampSettings | undefined;
}

export interface TimeStampSettings {
  readonly url: string;
  /** Certificates (PEM) that one of them must vouch for the server's. Empty: that isn't checked, and said. */
  readonly roots: readonly string[];
}

export interface StripeSettings {
  readonly provider: 'stripe';
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | undefined;
}

/** A hosted model takes part in the panel when its key, or for a compatible server its address, is set. */
interface ModelSettings {
  readonly openai: { readonly apiKey: string; readonly model: string | undefined } | undefined;
  readonly anthropic: { readonly apiKey: string; readonly model: string | undefined } | undefined;
  readonly google: { readonly apiKey: string; readonly model: string | undefined } | undefined;
  readonly compatible:
    | { readonly baseUrl: string; readonly model: string; readonly apiKey: string | undefined }
    | undefined;
}

/** The settings can't be used; `problems` names each one with what to do about it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Plumbline can't start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

const text = z.string().optional();
const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
  .transform((word) => ['true', '1', 'yes'].includes(word));
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const oneOf = <const T extends readonly string[]>(...words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

const settings = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
      error: 'must be a port number from 0 to 65535',
    })
    .transform(Number)
    .default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  PUBLIC_URL: url('http:', 'https:')
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', {
      error: 'must be an origin without a path: the product is served at the root',
    })
    .optional(),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  SESSION_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters; `openssl rand -base64 48` makes one' })
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  TRUST_PROXY: z.string().default('false').transform(readTrustProxy),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'must have at least 16 characters; `openssl rand -hex 32` makes one' })
    .optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, { error: 'must have at least 8 characters' })
    .refine((value) => !isCommon(value), { error: 'is one of the most common passwords; choose another' })
    .optional(),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  BUSINESS_NAME: z.string().default('Plumbline'),
  BUSINESS_ADDRESS: z.string().default(''),
  BUSINESS_ABN: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine(isAbn, { error: 'must be an Australian Business Number, such as 51 824 753 556' })
    .optional(),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: flag.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().includes('@', { error: 'must contain an email address' }).optional(),
  OPENAI_API_KEY: text,
  OPENAI_MODEL: text,
  OPENAI_TRANSCRIPTION_MODEL: text,
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_MODEL: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  GOOGLE_GENERATIVE_AI_MODEL: text,
  OPENAI_COMPATIBLE_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_COMPATIBLE_MODEL: text,
  OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: text,
  OPENAI_COMPATIBLE_API_KEY: text,
  CHAT_DAILY_TOKENS: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a whole number of tokens' })
    .transform(Number)
    .default(200_000),
  MAP_TILES_URL: z
    .string()
    .refine((value) => isTilesUrl(value), {
      error:
        'must be an address such as https://tiles.example/{z}/{x}/{y}.png, with {z}, {x} and {y} in its path',
    })
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, { error: 'must have at most 200 characters' }).optional(),
  TIME_STAMP_URL: url('http:', 'https:').optional(),
  TIME_STAMP_CA_FILE: z.string().transform(readCertificates).optional(),
  MIGRATION_ALLOWED_HOSTS: z.string().default('').transform(readList),
});
type Settings = z.infer<typeof settings>;

/**
 * Reads and checks every setting; an empty value counts as unset. Makes DATA_DIR and the session secret in it where
 * they're wanted and missing.
 * @throws EnvironmentError with every problem at once.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...findMissingPartners(given),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return deepFreeze(shape(parsed.data));
}

/** Rules between settings; over the raw values, so that they're told along with what's wrong in single ones. */
function findMissingPartners(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const need = (name: string, reason: string) => {
    if (!given[name]) problems.push(`${name} is missing: ${reason}`);
  };
  const together = (names: string[], needed: string[], what: string) => {
    const present = names.filter((name) => given[name]);
    if (present.length > 0) for (const name of needed) need(name, `${present[0]} is set, and ${what}`);
  };
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const s3Keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const compatible = ['OPENAI_COMPATIBLE_BASE_URL', 'OPENAI_COMPATIBLE_MODEL'];
  together(
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    'the first admin needs both',
  );
  together([...stripe, 'STRIPE_API_BASE'], stripe, 'Stripe needs all three keys');
  together(
    ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', ...s3Keys],
    ['S3_BUCKET', 'S3_REGION'],
    'an S3 store needs a bucket and a region',
  );
  together(s3Keys, s3Keys, 'the two S3 keys come together');
  together(
    [...compatible, 'OPENAI_COMPATIBLE_API_KEY', 'OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL'],
    compatible,
    'a compatible server needs address and model',
  );
  together(
    ['MAP_TILES_URL', 'MAP_ATTRIBUTION'],
    ['MAP_TILES_URL', 'MAP_ATTRIBUTION'],
    'a map names its source',
  );
  together(['TIME_STAMP_CA_FILE'], ['TIME_STAMP_URL'], 'it is about that server');

  if (given.NODE_ENV === 'production') {
    need('SESSION_SECRET', 'production needs its own; `openssl rand -base64 48` makes one');
    const paid = stripe.some((name) => given[name]);
    if (!paid && !['true', '1', 'yes'].includes(given.ALLOW_SANDBOX_PAYMENTS ?? '')) {
      problems.push(
        'STRIPE_SECRET_KEY is missing: without Stripe, purchases run in the sandbox, where no money moves. ' +
          'Set the three STRIPE_ keys, or ALLOW_SANDBOX_PAYMENTS=true if that is what you want',
      );
    }
  }
  return problems;
}

function shape(from: Settings): Environment {
  const dataDir = resolve(from.DATA_DIR);
  const publicUrl = new URL(from.PUBLIC_URL ?? `http://localhost:${from.PORT}`);
  return {
    mode: from.NODE_ENV,
    port: from.PORT,
    host: from.HOST,
    dataDir,
    databaseUrl: from.DATABASE_URL,
    publicUrl: publicUrl.origin,
    printedUrl: from.PUBLIC_URL && publicUrl.origin,
    role: from.ROLE,
    sessionSecret: from.SESSION_SECRET ?? secretIn(dataDir),
    logLevel: from.LOG_LEVEL,
    trustProxy: from.TRUST_PROXY,
    metricsToken: from.METRICS_TOKEN,
    admin:
      from.ADMIN_EMAIL && from.ADMIN_PASSWORD
        ? { email: from.ADMIN_EMAIL, password: from.ADMIN_PASSWORD }
        : undefined,
    payments: shapePayments(from),
    business: { name: from.BUSINESS_NAME, address: from.BUSINESS_ADDRESS, abn: from.BUSINESS_ABN },
    s3: shapeS3(from),
    smtpUrl: from.SMTP_URL,
    mailFrom: from.MAIL_FROM ?? `Plumbline <no-reply@${publicUrl.hostname}>`,
    models: {
      openai: model(from.OPENAI_API_KEY, from.OPENAI_MODEL),
      anthropic: model(from.ANTHROPIC_API_KEY, from.ANTHROPIC_MODEL),
      google: model(from.GOOGLE_GENERATIVE_AI_API_KEY, from.GOOGLE_GENERATIVE_AI_MODEL),
      compatible:
        from.OPENAI_COMPATIBLE_BASE_URL && from.OPENAI_COMPATIBLE_MODEL
          ? {
              baseUrl: from.OPENAI_COMPATIBLE_BASE_URL,
              model: from.OPENAI_COMPATIBLE_MODEL,
              apiKey: from.OPENAI_COMPATIBLE_API_KEY,
            }
          : undefined,
    },
    transcription: shapeTranscription(from),
    chatDailyTokens: from.CHAT_DAILY_TOKENS,
    migrationAllowedHosts: from.MIGRATION_ALLOWED_HOSTS,
    timeStamps: from.TIME_STAMP_URL
      ? { url: from.TIME_STAMP_URL, roots: from.TIME_STAMP_CA_FILE ?? [] }
      : undefined,
    map:
      from.MAP_TILES_URL && from.MAP_ATTRIBUTION
        ? { tilesUrl: from.MAP_TILES_URL, attribution: from.MAP_ATTRIBUTION }
        : undefined,
  };
}

/** A server of one's own comes first: whoever names a model there wants nothing said elsewhere. */
function shapeTranscription(from: Settings): HostedModel | undefined {
  const { OPENAI_COMPATIBLE_BASE_URL: baseUrl, OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: own } = from;
  if (baseUrl && own) {
    const { OPENAI_COMPATIBLE_API_KEY: apiKey } = from;
    return { provider: 'compatible', model: own, baseUrl, ...(apiKey ? { apiKey } : {}) };
  }
  if (!from.OPENAI_API_KEY) return undefined;
  const model = from.OPENAI_TRANSCRIPTION_MODEL ?? 'gpt-4o-mini-transcribe';
  return { provider: 'openai', model, apiKey: from.OPENAI_API_KEY };
}

function shapePayments(from: Settings): Environment['payments'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = from;
  const webhookSecret = from.STRIPE_WEBHOOK_SECRET;
  if (!secretKey || !publishableKey || !webhookSecret) return { provider: 'sandbox' };
  return { provider: 'stripe', secretKey, publishableKey, webhookSecret, apiBase: from.STRIPE_API_BASE };
}

function shapeS3(from: Settings): S3Settings | undefined {
  if (!from.S3_BUCKET || !from.S3_REGION) return undefined;
  return {
    bucket: from.S3_BUCKET,
    region: from.S3_REGION,
    endpoint: from.S3_ENDPOINT,
    credentials:
      from.S3_ACCESS_KEY_ID && from.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: from.S3_ACCESS_KEY_ID, secretAccessKey: from.S3_SECRET_ACCESS_KEY }
        : undefined,
    // Stores other than Amazon's seldom answer under bucket.host.
    forcePathStyle: from.S3_FORCE_PATH_STYLE ?? from.S3_ENDPOINT !== undefined,
  };
}

function model(apiKey: string | undefined, name: string | undefined) {
  return apiKey ? { apiKey, model: name } : undefined;
}

function secretIn(dataDir: string): string {
  try {
    return keepSessionSecret(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError([
      `DATA_DIR can't be written to (${reason}). Let this user write to ${dataDir}, or name another folder`,
    ]);
  }
}

/** The host must be plain: it goes into the policy of what pages may load. */
function isTilesUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, host, username } = new URL(value);
  const path = value.slice(value.indexOf(host) + host.length);
  return (
    (protocol === 'https:' || host.startsWith('localhost:')) &&
    username === '' &&
    /^[a-z0-9.:-]+$/.test(host) &&
    ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
  );
}

function readTrustProxy(value: string): boolean | number | string[] {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : readList(value);
}

function readCertificates(path: string, context: z.RefinementCtx): string[] {
  try {
    const found =
      readFileSync(path, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    for (const pem of found) new X509Certificate(pem);
    if (found.length > 0) return found;
  } catch {
    // Told below, whether it can't be opened or can't be read.
  }
  context.addIssue({ code: 'custom', message: 'must be a file with certificates in PEM that can be read' });
  return z.NEVER;
}

function readList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function deepFreeze<T extends object>(value: T): Readonly<T> {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}
