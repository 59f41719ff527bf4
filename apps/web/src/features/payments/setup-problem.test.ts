import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { explainSetup } from './setup-problem.ts';

it('asks those who are signed out to sign in, in the words that fit', () => {
  const refused = (details: ConstructorParameters<typeof ApiError>[2]) =>
    explainSetup(new ApiError(401, '401: …', details), 'billing');
  expect(refused({ requiresLogin: true, serverMessage: 'Authentication required' })).toEqual({
    reason: 'Please sign in first to purchase analysis credits',
    signedOut: true,
  });
  expect(refused({ serverMessage: 'Your session has ended.' }).reason).toBe('Your session has ended.');
  expect(refused({}).reason).toBe('Please sign in to purchase credits');
});
