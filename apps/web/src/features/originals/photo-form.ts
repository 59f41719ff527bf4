import { appendPhoto, statementOf } from '../../browser/device-statement.ts';
import { sendable } from '../capture/shrink-photo.ts';
import { keepOriginal } from './original-store.ts';

/** A photo as it is sent under its key, small enough; its original stays on the device until the server has it. */
export async function photoForm(userId: number, { file, key }: { file: File; key: string }) {
  const form = new FormData();
  form.set('key', key);
  const sent = await sendable(file);
  const statement = await statementOf(sent);
  await keepOriginal(userId, sent, statement);
  appendPhoto(form, sent, sent.name, statement);
  return { form, statement };
}
