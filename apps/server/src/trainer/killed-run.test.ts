import { expect, test } from 'vitest';
import { withLifetimes } from '../../test/support/child-server.ts';

const ADMIN = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'correct horse' };

test('kill -9 in the middle of a retraining: the next process makes it once, and nothing is half active', async () => {
  await withLifetimes(async ({ start, rows, until }) => {
    const first = await start(ADMIN);
    const ada = first.visitor();
    await ada.post('/api/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
    // A server that has only just started may ask to come back in a moment.
    let asked = await ada.post('/api/ai-training/retrain');
    while (asked.status === 503) asked = await ada.post('/api/ai-training/retrain');
    expect(asked).toMatchObject({ status: 202, body: { run: { id: 1 } } });
    await until("select 1 from training_runs where state = 'running' and progress > 0");
    await first.end('SIGKILL');
    const left = await rows(
      "select v.kind, s.active_version_id = v.id as active from model_versions v, trainer_state s where v.kind <> 'shipped'",
    );
    expect(left).toEqual([]);

    const second = await start(ADMIN);
    await until("select 1 from training_runs where state = 'succeeded'");
    expect(await rows("select 1 from jobs where kind = 'training_run'")).toEqual([]);
    const found = await rows(
      "select v.verdict, s.active_version_id = v.id as active from model_versions v, trainer_state s where v.kind = 'retrain'",
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.active).toBe(found[0]?.verdict === 'accepted');
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
