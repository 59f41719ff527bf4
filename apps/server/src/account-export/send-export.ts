import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import { findOwnedTables, forUser } from '../account-deletion/index.ts';
import { recordAudit } from '../audit/index.ts';
import { installationName } from '../migration/index.ts';
import { AppError } from '../platform/errors.ts';
import { enterDownloads } from '../platform/http/fair-slots.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { importableParts } from './importable.ts';
import { rowsAsJson } from './read-rows.ts';
import { findDocuments } from './stored-documents.ts';

type Parts = Pick<Services, 'database' | 'environment' | 'files' | 'log'>;

/** The first of two numbers of a lock; the second is the account. */
const EXPORT_LOCK = 7_406_010;

const README = `Everything Plumbline keeps about your account.

data/     One file for each table, as JSON. Times are in UTC.
photos/   Your photos as you uploaded them.
originals/  The larger files that photos over 10 MB were made smaller from, named by the photo's id.
voice-notes/  What was said with your photos, named by the photo's id. The text is in data/voice_notes.json.
reports/  Every version of every report.
plans/    The pages of your plans, as pictures.
documents/  The documents of your projects, as they came.
trails/   What happened to each project, with the hash of every step.

account.json and files.json let another account take this in: Account, Your data, Import an export.

Passwords, codes and other secrets aren't part of it. A file that is named in data/ and isn't here could not be read.
`;

/**
 * Sends everything that an account holds as a zip, made while it's sent: the rows of one moment, read by a cursor, then
 * the files one after another. A reader who hardly takes anything makes room for others who wait.
 * @throws AppError busy, or rate_limited while this account's last one is under way
 */
export async function sendExport(
  { database, environment, files, log }: Parts,
  user: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const leave = enterDownloads(user.id, request, reply);
  let client: pg.PoolClient | undefined;
  try {
    const installation = await installationName(database);
    await recordAudit(database, {
      action: 'account_exported',
      actorId: user.id,
      subjectId: user.id,
      ip: request.ip,
    });
    client = await database.$client.connect();
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local time zone 'UTC'");
    await requireOnlyOne(client, user.id);
    const connection = client;
    const snapshot = drizzle({ client: connection });
    const tables = await findOwnedTables(snapshot);
    const documents = await findDocuments(snapshot, user.id);
    const importable = await importableParts({ environment, files }, snapshot, {
      ...{ userId: user.id, installation, documents },
    });
    const zip = new ZipFile();
    const out = zip.outputStream as Readable;
    // The zip doesn't listen for what it reads: a source that fails ends the download in the middle, so that nobody
    // takes a part for the whole, and never the process.
    let reading: Readable | undefined;
    const watched = (source: Readable) => {
      reading = source;
      return source.on('error', (error) => out.destroy(error));
    };
    const end = once(() => {
      leave();
      reading?.destroy();
      // Whatever state a reader who went away left it in, nobody else is to get this connection.
      connection.release(true);
    });
    zip.addBuffer(Buffer.from(README), 'README.txt');
    for (const table of tables) {
      zip.addReadStreamLazy(`data/${table.table}.json`, { compress: true }, (give) =>
        give(null, watched(Readable.from(rowsAsJson(connection, table.table, forUser(table, user.id))))),
      );
    }
    for (const { path, make } of importable) {
      zip.addReadStreamLazy(path, { compress: true }, (give) => give(null, watched(Readable.from(make()))));
    }
    for (const { path, key } of documents) {
      // Photos and PDFs are compressed already.
      zip.addReadStreamLazy(path, { compress: false }, (give) => {
        files.stream(key).then(
          (stream) => give(null, watched(stream)),
          (error: unknown) => {
            if (!(error instanceof FileMissingError))
              log.warn({ err: error }, 'A file is missing from an export');
            give(null, Readable.from([]));
          },
        );
      });
    }
    zip.end();
    zip.on('error', (error: Error) => out.destroy(error));
    out.on('error', (error) => log.info({ err: error }, 'An export ended before it was whole'));
    out.once('close', end);
    reply.raw.once('close', end);
    return reply
      .type('application/zip')
      .header(
        'content-disposition',
        `attachment; filename="plumbline-${new Date().toISOString().slice(0, 10)}.zip"`,
      )
      .header('cache-control', 'private, no-store')
      .send(out);
  } catch (error) {
    leave();
    client?.release(true);
    throw error;
  }
}

/** Another process may be sending this account's export: the lock goes with the connection. */
async function requireOnlyOne(client: pg.ClientBase, userId: number): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1, $2) as free', [
    EXPORT_LOCK,
    userId,
  ]);
  if (!rows[0]?.free) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
