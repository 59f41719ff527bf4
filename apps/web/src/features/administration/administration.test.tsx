import type { AuditEvent, Mail } from '@plumbline/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { MailOutbox } from './mail-outbox.tsx';

const event: AuditEvent = {
  id: 9,
  at: '2026-11-21T01:00:00.000Z',
  action: 'credits_adjusted',
  actor: { id: 1, email: 'ada@example.com' },
  subject: { id: 2, email: 'kim@example.com' },
  detail: { amount: 10, reason: 'Goodwill' },
  ip: '192.0.2.1',
};

test('the audit trail says who did what to whom, with its details, a page at a time', async () => {
  const uncounted = { 'x-total-count': '500', 'x-total-more': 'true' };
  const { sent } = fakeApi({
    'GET /api/admin/audit': ({ path }) =>
      path.includes('after=')
        ? {
            body: [{ ...event, id: 8, action: 'signed_in', subject: event.actor, detail: {}, ip: null }],
            headers: uncounted,
          }
        : { body: [event], headers: { ...uncounted, link: '</api/admin/audit?after=c1>; rel="next"' } },
  });
  showSignedIn(<AuditTrail person="kim@" onPersonChange={() => undefined} />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('ada@example.com, to kim@example.com');
  expect(row.textContent).toContain('ReasonGoodwill');
  expect(screen.getByText('1 of 500+, newest first')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Show more/ }));
  expect(await screen.findByText('Signed in')).toBeDefined();
  expect(screen.getByText('2 of 2, newest first')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  expect(sent.every(({ path }) => path.includes('person=kim%40'))).toBe(true);
});

test('the outbox shows what became of each mail, and its words only to who asks for them', async () => {
  const mail: Mail = {
    id: 4,
    kind: 'verify_email',
    to: 'kim@example.com',
    subject: 'Confirm your address',
    state: 'given_up',
    attempts: 8,
    problem: '550 No such user',
    createdAt: '2026-11-21T01:00:00.000Z',
    sentAt: null,
  };
  const { sent } = fakeApi({
    'GET /api/admin/mails': { body: [mail], headers: { 'x-total-count': '1' } },
    'GET /api/admin/mails/4': { body: { ...mail, text: 'Click here.' } },
    'POST /api/admin/mails/4/retry': { body: { success: true } },
  });
  showSignedIn(<MailOutbox />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('550 No such user');
  expect(sent).toHaveLength(1);
  await userEvent.click(within(row).getByRole('button', { name: /^Read/ }));
  expect(await screen.findByText('Click here.')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(row).getByRole('button', { name: /^Try again/ }));
  expect(sent.map(({ method }) => method)).toContain('POST');
});
