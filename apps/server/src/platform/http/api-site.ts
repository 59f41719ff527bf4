import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
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

/**
 * Makes the machine's description at /api/openapi.json and the page for people at /api/docs, both from routes as the
 * contract has them: a server that listens nowhere and is asked by the one that does.
 */
export async function openApiSite(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const site = fastify({ exposeHeadRoutes: false });
  // Nothing of what these routes take or answer passes through here.
  site.setValidatorCompiler(() => () => true);
  site.setSerializerCompiler(() => JSON.stringify);
  await site.register(swagger, {
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
  for (const { method, url, schema, config } of routes) {
    site.route({
      method,
      url,
      ...(schema && { schema }),
      ...(config && { config }),
      handler: async () => null,
    });
  }
  site.get('/api/openapi.json', { schema: { hide: true } }, async () => site.swagger());
  await site.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
    },
  });
  await site.ready();
  return site;
}
