/**
 * What the framework and the database can do at best: '/' asks one query by primary key, and each of RECORDED's routes
 * asks what the product asked for that answer and sends the same bytes, with nothing in between.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import type { AskedQuery } from './record-queries.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = fastify();
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'by-key',
    text: 'select id, email, display_name, role, avatar, created_at from users where id = $1',
    values: [1],
  });
  return rows[0];
});
const recorded: { queries: AskedQuery[]; body: string }[] = process.env.RECORDED
  ? JSON.parse(readFileSync(process.env.RECORDED, 'utf8'))
  : [];
for (const [index, { queries, body }] of recorded.entries()) {
  app.get(`/${index}`, async (_request, reply) => {
    await Promise.all(
      queries.map(({ text, values }, each) => pool.query({ name: `${index}-${each}`, text, values })),
    );
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);
process.on('SIGTERM', () => process.exit(0));
