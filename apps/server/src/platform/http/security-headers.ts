import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../../environment.ts';

/** What a page of ours may load and do. The payment provider's hosts and a map's are let in only where they are configured. */
function contentPolicy({ publicUrl, payments, map }: Environment): string {
  const stripe = payments.provider === 'stripe';
  const stripePages = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(stripe ? stripePages : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(map ? [new URL(map.tilesUrl).origin] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...(stripe ? ['https://api.stripe.com'] : [])],
    'frame-src': stripe ? [...stripePages, 'https://hooks.stripe.com'] : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/** What a browser may give to scripts, ours or injected: the camera, the level of its picture, the microphone, and nothing else. */
const DENIED = [
  'autoplay',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'hid',
  'magnetometer',
  'midi',
  'serial',
  'usb',
];

function permissions({ payments }: Environment): string {
  const payment = payments.provider === 'stripe' ? '(self "https://js.stripe.com")' : '()';
  const given = ['camera', 'microphone', 'accelerometer', 'gyroscope'].map((name) => `${name}=(self)`);
  return [...given, `payment=${payment}`, ...DENIED.map((name) => `${name}=()`)].join(', ');
}

/** What every answer says to browsers. */
export function securityHeaders(environment: Environment): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(environment),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions(environment),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(environment.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** Those that a browser heeds with a document or a worker alone: with a part of a page they would be 900 idle bytes. */
export const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Of data nothing is ever shown, run or framed. */
const OF_DATA = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** For an answer that a page reads or shows and that is none itself, such as a photo. */
export function sayLikeData(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  return reply.headers(OF_DATA);
}

/**
 * Sends them with every answer, data's with data; a route that says one of them otherwise has the last word. They are
 * put together once.
 */
export function secureAnswers(app: FastifyInstance, environment: Environment): void {
  const headers = securityHeaders(environment);
  const others = Object.entries(headers).filter(([name]) => !OF_DOCUMENTS.some((each) => each === name));
  const ofData = { ...Object.fromEntries(others), ...OF_DATA };
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.data ? ofData : headers);
    done();
  });
}
