/** What the framework and the database can do at best: one route, one query by primary key, nothing else. */
import fastify from 'fastify';
import pg from 'pg';

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
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(address);
process.on('SIGTERM', () => process.exit(0));
