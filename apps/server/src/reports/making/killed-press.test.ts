import { expect, test } from 'vitest';
import { withLifetimes } from '../../../test/support/child-server.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';

/** Two starts of a whole server in one test. */
const PATIENCE = { timeout: 180_000 };

test('kill -9 while a report is made: the next start makes it', PATIENCE, async () => {
  const crack = await crackOnPlaster();
  await withLifetimes(async ({ start, rows, until }) => {
    const first = await start();
    const person = first.visitor();
    await person.signUp();
    const project = await person.project();
    const { body } = await person.analyse(crack, { projectId: project.id });
    const asked = await person.post<{ id: number }>('/api/reports', {
      projectId: project.id,
      title: 'Cut off',
      selectedDefectIds: [body.defect.id],
    });
    expect(asked.status).toBe(201);
    await until("select 1 from jobs where kind = 'report' and attempt = 1");
    await first.end('SIGKILL');
    const found = await rows(
      "select v.status, j.attempt from report_versions v join jobs j on j.kind = 'report' and j.key = v.id::text",
    );
    expect(found).toEqual([{ status: 'generating', attempt: 1 }]);

    const second = await start();
    await until("select 1 from report_versions where status = 'completed'");
    const back = second.returning(person);
    const preview = await back.get<string>(`/api/reports/${asked.body.id}/preview`);
    expect(preview.body.slice(0, 5)).toBe('%PDF-');
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

test(
  'a polite end lets go of a report at once; the next start makes it and the attempt doesn’t count',
  PATIENCE,
  async () => {
    const crack = await crackOnPlaster();
    await withLifetimes(async ({ start, rows, until }) => {
      const first = await start();
      const person = first.visitor();
      await person.signUp();
      const project = await person.project();
      const { body } = await person.analyse(crack, { projectId: project.id });
      await person.post('/api/reports', {
        projectId: project.id,
        title: 'Let go',
        selectedDefectIds: [body.defect.id],
      });
      await until("select 1 from jobs where kind = 'report' and attempt = 1");
      expect(await first.end('SIGTERM')).toBe(0);
      const found = await rows("select state, runner, attempt from jobs where kind = 'report'");
      expect(found).toEqual([{ state: 'waiting', runner: null, attempt: 0 }]);
      const second = await start();
      await until("select 1 from report_versions where status = 'completed'");
      expect(await second.end('SIGTERM')).toBe(0);
    });
  },
);
