import { appendPhoto, statementOf } from '../../browser/device-statement.ts';
import { keepOriginal } from './original-store.ts';

/** A photo as it is sent under its key; its original stays on the device until the server has it. */
export async function photoForm(userId: number, key: string, file: File) {
  const form = new FormData();
  form.set('key', key);
  const statement = await statementOf(file);
  await keepOriginal(userId, file, statement);
  appendPhoto(form, file, file.name, statement);
  return { form, statement };
}
