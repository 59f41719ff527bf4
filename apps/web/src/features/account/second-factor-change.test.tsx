import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import SecondFactorChange from './second-factor-change.tsx';

const RENEW = 'POST /api/account/recovery-codes';

test('a wrong password is told in the server’s words, and the right one goes on', async () => {
  const user = userEvent.setup();
  const { sent, script } = fakeApi({
    [RENEW]: {
      status: 400,
      body: {
        message: 'Please check your input.',
        code: 'invalid_input',
        fields: { password: 'This isn’t your current password' },
        requestId: 'r',
      },
    },
  });
  showSignedIn(<SecondFactorChange what="codes" onClose={vi.fn()} />);
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make new codes' });
  expect(make.disabled).toBe(true);
  await user.type(screen.getByLabelText('Password'), 'wrong');
  expect(make.disabled).toBe(true);
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('This isn’t your current password')).toBeTruthy();
  script[RENEW] = { body: { recoveryCodes: ['AAAA-BBBB-CCCC'] } };
  await user.click(make);
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { password: 'wrong', code: '123456' },
    { password: 'wrong', code: '123456' },
  ]);
});
