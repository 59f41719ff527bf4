import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { LedgerList } from './ledger-list.tsx';

const LEDGER = 'GET /api/credits/ledger';
const at = '2026-11-20T02:00:00.000Z';

describe('LedgerList', () => {
  it('shows what came and what went, with the balance after each', async () => {
    fakeApi({
      [LEDGER]: {
        body: [
          { id: 3, kind: 'analysis_refund', amount: 1, balanceAfter: 5, note: '', createdAt: at },
          { id: 2, kind: 'analysis', amount: -1, balanceAfter: 4, note: 'wall.jpg', createdAt: at },
          { id: 1, kind: 'signup_grant', amount: 5, balanceAfter: 5, note: '', createdAt: at },
        ],
      },
    });
    showSignedIn(<LedgerList />);
    const rows = await screen.findAllByRole('row');
    const cells = rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(cells.map(([, amount, balance]) => [amount, balance])).toEqual([
      ['+1', '5'],
      ['−1', '4'],
      ['+5', '5'],
    ]);
    expect(cells[1]?.[0]).toContain('wall.jpg');
  });

  it('says when there is nothing yet', async () => {
    fakeApi({ [LEDGER]: { body: [] } });
    showSignedIn(<LedgerList />);
    expect(await screen.findByText('No credits added or used yet')).toBeTruthy();
  });
});
