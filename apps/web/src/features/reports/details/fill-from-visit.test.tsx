import type { Visit } from '@plumbline/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openReports } from '../../../test/open-reports.tsx';
import { sampleReport } from '../../../test/report-samples.ts';
import { missingFacts, NO_FACTS } from './report-facts.ts';
import { factsOfVisit } from './visit-facts.ts';

const BASIS = { inspectorName: 'Ann', licenceNumber: '7', address: '1 Example Street', buildingType: null };

const visit = (changes: Partial<Visit> = {}): Visit => ({
  id: 7,
  kind: 'handover',
  visitedOn: '2026-11-02',
  weather: 'Fine, 24 °C',
  attendedBy: ['Ann Example', 'Buyer'],
  inspectedAreas: ['Interior', 'Exterior'],
  notInspected: [
    { area: 'Subfloor', reason: 'The hatch was locked' },
    { area: 'Garage loft', reason: 'No ladder' },
  ],
  closedAt: '2026-11-02T05:00:00.000Z',
  findingCount: 3,
  photoCount: 3,
  unlookedCount: 0,
  can: { edit: false, close: false, reopen: true, delete: false, file: false },
  whyNot: {},
  ...changes,
});

async function choose(user: ReturnType<typeof openReports>['user'], box: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: box }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function begin(visits: Visit[]) {
  const opened = openReports({
    script: {
      'GET /api/projects/1/visits': { body: visits },
      'POST /api/reports': { status: 201, body: sampleReport({ status: 'generating' }) },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Generate New Report' }));
  fireEvent.change(await screen.findByLabelText('Report title'), { target: { value: 'Keys' } });
  return opened;
}

/** The form is filled in from the visit of 2 November. */
async function seeSecondOfNovember(): Promise<void> {
  expect((await screen.findByRole('combobox', { name: 'Fill in from a visit' })).textContent).toContain(
    '2 Nov 2026',
  );
  expect(screen.getByLabelText(/^Inspected on/)).toHaveProperty('value', '2026-11-02');
  expect(screen.getByLabelText(/^Limitations/)).toHaveProperty(
    'value',
    'Garage loft not inspected: No ladder',
  );
}

describe('a report of a visit', () => {
  it('starts with the newest closed visit of its kind, and keeps what somebody typed over it', async () => {
    const { user, sent } = await begin([
      visit({ id: 9, visitedOn: '2026-11-20', closedAt: null }),
      visit(),
      visit({ id: 5, visitedOn: '2026-10-01', weather: 'Wet', attendedBy: [] }),
      visit({ id: 4, kind: 'stage', weather: 'Stormy' }),
    ]);
    await choose(user, 'Kind of report', /^Handover/);
    await seeSecondOfNovember();
    await user.click(
      screen.getByRole('checkbox', { name: /inspected the building for handover/, hidden: true }),
    );
    expect(screen.getByLabelText('Why not: subfloor space')).toHaveProperty('value', 'The hatch was locked');
    const people = screen.getByLabelText(/^People present/);
    expect(people).toHaveProperty('value', 'Ann Example, Buyer');
    fireEvent.change(people, { target: { value: 'Me alone' } });
    await choose(user, 'Fill in from a visit', /1 Oct 2026/);
    expect(screen.getByLabelText(/^Weather/)).toHaveProperty('value', 'Wet');
    expect(people).toHaveProperty('value', 'Me alone');
    await user.click(
      screen.getByRole('checkbox', { name: /inspected the building for handover/, hidden: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: /^Generate Report/ }));
    await waitFor(() =>
      expect(
        sent.find(({ method, path }) => method === 'POST' && path === '/api/reports')?.body,
      ).toMatchObject({
        kind: 'handover',
        inspectedOn: '2026-10-01',
        weather: 'Wet',
        attendedBy: 'Me alone',
        inspectedAreas: ['interior', 'exterior'],
        notInspected: [{ area: 'subfloor space', reason: 'The hatch was locked' }],
      }),
    );
  });

  it('starts with the newest closed visit of another kind where there is none of its own, and a notice with none', async () => {
    const { user } = await begin([
      visit({ id: 9, visitedOn: '2026-11-20', closedAt: null }),
      visit({ id: 7, kind: 'pre_purchase' }),
      visit({ id: 5, kind: 'stage', visitedOn: '2026-10-01' }),
    ]);
    await seeSecondOfNovember();
    await choose(user, 'Kind of report', /^Notice/);
    expect(screen.queryByText('Fill in from a visit')).toBeNull();
    expect(screen.getByLabelText(/^Inspected on/)).toHaveProperty('value', '');
  });

  it('takes the visit’s words out again where nothing is to be filled in', async () => {
    const { user } = await begin([visit()]);
    await choose(user, 'Kind of report', /^Handover/);
    await choose(user, 'Fill in from a visit', /^Nothing$/);
    expect(screen.getByText(/^Choose a visit to fill in/)).toBeTruthy();
    expect(screen.getByLabelText(/^Inspected on/)).toHaveProperty('value', '');
  });

  it('takes over what was inspected in part, with its reason, and lets the author change it', async () => {
    const { user, sent } = await begin([
      visit({
        inspectedAreas: ['Interior', 'Subfloor'],
        notInspected: [
          { area: 'Subfloor', reason: 'Rear half, no clearance' },
          { area: 'Roof space', reason: 'No hatch' },
        ],
      }),
    ]);
    await choose(user, 'Kind of report', /^Handover/);
    await user.click(
      await screen.findByRole('checkbox', { name: /inspected the building for handover/, hidden: true }),
    );
    expect(screen.getByLabelText('Which part not: subfloor space')).toHaveProperty(
      'value',
      'Rear half, no clearance',
    );
    expect(screen.getByLabelText('Why not: roof space')).toHaveProperty('value', 'No hatch');
    expect(screen.getByLabelText(/^Limitations/)).toHaveProperty('value', '');
    const areaOf = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
    // What the visit says nothing of is open, and not silently inspected.
    expect(areaOf('Exterior').getByLabelText('Not set')).toHaveProperty('checked', true);
    await user.click(areaOf('Exterior').getByLabelText('In part'));
    fireEvent.change(screen.getByLabelText('Which part not: exterior'), { target: { value: 'Rear, dogs' } });
    await user.click(
      screen.getByRole('checkbox', { name: /inspected the building for handover/, hidden: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: /^Generate Report/ }));
    await waitFor(() =>
      expect(
        sent.find(({ method, path }) => method === 'POST' && path === '/api/reports')?.body,
      ).toMatchObject({
        inspectedAreas: ['interior', 'subfloor space', 'exterior'],
        notInspected: [
          { area: 'roof space', reason: 'No hatch' },
          { area: 'exterior', reason: 'Rear, dogs' },
          { area: 'subfloor space', reason: 'Rear half, no clearance' },
        ],
      }),
    );
  });

  it('keeps what was typed of the areas whole where another visit is chosen', async () => {
    const { user } = await begin([visit(), visit({ id: 5, visitedOn: '2026-10-01', notInspected: [] })]);
    await choose(user, 'Kind of report', /^Handover/);
    await user.click(
      await screen.findByRole('checkbox', { name: /inspected the building for handover/, hidden: true }),
    );
    fireEvent.change(screen.getByLabelText('Why not: subfloor space'), {
      target: { value: 'Full of water' },
    });
    await choose(user, 'Fill in from a visit', /1 Oct 2026/);
    expect(screen.getByLabelText('Why not: subfloor space')).toHaveProperty('value', 'Full of water');
  });

  it('asks which part wasn’t inspected before it declares one in part', async () => {
    const { user } = await begin([
      visit({ inspectedAreas: ['Subfloor'], notInspected: [{ area: 'Subfloor', reason: 'Rear half' }] }),
    ]);
    await choose(user, 'Kind of report', /^Handover/);
    await user.click(
      await screen.findByRole('checkbox', { name: /inspected the building for handover/, hidden: true }),
    );
    fireEvent.change(screen.getByLabelText('Which part not: subfloor space'), { target: { value: ' ' } });
    expect(
      missingFacts({ ...NO_FACTS, declaredInspection: true, partAreas: ['roof space'] }, BASIS),
    ).toMatchObject({
      notInspected: expect.stringContaining('roof space'),
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Say (?:which part|why) you didn’t inspect/)).toBeTruthy();
  });

  it('takes a visit that is still open where none is closed, and says that it is', async () => {
    await begin([visit({ closedAt: null })]);
    await seeSecondOfNovember();
    expect(screen.getByRole('combobox', { name: 'Fill in from a visit' }).textContent).toContain(
      'still open',
    );
  });

  it('begins with the kind and the words of the visit that it was asked from', async () => {
    window.history.replaceState(null, '', '/reports?project=1&visit=5&visit-kind=stage');
    openReports({
      script: {
        'GET /api/projects/1/visits': {
          body: [visit(), visit({ id: 5, kind: 'stage', visitedOn: '2026-10-01' })],
        },
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Generate New Report' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Kind of report' }).textContent).toContain('Stage');
    expect((await screen.findByRole('combobox', { name: 'Fill in from a visit' })).textContent).toContain(
      '1 Oct',
    );
    expect(screen.getByLabelText(/^Inspected on/)).toHaveProperty('value', '2026-10-01');
    window.history.replaceState(null, '', '/reports');
  });

  it('names as many people as the field holds, and how many more there were', () => {
    const attendedBy = Array.from({ length: 40 }, (_, at) => `Person number ${at + 1} of the visit`);
    const text = factsOfVisit(visit({ attendedBy })).attendedBy;
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/^Person number 1 of the visit, .* and \d+ more$/);
    expect(factsOfVisit(visit({ attendedBy: [] })).attendedBy).toBe('');
  });
});
