import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';

const secret = 'a secret of at least thirty-two characters';

test('what is sealed is read back by the same secret and purpose, and by no other', () => {
  const sealed = sealWith(secret, 'one').close('plk_key');
  expect(sealed).not.toContain('plk_key');
  expect(sealWith(secret, 'one').open(sealed)).toBe('plk_key');
  expect(sealWith(secret, 'other').open(sealed)).toBeUndefined();
  expect(sealWith(`${secret}!`, 'one').open(sealed)).toBeUndefined();
  expect(sealWith(secret, 'one').open(`${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(sealWith(secret, 'one').open('')).toBeUndefined();
});
