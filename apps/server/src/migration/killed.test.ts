import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { withDataDir } from '../../test/support/child-server.ts';
import { canonical, type Exported } from '../../test/support/compare-exports.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { finishMove, killMove, stateOf } from '../../test/support/kill-move.ts';
import { makeWorld } from '../../test/support/migration-world.ts';
import { openMover } from '../../test/support/mover.ts';
import { testProgram } from '../../test/support/programs.ts';
import { exportDocument } from './export/export-document.ts';
import { receiveJson } from './receive/receive.ts';
import type { MoveServices } from './runs.ts';

async function exported(services: MoveServices): Promise<string> {
  let text = '';
  for await (const piece of exportDocument(services, undefined)) text += piece;
  return text;
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

test('killed wherever chance has it and taken up again, a move is complete and nothing is there twice', async () => {
  const [from, to] = [await createTestDatabase(), await createTestDatabase()];
  await withDataDir(async (dataDir) => {
    const log = pino({ level: 'silent' });
    const source = await openMover(from.url, `${dataDir}/from`, log);
    const target = await openMover(to.url, `${dataDir}/to`, log);
    const { database } = target.services;
    await makeWorld(source.services, { users: 12, projectsPerUser: 2, defectsPerProject: 4 });
    const document = await exported(source.services);
    const run = await receiveJson(target.services, bytesOf(document), { userId: null }).catch(
      (error: unknown) => error,
    );
    expect(run).toMatchObject({ state: 'ready' });
    const { id } = run as { id: number };
    const mover = [testProgram('mover')];
    for (const _kill of [1, 2, 3]) {
      if ((await stateOf(database, id)) === 'done') break;
      await killMove(mover, database, to.url, `${dataDir}/to`, id);
    }
    if ((await stateOf(database, id)) !== 'done') await finishMove(mover, to.url, `${dataDir}/to`, id);
    expect(await stateOf(database, id)).toBe('done');
    const here = JSON.parse(await exported(target.services)) as Exported;
    expect(canonical(here)).toEqual(canonical(JSON.parse(document) as Exported));
    const { rows } = await database.execute<{ kind: string; count: string }>(
      sql`select kind, count(*)::int as count from credit_entries group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'migration', count: 12 },
      { kind: 'signup_grant', count: 12 },
    ]);
    await source.close();
    await target.close();
  });
  await from.drop();
  await to.drop();
});
