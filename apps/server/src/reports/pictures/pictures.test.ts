import { expect, test } from 'vitest';
import { FileMissingError, StorageError } from '../../platform/storage/file-store.ts';
import { loadLogo, loadPhoto, thumbnail } from './pictures.ts';

const storeThat = (fails: (key: string) => Error) => ({
  get: (key: string) => Promise.reject(fails(key)),
  put: async () => undefined,
});

test('a report does without a picture that is missing, not without one that can’t be read just now', async () => {
  const emptied = storeThat((key) => new FileMissingError(key));
  const away = storeThat(() => new StorageError('The store doesn’t answer'));
  for (const load of [loadPhoto, thumbnail]) {
    const photo = { folder: 'photos/1/one', markup: [] };
    expect(await load(emptied, photo)).toBeUndefined();
    await expect(load(away, photo)).rejects.toThrow(StorageError);
  }
  expect(await loadLogo(emptied, 'logos/1')).toBeUndefined();
  await expect(loadLogo(away, 'logos/1')).rejects.toThrow(StorageError);
});
