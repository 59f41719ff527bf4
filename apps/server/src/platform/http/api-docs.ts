import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { FormShape } from './signed-in.ts';

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

type Described = ReturnType<typeof toJsonSchema>;

/** A form is read as it comes and checked by its handler: the description gets its fields from the contract here. */
function withForm(described: Described, form: FormShape | undefined): Described {
  if (!form) return described;
  const fields = form.fields ?? z.object({});
  const shape = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  const body = {
    type: 'object',
    properties: { ...shape.properties, [form.file]: { type: 'string', format: 'binary' } },
    required: [...(shape.required ?? []), form.file],
  };
  return { ...described, schema: { ...described.schema, body } };
}

/** The machine's description at /api/openapi.json and the page for people at /api/docs, both from the contract. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Plumbline',
        version: '0.1.0',
        description:
          'Photos of building defects in, findings out. Every error has the same shape and a request id.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'plumbline.session_token' } },
      },
    },
    transform: (route) => withForm(toJsonSchema(route), route.route?.config?.form),
  });
}

/** After all routes, so that they're in it. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/api/openapi.json', open, async () => app.swagger());
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
    hooks: {
      // The page's own script writes styles; nothing else of ours is served with this looser policy.
      onRequest: (_request, reply, done) => {
        reply.header(
          'content-security-policy',
          "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
        );
        done();
      },
    },
  });
}
