import { crc32 } from 'node:zlib';
import { credentialsInWords } from '@plumbline/knowledge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { develop } from '../../../test/drawing/canvas.ts';
import { finish, plaster } from '../../../test/drawing/surfaces.ts';
import { cbor, inSegments, labelled, signJpeg, storeOver } from '../../../test/signed-photo.ts';
import { readPhoto } from '../photo.ts';
import { readCredentials } from './read-credentials.ts';

const wall = finish(plaster({ width: 640, height: 520, seed: 5 }));
const jpeg = await develop(wall, 'jpeg');
const other = await develop(finish(plaster({ width: 640, height: 520, seed: 6 })), 'jpeg');
const signed = signJpeg(jpeg);
const INTACT = {
  state: 'intact',
  signer: 'Test Camera (Example Cameras)',
  madeWith: 'Test Phone 1.0',
  origin: 'camera',
  edits: 0,
};
const flipped = (file: Buffer, at: number) => {
  const other = Buffer.from(file);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
};
const withStore = (store: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), inSegments(store), jpeg.subarray(2)]);

describe('content credentials', () => {
  test('are read with the photo, which is otherwise taken like any other', async () => {
    const { capture, sha256 } = await readPhoto(signed);
    expect(capture.contentCredentials).toEqual(INTACT);
    expect(sha256).not.toBe((await readPhoto(jpeg)).sha256);
    expect((await readPhoto(jpeg)).capture).not.toHaveProperty('contentCredentials');
  });

  test('say when the picture, the claim or what is claimed was changed', () => {
    const at = (text: string) => signed.indexOf(text);
    expect(readCredentials(flipped(signed, signed.length - 1000), 'jpeg')?.state).toBe('changed');
    expect(readCredentials(flipped(signed, at('Test Phone')), 'jpeg')).toMatchObject({ state: 'changed' });
    expect(readCredentials(flipped(signed, at('digitalCapture')), 'jpeg')?.state).toBe('changed');
    // One more byte at the end is another file too.
    expect(readCredentials(Buffer.concat([signed, Buffer.alloc(1)]), 'jpeg')?.state).toBe('changed');
    // Taken from one photo and put into another.
    const credentials = signed.subarray(2, signed.length - jpeg.length + 2);
    const into = Buffer.concat([other.subarray(0, 2), credentials, other.subarray(2)]);
    expect(readCredentials(into, 'jpeg')?.state).toBe('changed');
  });

  test('span several segments where they have a thumbnail, and count changes that they name', () => {
    const edited = signJpeg(jpeg, { besides: 150_000, edits: ['c2pa.cropped', 'c2pa.opened'] });
    expect(readCredentials(edited, 'jpeg')).toEqual({ ...INTACT, edits: 1 });
  });

  test.each([
    ['trainedAlgorithmicMedia', 'ai', 'AI made it'],
    ['compositeWithTrainedAlgorithmicMedia', 'ai_edited', 'AI made part of it'],
    ['digitalCreation', 'software', 'a program made it'],
    ['computationalCapture', 'camera', 'a camera took it'],
  ])('tell where the picture comes from: %s', (source, origin, words) => {
    const read = readCredentials(signJpeg(jpeg, { source }), 'jpeg');
    expect(read).toMatchObject({ state: 'intact', origin });
    expect(read && credentialsInWords(read)).toContain(words);
  });

  test('of a source that isn’t on the list say nothing of it', () => {
    expect(readCredentials(signJpeg(jpeg, { source: 'somethingNew' }), 'jpeg')?.origin).toBe(null);
  });

  test('that are hashed box by box, or signed in an unknown way, can’t be checked here', () => {
    expect(readCredentials(signJpeg(jpeg, { hashLabel: 'c2pa.hash.bmff.v3' }), 'jpeg')?.state).toBe(
      'unchecked',
    );
    expect(readCredentials(signJpeg(jpeg, { algorithm: -999 }), 'jpeg')?.state).toBe('unchecked');
  });

  test('are found in PNG, WebP and HEIF', () => {
    const store = storeOver(new Uint8Array(32), { start: 0, length: 1 });
    const size = (order: 'BE' | 'LE', length: number) => {
      const bytes = Buffer.alloc(4);
      order === 'BE' ? bytes.writeUInt32BE(length) : bytes.writeUInt32LE(length);
      return bytes;
    };
    const body = Buffer.concat([Buffer.from('caBX'), store]);
    const png = Buffer.concat([Buffer.alloc(8), size('BE', store.length), body, size('BE', crc32(body))]);
    const webp = Buffer.concat([Buffer.alloc(12), Buffer.from('C2PA'), size('LE', store.length), store]);
    const uuid = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
    const purpose = Buffer.from('\0\0\0\0manifest\0\0\0\0\0\0\0\0\0', 'latin1');
    const inBox = Buffer.concat([Buffer.from('uuid'), uuid, purpose, store]);
    const heic = Buffer.concat([size('BE', 8), Buffer.from('ftyp'), size('BE', 4 + inBox.length), inBox]);
    for (const [file, kind] of [
      [png, 'png'],
      [webp, 'webp'],
      [heic, 'heic'],
      [heic, 'avif'],
    ] as const)
      expect([kind, readCredentials(file, kind)]).toEqual([kind, { ...INTACT, state: 'changed' }]);
  });

  test('are shown in one line, whatever names they give', () => {
    const generator = `Evil\n\u202eCam ${'x'.repeat(500)}`;
    const madeWith = readCredentials(signJpeg(jpeg, { generator }), 'jpeg')?.madeWith ?? '';
    expect(madeWith).toMatch(/^Evil Cam x+ 1\.0$/);
    expect(madeWith.length).toBeLessThan(140);
  });

  test('that are broken or hostile are said to be unreadable, and cost nothing', () => {
    const unreadable = (store: Buffer) =>
      expect(readCredentials(withStore(store), 'jpeg')?.state).toBe('unreadable');
    const of = (claim: Buffer) =>
      labelled('c2pa', labelled('m', labelled('c2pa.claim', claim), labelled('c2pa.signature', cbor([]))));
    unreadable(labelled('c2pa'));
    unreadable(labelled('other', cbor({})));
    unreadable(of(cbor({})));
    // Arrays within arrays, without end.
    const deep = Buffer.alloc(40_000, 0x81);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(deep.length + 8);
    head.write('cbor', 4);
    unreadable(of(Buffer.concat([head, deep])));
    // Boxes within boxes.
    let nested = labelled('x');
    for (let depth = 0; depth < 400; depth += 1) nested = labelled('x', nested);
    unreadable(nested);
    unreadable(Buffer.concat(Array.from({ length: 3000 }, () => labelled('x'))));
  });

  test('are never intact once a byte of the file is another one, and never end in an error', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: signed.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const harmed = Buffer.from(signed);
          harmed[at] = (harmed[at] ?? 0) ^ by;
          const read = readCredentials(harmed, 'jpeg');
          // The unused ends of the store, its kinds and its padding aren't signed: what they say is the same.
          expect(read?.state === 'intact' ? read : INTACT).toEqual(INTACT);
        },
      ),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('jpeg', 'png', 'webp', 'heic', 'avif'),
        (bytes, kind) => {
          readCredentials(Buffer.from(bytes), kind);
          readCredentials(withStore(Buffer.from(bytes)), 'jpeg');
        },
      ),
      { numRuns: 400 },
    );
  });
});
