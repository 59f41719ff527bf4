import { createHash, sign } from 'node:crypto';
import { once } from 'node:events';
import { Readable, Transform } from 'node:stream';
import { type PackedPhoto, stampedBytes } from '@plumbline/contract/check-pack';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { originalKey } from '../originals/index.ts';
import { type Member, ownerOf } from '../platform/actor.ts';
import { enterDownloads } from '../platform/http/fair-slots.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import { loadPhoto, versionKey } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { listSigningCertificates, readSigningKey } from '../signing/index.ts';
import { trailHead } from '../trail/index.ts';
import { imageKey, receivedAt, receivedWith } from '../uploads/index.ts';
import { audioKey } from '../voice/index.ts';
import { packedPhotos, packedReports, trailLines } from './pack-contents.ts';
import { packReadMe } from './read-me.ts';
import { packedStamps } from './stamps/packed-stamps.ts';

/** The same in every pack, so that nothing in a zip's headers can differ unnoticed. */
const ENTRY = { compress: false, forceDosTimestamp: true, mtime: new Date(1980, 0, 1), mode: 0o100644 };

interface Packed {
  path: string;
  kind:
    | 'manifest'
    | 'read_me'
    | 'public_key'
    | 'certificates'
    | 'photo_copy'
    | 'photo_original'
    | 'larger_original'
    | 'voice_note'
    | 'report'
    | 'trail'
    | 'stamp'
    | 'stamped';
  /** Id of the photo that it was made from. */
  photo?: number;
  report?: { id: number; version: number };
}

interface Wanted {
  actor: Member;
  project: { id: number; name: string };
  originals: boolean;
}

/**
 * Sends a project's evidence as a zip, made while it's sent: one file at a time, each hashed as it goes by, and the
 * signed list of all of them last. What can't be read is listed as missing. A pack that ends early has no list.
 * @throws AppError busy, or rate_limited while this account has its share of downloads
 */
export async function sendPack(
  services: Services,
  wanted: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw } = reply;
  raw.once('close', enterDownloads(ownerOf(wanted.actor).userId, request, reply));
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  out.on('error', (error) => services.log.info({ err: error }, 'A pack ended before it was whole'));
  raw.once('close', () => out.destroy());
  fill(services, wanted, zip, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="plumbline-evidence-${wanted.project.id}.zip"`)
    .header('cache-control', 'private, no-store')
    .send(out);
}

async function fill(services: Services, { actor, project, originals }: Wanted, zip: ZipFile, out: Readable) {
  const { database, environment, files } = services;
  const listed: object[] = [];
  const missing: Packed[] = [];
  const closed = new Promise<void>((left) => out.once('close', left));
  /** Hands one file on and waits until it has been taken: no more than one is in memory. */
  const add = async (packed: Packed, source: Readable) => {
    const hash = createHash('sha256');
    let bytes = 0;
    const watched = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    source.on('error', (error) => out.destroy(error));
    zip.addReadStream(source.pipe(watched), packed.path, ENTRY);
    await Promise.race([once(watched, 'end'), closed]);
    if (out.destroyed) {
      source.destroy();
      throw new Error('The reader went away');
    }
    listed.push({ ...packed, bytes, sha256: hash.digest('hex') });
  };
  const addStored = async (packed: Packed, key: string) => {
    const source = await files.stream(key).catch(orMissing);
    if (source) await add(packed, source);
    else missing.push(packed);
  };
  const text = (words: string | Uint8Array) => Readable.from([Buffer.from(words)]);

  const key = await readSigningKey(database, environment.sessionSecret);
  const { trail, taken, made, stamps } = await readEvidence(database, actor, project.id);
  const verifyUrl = `${environment.printedUrl ?? environment.publicUrl}/verify`;
  const certificates = await listSigningCertificates(database);
  const certified = certificates.length > 0;
  const stamped = stamps.length > 0;
  const readMe = packReadMe({ project: project.name, originals, stamped, certified, verifyUrl });
  await add({ path: 'READ-ME-FIRST.txt', kind: 'read_me' }, text(readMe));
  await add({ path: 'public-key.pem', kind: 'public_key' }, text(key.publicPem));
  if (certified) {
    const pem = certificates.map(({ certificate }) => certificate).join('');
    await add({ path: 'report-certificates.pem', kind: 'certificates' }, text(pem));
  }
  for (const photo of taken) {
    const packed: Packed = { path: `photos/${photo.id}.jpg`, kind: 'photo_copy', photo: photo.id };
    const copy = await loadPhoto(files, photo);
    if (copy) await add(packed, text(copy.bytes));
    else missing.push(packed);
    if (!originals) continue;
    const path = `originals/${photo.id}.${photo.kind === 'jpeg' ? 'jpg' : photo.kind}`;
    await addStored({ path, kind: 'photo_original', photo: photo.id }, imageKey(photo.folder, 'original'));
    if (photo.original) {
      const { folder, kind } = photo.original;
      const larger = `originals/${photo.id}-larger.${kind === 'jpeg' ? 'jpg' : kind}`;
      await addStored({ path: larger, kind: 'larger_original', photo: photo.id }, originalKey(folder));
    }
    if (!photo.voice) continue;
    const said = `voice-notes/${photo.id}.${photo.voice.type.split('/')[1]}`;
    await addStored({ path: said, kind: 'voice_note', photo: photo.id }, audioKey(photo.voice.folder));
  }
  for (const { folder, ...report } of made) {
    const path = `reports/${report.id}-version-${report.version}.pdf`;
    await addStored({ path, kind: 'report', report }, versionKey(folder, report.version, 'report'));
  }
  const lines = Readable.from(trailLines(database, project.id, trail.entries), { objectMode: true });
  await add(
    { path: 'trail.jsonl', kind: 'trail' },
    lines.map((line: string) => Buffer.from(line)),
  );
  for (const { id, root, answer } of stamps) {
    await add({ path: `stamps/${id}.tsr`, kind: 'stamp' }, text(answer));
    await add({ path: `stamps/${id}.root`, kind: 'stamped' }, text(stampedBytes(root)));
  }

  const manifest = {
    format: 'plumbline-evidence-pack',
    version: 1,
    madeAt: new Date().toISOString(),
    project,
    trail,
    stamps: stamps.map(({ id, entries, head, proof }) => ({
      ...{ path: `stamps/${id}.tsr`, entries, head, proof },
    })),
    photos: taken.map(toPackedPhoto),
    files: listed,
    missing,
  };
  const signed = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  const signature = {
    algorithm: 'Ed25519',
    signs: 'manifest.json',
    publicKey: key.publicKey,
    signature: sign(null, signed, key.privateKey).toString('base64url'),
  };
  await add({ path: 'manifest.json', kind: 'manifest' }, text(signed));
  await add({ path: 'manifest.sig.json', kind: 'manifest' }, text(`${JSON.stringify(signature)}\n`));
  zip.end();
}

/** What the list of files says of a photo. What a device, a camera or an export says of it is called claimed. */
function toPackedPhoto(photo: Awaited<ReturnType<typeof packedPhotos>>[number]): PackedPhoto {
  const { id, sha256, source, takenAt, deviceAt, deviceSha256, markup, voice, original } = photo;
  return {
    id,
    sha256,
    source,
    receivedAt: receivedAt(photo).toISOString(),
    claimedReceivedAt: photo.broughtInAt && photo.createdAt.toISOString(),
    claimedTakenAt: takenAt,
    claimedDeviceAt: deviceAt,
    claimedDeviceSha256: deviceSha256,
    marks: markup.length,
    blurred: markup.some(({ kind }) => kind === 'blur'),
    larger: original && {
      sha256: original.sha256,
      claimedSha256: original.deviceSha256,
      bytes: original.bytes,
      receivedAt: receivedWith(photo, original).toISOString(),
    },
    voice: voice && {
      sha256: voice.sha256,
      durationMs: voice.durationMs,
      receivedAt: receivedWith(photo, voice).toISOString(),
    },
  };
}

/** As it all stood at one moment: whoever checks the pack compares the photos and reports with the trail. */
const readEvidence = (database: Services['database'], actor: Member, projectId: number) =>
  database.transaction(
    async (tx) => {
      const trail = await trailHead(tx, projectId);
      return {
        trail,
        taken: await packedPhotos(tx, actor, projectId),
        made: await packedReports(tx, actor, projectId),
        stamps: await packedStamps(tx, actor, projectId, trail.entries),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

function orMissing(error: unknown): undefined {
  if (error instanceof FileMissingError) return undefined;
  throw error;
}
