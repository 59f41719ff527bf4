import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import DueList from './due-list.tsx';

it('lists repairs from a copy that was kept before lines named their hazards', async () => {
  const kept = {
    ...{
      findingId: 1,
      number: 3,
      projectId: 1,
      projectName: 'Wattle Grove',
      title: 'Loose tile',
      severity: 'Low',
    },
    ...{ hazard: false, state: 'assigned', trade: 'tiling', person: 'Ben', dueOn: null, unread: 0 },
  };
  fakeApi({ 'GET /api/repairs': { body: [kept] } });
  showSignedIn(<DueList by="trade" />);
  expect(await screen.findByText(/Loose tile/)).toBeTruthy();
});
