import { expect, test } from 'vitest';
import { FileMissingError, StorageError } from '../platform/storage/file-store.ts';
import { loadLogo, loadPhoto, thumbnail } from './pictures.ts';

const storeThat = (fails: (key: string) => Error) => ({
  get: (key: string) => Promise.reject(fails(key)),
  put: async () => undefined,
});

test('a report does without a picture that is missing, not without one that can’t be read just now', async () => {
  const emptied = storeThat((key) => new FileMissingError(key));
  const away = storeThat(() => new StorageError('The store doesn’t answer'));
  for (const load of [loadPhoto, thumbnail, loadLogo]) {
    expect(await load(emptied, 'photos/1/one')).toBeUndefined();
    await expect(load(away, 'photos/1/one')).rejects.toThrow(StorageError);
  }
});
