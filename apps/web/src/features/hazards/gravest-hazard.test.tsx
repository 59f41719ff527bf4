import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import DashboardPage from '../../pages/dashboard.tsx';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleAlert, sampleProject, sampleStats } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { GravestHazard } from './gravest-hazard.tsx';

const GAS = {
  ...{ findingId: 15, number: 9, urgency: 'now' as const, title: 'Possible gas leak' },
  step: 'Get everyone out now.',
  alerts: [sampleAlert()],
  project: '14 Wattle Street',
};

test('the dashboard names the gravest hazard and its first step before it asks or offers anything', async () => {
  fakeApi({
    'GET /api/stats': { body: sampleStats({ openHazards: 3, gravestHazard: GAS }) },
    'GET /api/projects': { body: [sampleProject()] },
    'GET /api/account/preferences': { body: { state: null, work: null, welcomed: false } },
  });
  const { container } = showSignedIn(<DashboardPage />);
  const hazard = await screen.findByRole('link', { name: /Possible gas leak/ });
  expect(hazard.textContent).toBe('Act now · finding 9Possible gas leakGet everyone out now.');
  expect(hazard.getAttribute('href')).toBe('/defects/15');
  expect(await screen.findByRole('button', { name: 'VIC' })).toBeDefined();
  expect(container.querySelector('a, button, h1, h2')).toBe(hazard);
});

test('of several projects the one that it is in is named', () => {
  const { container } = showSignedIn(<GravestHazard hazard={GAS} ofSeveral />);
  expect(container.textContent).toContain('finding 9 · 14 Wattle Street');
});

test('nothing stands there where no hazard is open, nor for a copy of an earlier version', () => {
  for (const hazard of [null, undefined]) {
    const { container } = showSignedIn(<GravestHazard hazard={hazard} />);
    expect(container.textContent).toBe('');
  }
});
