import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { failureWords } from './failure-words.ts';

it('says what the server says, else what broke the connection, else that it is sorry', () => {
  const told = new ApiError(503, '503: …', { serverMessage: 'Busy right now.' });
  expect(failureWords(told)).toBe('Error: Busy right now.');
  expect(failureWords(new ApiError(0, 'Network connection failed'))).toBe(
    'Connection error: Network connection failed',
  );
  expect(failureWords(new Error('The stream broke'))).toBe('Connection error: The stream broke');
  expect(failureWords(new ApiError(502, '502: Bad gateway'))).toContain('technical difficulties');
  expect(failureWords(null)).toContain('technical difficulties');
});
