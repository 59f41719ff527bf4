import { RETENTION } from '@plumbline/contract/retention';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showSignedIn } from '../test/show.tsx';
import ContactPage from './contact.tsx';
import HelpCenterPage from './help-center.tsx';
import PrivacyPolicyPage from './privacy-policy.tsx';
import TermsOfServicePage from './terms-of-service.tsx';

afterEach(cleanup);

it('says on the contact page when somebody is there, and how soon they answer', () => {
  showSignedIn(<ContactPage />);
  for (const [days, times] of [
    ['Monday to Friday', '8:00–18:00 AEST'],
    ['Saturday', '9:00–13:00 AEST'],
    ['Sunday', 'Closed'],
  ] as const) {
    expect(screen.getByText(days).nextElementSibling?.textContent).toBe(times);
  }
  expect(screen.getByText(/an answer within 24 hours/)).toBeTruthy();
  expect(screen.getByText(/within 2–4 hours in business hours/)).toBeTruthy();
});

it('opens a mail to this installation’s support from the help centre', () => {
  showSignedIn(<HelpCenterPage />);
  expect(screen.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toBe(
    `mailto:support@${window.location.hostname}`,
  );
});

it('says which decisions software makes, what they use and what a person can do', () => {
  showSignedIn(<PrivacyPolicyPage />);
  const table = screen.getByRole('table', { name: 'Decisions that software makes' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    const [decision, ...rest] = [...row.children].map((cell) => cell.textContent ?? '');
    expect(rest.filter(Boolean), decision).toHaveLength(2);
  }
});

it('prints how long things are kept from what the sweeps go by, and that a legal hold comes first', () => {
  showSignedIn(<PrivacyPolicyPage />);
  const table = within(screen.getByRole('table', { name: 'Retention' }));
  for (const [what, long] of [
    ['Emails the service sent to you', `${RETENTION.mailDays} days`],
    ['Business and payment records', `${RETENTION.paymentYears} years`],
    ['Technical logs', `${RETENTION.addressMonths} months`],
  ] as const) {
    expect(table.getByText(what).nextElementSibling?.textContent).toBe(long);
  }
  expect(screen.getByText(/^A legal hold comes before all of this/)).toBeTruthy();
});

it('aims at 99.9% and encrypts with TLS 1.3', () => {
  showSignedIn(<TermsOfServicePage />);
  expect(screen.getByText(/available 99\.9% of the time/)).toBeTruthy();
  cleanup();
  showSignedIn(<PrivacyPolicyPage />);
  expect(screen.getByText(/encrypted with TLS 1\.3/)).toBeTruthy();
});
