import { expect, test } from 'vitest';
import { withLifetimes } from '../../test/support/child-server.ts';
import { startFakeSmtp } from '../../test/support/fake-smtp.ts';
import { mailJob } from './mail-job.ts';

const COUNT = 300;

test('kill -9 while mail is sent: every mail arrives, and only those in hand can arrive twice', async () => {
  const smtp = await startFakeSmtp();
  try {
    await withLifetimes(async ({ start, rows, until }) => {
      const env = { SMTP_URL: smtp.url };
      const first = await start(env);
      await rows(`with written as (
          insert into mails (kind, reference, "to", subject, text, html)
          select 'system_update', 'killed ' || n, 'person' || n || '@example.com', 'News', 'Something new.', '<p>Something new.</p>'
          from generate_series(1, ${COUNT}) n returning id)
        insert into jobs (kind, key, payload) select 'mail', id::text, jsonb_build_object('mailId', id) from written`);
      await rows(`select pg_notify('plumbline_work', 'job mail')`);
      await until('select 1 where (select count(*) from mails where sent_at is not null) >= 20');
      await first.end('SIGKILL');
      const left = await rows('select 1 from mails where sent_at is null');
      expect(left.length).toBeGreaterThan(0);

      const second = await start(env);
      await until(`select 1 where (select count(*) from mails where sent_at is not null) = ${COUNT}
        and not exists (select from jobs where kind = 'mail')`);
      expect(await second.end('SIGTERM')).toBe(0);
      expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(COUNT);
      expect(smtp.received.length).toBeLessThanOrEqual(COUNT + mailJob.lanes);
    });
  } finally {
    await smtp.close();
  }
});
