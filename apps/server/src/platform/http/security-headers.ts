import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../environment.ts';

/** What a page of ours may load and do. The payment provider's hosts and a map's are let in only where they are configured. */
export function securityHeaders({ publicUrl, payments, map }: Environment): FastifyHelmetOptions {
  const stripe = payments.provider === 'stripe';
  const stripePages = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const https = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** What a browser may give to scripts, ours or injected: the camera, the level of its picture, the microphone, and nothing else. */
const DENIED = [
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'hid',
  'magnetometer',
  'midi',
  'serial',
  'usb',
];

/** Says with every answer which features of the device its page may use. */
export function permitFeatures(app: FastifyInstance, { payments }: Environment): void {
  const payment = payments.provider === 'stripe' ? '(self "https://js.stripe.com")' : '()';
  const given = ['camera', 'microphone', 'accelerometer', 'gyroscope'].map((name) => `${name}=(self)`);
  const policy = [...given, `payment=${payment}`, ...DENIED.map((name) => `${name}=()`)].join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', policy);
  });
}
