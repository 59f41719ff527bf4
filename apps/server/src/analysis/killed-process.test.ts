import { expect, test } from 'vitest';
import { withLifetimes } from '../../test/support/child-server.ts';
import { crackOnPlaster } from '../../test/support/photos.ts';

test('kill -9 in mid-analysis: the credit is back at the next start, the same key runs again, once', async () => {
  const crack = await crackOnPlaster();
  await withLifetimes(async ({ start, rows, until }) => {
    const first = await start();
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const cut = person.analyse(crack, { projectId: project.id, key: 'cut' }).catch(() => 'cut');
    await until("select 1 from analyses where state = 'running'");
    await first.end('SIGKILL');
    expect(await cut).toBe('cut');
    const reserved = await rows('select balance from credit_accounts');
    expect(reserved).toEqual([{ balance: 4 }]);

    const second = await start();
    const back = second.returning(person);
    expect((await back.get('/api/me')).body).toMatchObject({ analysisCredits: 5 });
    expect((await back.get(`/api/projects/${project.id}/defects`)).body).toEqual([]);
    const again = await back.analyse(crack, { projectId: project.id, key: 'cut' });
    expect(again.status).toBe(200);
    expect((await back.get('/api/me')).body).toMatchObject({ analysisCredits: 4 });
    const found = await rows('select kind, amount from credit_entries order by id');
    expect(found.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'signup_grant 5',
      'analysis -1',
      'analysis_refund 1',
      'analysis -1',
    ]);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

test('a polite end finishes the analysis that is under way', async () => {
  const crack = await crackOnPlaster();
  await withLifetimes(async ({ start, until }) => {
    const server = await start();
    const person = server.visitor();
    await person.signUp();
    const project = await person.project();
    const running = person.analyse(crack, { projectId: project.id });
    await until("select 1 from analyses where state = 'running'");
    const ended = server.end('SIGINT');
    expect((await running).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
