import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFolder } from '../evaluate/folders.ts';
import { asJson, type MeasuredPhotos, measurePhotos } from '../evaluate/measure-photos.ts';
import { createEngines } from '../src/engines/engines.ts';
import { develop } from './drawing/canvas.ts';
import { finish, plaster } from './drawing/surfaces.ts';

const HEIC = fileURLToPath(new URL('./photos/wall.heic', import.meta.url));
let folder = '';
let listed: Awaited<ReturnType<typeof listFolder>>;
let measured: MeasuredPhotos;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-'));
  const inside = (name: string) => join(folder, 'normal', name);
  for (const name of ['normal', 'crack', 'water_damage', 'elsewhere']) await mkdir(join(folder, name));
  const plain = await develop(finish(plaster({ width: 640, height: 420, seed: 5 })));
  const made: Record<string, Sharp> = {
    'cmyk.jpg': sharp(plain).toColourspace('cmyk').jpeg(),
    'deep.png': sharp(plain).toColourspace('rgb16').png(),
    'grey.JPG': sharp(plain).greyscale().jpeg(),
    'heavy.png': sharp(plain).resize(2700, 1800, { kernel: 'nearest' }).png({ compressionLevel: 0 }),
    'huge.jpg': sharp(plain).resize(6000, 4000).jpeg({ quality: 60 }),
    'see-through.png': sharp(plain).ensureAlpha(0.4).png(),
    'sideways.jpeg': sharp(plain).withMetadata({ orientation: 6 }).jpeg(),
    'thin.webp': sharp(plain).resize(900, 20, { fit: 'fill' }).webp(),
    'tiny.png': sharp(plain).resize(3, 2).png(),
  };
  for (const [name, image] of Object.entries(made)) await image.toFile(inside(name));
  await cp(HEIC, inside('phone.heic'));
  await writeFile(inside('cut-off.jpg'), plain.subarray(0, plain.length / 3));
  await writeFile(inside('empty.jpg'), '');
  await writeFile(inside('words.png'), 'not a picture');
  await writeFile(inside('notes.txt'), 'not a picture');
  await writeFile(inside('._grey.jpg'), 'what another system notes of a photo');
  await writeFile(join(folder, 'readme.md'), 'not a picture');
  await writeFile(join(folder, 'elsewhere', 'linked.jpg'), plain);
  await symlink(join(folder, 'elsewhere'), join(folder, 'spalling'));
  listed = await listFolder(`${folder}/`);
  measured = await measurePhotos(listed.photos, createEngines());
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('measuring a folder of odd files', () => {
  it('passes over what is no family and no photo, and names it', () => {
    expect(listed.skipped.toSorted()).toEqual(
      ['elsewhere/', 'normal/._grey.jpg', 'normal/notes.txt', 'readme.md', 'water_damage/'].toSorted(),
    );
    expect(listed.photos.map(({ file }) => file)).toContain('spalling/linked.jpg');
    expect(listed.photos.filter(({ truth }) => truth === 'crack')).toEqual([]);
  });

  it('reads colours, depths, sizes and turns of all kinds, and says which files it can’t read', () => {
    expect(measured.unreadable.map(({ file }) => file).toSorted()).toEqual([
      'normal/cut-off.jpg',
      'normal/empty.jpg',
      'normal/words.png',
    ]);
    for (const { problem } of measured.unreadable) expect(problem).not.toBe('');
    expect([...measured.unwell]).toEqual([]);
  });

  it('gives one object a photo, with figures in their limits, an unreadable one as not answered', () => {
    const rows = asJson(measured.judged);
    expect(rows.map(({ file }) => file)).toEqual(listed.photos.map(({ file }) => file));
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        'file',
        'truth',
        'predicted',
        'confidence',
        'any_defect',
        'building',
      ]);
      for (const value of [row.confidence, row.any_defect, row.building]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
    expect(rows.find(({ file }) => file === 'normal/cut-off.jpg')).toMatchObject({
      predicted: 'not_sure',
      confidence: 0,
      any_defect: 0.5,
    });
  });
});
