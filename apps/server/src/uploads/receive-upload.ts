import { LIMITS } from '@plumbline/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import '../platform/http/fair-slots.ts';

/** Text fields of a form by their names, without anything inherited. */
export type FormFields = Record<string, string>;
export const noFields = (): FormFields => Object.create(null);

interface Upload {
  bytes: Buffer;
  fileName: string;
  fields: FormFields;
}

const TOO_SLOW =
  'Your photo was arriving too slowly. Nothing was charged. Check your connection and send it again.';

/** Everyone who is signed out shares one account's places, so that together they keep no account out. */
export const NOBODY = 0;

/** A client that was told goes on sending; it is let go of so much later, in milliseconds. */
export const LET_GO_AFTER_MS = 2_000;

/**
 * Reads a multipart form with one file in the given field. With as many uploads on their way as may be, from all or from
 * this user, one more is refused before a byte of it is read; one that is too slow for those who wait is ended. Text goes
 * into `fields` as it comes, so that it's known of a refused form too.
 * @throws AppError for anything else
 */
export function receiveUpload(
  request: FastifyRequest,
  fileField: string,
  fields: FormFields = noFields(),
  mostBytes: number = LIMITS.uploadBytes,
): Promise<Upload> {
  return whileReceiving(request, () => readForm(request, fileField, fields, mostBytes));
}

/** Reads a body in a place among uploads. What `read` still does after it was ended is its own to give up. */
export async function whileReceiving<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const { raw, server } = request;
  // The line broke while somebody looked up whose request it is: nothing would ever tell of it again.
  if (raw.destroyed && !raw.complete) throw new AppError('upload_failed');
  const before = raw.socket.bytesRead;
  let refuse: (reason: AppError) => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  const leave = server.slots.uploads.enter(
    request.user?.id ?? NOBODY,
    () => raw.socket.bytesRead - before,
    () => {
      // What still comes is thrown away as it comes.
      raw.unpipe();
      raw.resume();
      setTimeout(() => raw.destroy(), LET_GO_AFTER_MS).unref();
      refuse(new AppError('busy', { message: TOO_SLOW, retryAfterSeconds: 5 }));
    },
  );
  try {
    return await Promise.race([read(), ended]);
  } finally {
    leave();
  }
}

/** A form of more bytes than this isn't read to its end once its photo is known to be too large. */
const MOST_READ = 4 * LIMITS.uploadBytes;

/** Every other field takes files of some other kind: a list, a report, a plan. */
const PHOTO_FIELDS = new Set(['image', 'photo']);
/** Fields that are called what they take. */
const CALLED_SO = new Set(['list', 'report', 'plan', 'document', 'logo']);

/** What parts the form; without it there is no telling where a part ends. */
const BOUNDARY = /;\s*boundary=(?:"[^"]+"|[^";\s]+)/i;

async function readForm(
  request: FastifyRequest,
  fileField: string,
  fields: FormFields,
  mostBytes: number,
): Promise<Upload> {
  if (!request.isMultipart() || !BOUNDARY.test(request.headers['content-type'] ?? '')) {
    throw new AppError('upload_failed', {
      message: `Send the file as a form with the field “${fileField}”.`,
    });
  }
  let file: { bytes: Buffer; fileName: string } | undefined;
  let tooLarge = false;
  for await (const part of request.parts({ limits: { fileSize: mostBytes } })) {
    if (part.type === 'file') {
      // Always read, or the rest of the form never arrives.
      const bytes = await part.toBuffer();
      if (part.file.truncated) {
        tooLarge = true;
        // What stands behind it in the form is still read, unless that means reading on without end.
        if (Number(request.headers['content-length'] ?? Infinity) > MOST_READ) break;
        continue;
      }
      if (part.fieldname === fileField) file = { bytes, fileName: cleanName(part.filename) };
    } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (tooLarge) {
    if (PHOTO_FIELDS.has(fileField)) throw new AppError('too_large');
    const what = CALLED_SO.has(fileField) ? fileField : 'file';
    throw new AppError('too_large', {
      message: `A ${what} can have at most ${mostBytes / 1024 / 1024} MB.`,
    });
  }
  if (!file || file.bytes.length === 0) {
    const what = PHOTO_FIELDS.has(fileField) ? 'photo' : 'file';
    throw new AppError('upload_failed', { message: `No ${what} arrived. Choose a ${what} and try again.` });
  }
  return { ...file, fields };
}

/** A name to show, never a path. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').slice(0, 200) || 'photo';
}
