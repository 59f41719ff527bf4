import { expect, test } from 'vitest';
import { withLifetimes } from '../../../test/support/child-server.ts';
import { crackOnPlaster } from '../../../test/support/photos.ts';
import { fromSecret, payInSandbox } from '../../../test/support/shopper.ts';

/** Two starts of a whole server in one test. */
const PATIENCE = { timeout: 180_000 };

test(
  'kill -9 while a project is deleted: nothing of it is gone, and its bought report outlives a second try',
  PATIENCE,
  async () => {
    const crack = await crackOnPlaster();
    await withLifetimes(async ({ start, rows, until }) => {
      const first = await start();
      const person = first.visitor();
      await person.signUp();
      const project = await person.project();
      const { body } = await person.analyse(crack, { projectId: project.id });
      const asked = await person.post<{ id: number }>('/api/reports', {
        projectId: project.id,
        title: 'Bought',
        selectedDefectIds: [body.defect.id],
      });
      const { id } = asked.body;
      await until("select 1 from report_versions where status = 'completed'");
      const order = { reportId: id, selectedDefectIds: [body.defect.id], projectId: project.id };
      const set = await person.post<{ clientSecret: string }>('/api/payments/create-pdf-intent', order);
      const payment = fromSecret(set.body.clientSecret);
      await payInSandbox(person, payment);
      await person.post('/api/payments/confirm-pdf-purchase', { paymentIntentId: payment.id });

      // A deletion that waits in its middle: the report is detached already, the project isn't deleted yet.
      await rows('begin');
      await rows('lock table analyses in share row exclusive mode');
      const deletion = person.delete(`/api/projects/${project.id}`).catch(() => undefined);
      await until(
        `select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)) limit 1`,
      );
      await first.end('SIGKILL');
      await deletion;
      await rows('rollback');
      expect(await rows('select project_id from reports')).toEqual([{ project_id: project.id }]);
      expect(await rows('select count(*)::int as n from photos')).toEqual([{ n: 1 }]);

      const second = await start();
      const back = second.returning(person);
      expect((await back.delete(`/api/projects/${project.id}`)).status).toBe(200);
      const pdf = await back.get<string>(`/api/reports/${id}/download`);
      expect(pdf.body.slice(0, 5)).toBe('%PDF-');
      expect(await rows('select folder from file_removals')).toEqual([]);
      expect(await second.end('SIGTERM')).toBe(0);
    });
  },
);
