import type { Defect } from '@plumbline/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import MonitoringSection from './monitoring-section.tsx';

const alert: Defect['alerts'][number] = {
  kind: 'structural',
  urgency: 'today',
  title: 'Possible movement',
  steps: ['Keep clear.'],
  call: 'A structural engineer',
  source: 'Trade practice',
  basis: 'words',
  because: 'bulging wall',
};

function show(alerts: Defect['alerts']) {
  fakeApi({ 'GET /api/defects/41/readings': () => ({ body: { readings: [], series: [], nextOn: null } }) });
  const finding = sampleDefect({ id: 41, family: 'crack', measurements: [], alerts });
  showSignedIn(<MonitoringSection finding={finding} photos={[]} camera={null} />);
}

it('tells how a crack is read', async () => {
  show([]);
  expect(await screen.findByText(/Mark the point on the wall/)).toBeTruthy();
});

it('has a crack read beside an alert that only asks for an engineer before any work', async () => {
  show([
    { ...alert, urgency: 'soon', steps: ['Measure and photograph it with the date before it is filled.'] },
  ]);
  expect(await screen.findByText(/Mark the point on the wall/)).toBeTruthy();
});

it('sends nobody to a crack with an open alert', async () => {
  show([alert]);
  expect(await screen.findByText(/Don’t go back to the crack/)).toBeTruthy();
  expect(screen.queryByText(/Mark the point/)).toBeNull();
});
