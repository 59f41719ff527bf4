import { STATE_CODES } from '@plumbline/knowledge';
import { warrantyQuestions } from '@plumbline/knowledge/warranty-calculator';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WarrantyPage from '../../pages/warranty.tsx';
import { showSignedIn } from '../../test/show.tsx';
import { WarrantyForm } from './warranty-form.tsx';

const TODAY = '2026-11-22';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Typed = Readonly<Record<string, string>>;

/** Fills the form by its labels and sends it. */
async function ask(state: string, defectClass: string, dates: Typed) {
  showSignedIn(<WarrantyForm today={() => TODAY} />);
  await userEvent.selectOptions(screen.getByLabelText('State or territory'), state);
  if (defectClass) await userEvent.selectOptions(screen.getByLabelText('Class of defect'), defectClass);
  for (const [label, value] of Object.entries(dates))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await send();
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Work out the last day' }));
const shown = () => document.body.textContent ?? '';
const DAY_SAID = /Earliest possible last day: /;

describe('the last day', () => {
  const contract = { 'Contract date': '2021-02-01' };
  const done = { 'Completion date': '2022-03-10' };
  it.each<[string, string, Typed, string, RegExp]>([
    ['NSW', 'Major defect', { ...contract, ...done }, '9 March 2028, to start proceedings', /s 18E\(1\)/],
    ['NSW', 'Any other defect', { ...contract, ...done }, '9 March 2024, to start', /2024 · passed/],
    ['NSW', 'Not sure', { ...contract, ...done }, '9 March 2024, to start', /can be read in two ways/],
    ['VIC', '', { ...contract, 'Occupancy permit date': '2022-03-10' }, '9 March 2032, to start', /s 134/],
    ['VIC', '', { 'Occupancy permit date': '2022-03-10' }, '9 March 2032, to start', /all defects/i],
    ['QLD', 'Structural defect', done, '9 March 2028, to start proceedings', /QBCC Act 1991/],
    [
      'QLD',
      'Any other defect',
      { 'Completion date': '2026-01-31' },
      '30 January 2027, to start',
      /69 days left/,
    ],
    ['WA', '', { 'Notice of completion \\(BA7\\) date': '2022-03-10' }, '9 March 2028, to lodge', /Tribunal/],
    ['SA', '', done, '9 March 2027, to start proceedings', /can’t be extended/],
    ['TAS', '', { 'Practical completion date': '2020-02-29' }, '27 February 2026, to lodge', /TASCAT/],
  ])('%s, %s, %j ends on %s', async (state, defectClass, dates, day, also) => {
    await ask(state, defectClass, dates);
    expect(shown()).toContain(`Earliest possible last day: ${day}`);
    expect(shown()).toMatch(also);
  });

  it('shows a complaint limit in Queensland from the day the defect was noticed', async () => {
    await ask('QLD', 'Structural defect', { ...done, 'Day first noticed': '2026-05-04' });
    expect(shown()).toContain('3 May 2027 (lodge a complaint)');
  });

  it.each(['ACT', 'NT'])('shows no day and asks for no date in the %s', async (state) => {
    await ask(state, '', {});
    expect(document.querySelectorAll('input')).toHaveLength(0);
    expect(shown()).not.toMatch(DAY_SAID);
    expect(shown()).toContain('We show no last day. We haven’t read the regulation that sets the period.');
  });

  it.each([
    [
      'VIC',
      { 'Contract date': '2026-07-02', 'Completion date': '2026-11-20' },
      /We haven’t read its periods/,
    ],
    ['VIC', { 'Completion date': '2026-11-20' }, /without the contract date/],
    ['NSW', { 'Completion date': '2013-11-20' }, /without the contract date/],
    [
      'NSW',
      { 'Contract date': '2011-11-20', 'Completion date': '2013-11-20' },
      /haven’t confirmed the period/,
    ],
  ])('%s %j gives the reason instead of a day', async (state, dates, why) => {
    await ask(state, '', dates);
    expect(shown()).not.toMatch(DAY_SAID);
    expect(shown()).toMatch(why);
  });

  it.each([...STATE_CODES])('says in %s what to do, with the regulator and a source', async (state) => {
    const dates = warrantyQuestions(state).dates.map(({ label }) => [
      label.replace(/[()]/g, '\\$&'),
      '2022-03-10',
    ]);
    await ask(state, '', Object.fromEntries(dates));
    expect(screen.getByRole('heading', { name: /^What to do/ })).toBeTruthy();
    expect(shown()).toMatch(/Check the day with the regulator: \S+/);
    expect(shown()).toContain('Not legal advice.');
    expect(DAY_SAID.test(shown())).toBe(dates.length > 0);
    // What is confirmed is the law, never the site of a third party that prints it.
    const laws = screen.getAllByText('Law').map((dt) => dt.nextSibling?.textContent);
    for (const law of laws)
      expect(law).toMatch(
        /\((?:confirmed|one source, check it|not confirmed)\)Where it was read(?!.*confirmed)/,
      );
    expect(screen.queryByText('Source')).toBeNull();
  });

  it('puts the focus on the day, which stands below the fold of a phone', async () => {
    await ask('SA', '', done);
    expect(document.activeElement?.textContent).toBe('9 March 2027 · 107 days left');
  });

  it('takes the answer away when a date changes', async () => {
    await ask('SA', '', done);
    fireEvent.change(screen.getByLabelText('Completion date'), { target: { value: '2023-03-10' } });
    expect(shown()).not.toMatch(DAY_SAID);
  });

  it('leaves out a date that was typed for another state', async () => {
    await ask('NSW', '', { 'Contract date': '2027-01-01', ...done });
    expect(shown()).toContain('This day is in the future.');
    await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'SA');
    await send();
    expect(shown()).toContain('9 March 2027');
  });
});

describe('bad dates', () => {
  it.each<[string, Typed, string, string]>([
    ['SA', {}, 'Completion date', 'Enter this date. The period starts on it.'],
    ['WA', {}, 'Completion date', 'Enter this date, or the date of the certificate, permit or notice.'],
    ['SA', { 'Completion date': '2026-11-23' }, 'Completion date', 'This day is in the future.'],
    ['SA', { 'Completion date': '1066-10-14' }, 'Completion date', 'Enter a year from 1950 on.'],
    [
      'NSW',
      { 'Contract date': '2022-01-02', 'Completion date': '2022-01-01' },
      'Contract date',
      'The contract date is after the work was complete.',
    ],
  ])('%s %j: says at "%s" what to change', async (state, dates, label, words) => {
    await ask(state, '', dates);
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(told.map((one) => one?.textContent).join(' ')).toContain(words);
    expect(document.activeElement).toBe(field);
    expect(shown()).not.toMatch(DAY_SAID);
  });

  it('asks for the whole of a half-typed date', async () => {
    await ask('NSW', '', { 'Completion date': '2022-03-10' });
    const field = screen.getByLabelText(/^Contract date/);
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    await send();
    expect(shown()).toContain('Enter the day, month and year.');
    expect(shown()).not.toMatch(DAY_SAID);
  });

  it('asks for the state first', async () => {
    showSignedIn(<WarrantyForm today={() => TODAY} />);
    await send();
    expect(shown()).toContain('Choose the state where the work was done.');
  });
});

it('works without a request and lists every state with its Act before anything is chosen', async () => {
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  showSignedIn(<WarrantyPage />);
  for (const name of ['New South Wales', 'Northern Territory', 'Tasmania'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
  expect(shown()).toContain('Home Building Act 1989, s 18E(1)');
  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'SA');
  fireEvent.change(screen.getByLabelText('Completion date'), { target: { value: '2022-03-10' } });
  await send();
  expect(shown()).toMatch(DAY_SAID);
  expect(request).not.toHaveBeenCalled();
});
