import { readFileSync, statSync } from 'node:fs';
import { GUIDES } from '@plumbline/knowledge/help';
import { describe, expect, test } from 'vitest';
import walks from '../apps/web/src/content/data/walks.json' with { type: 'json' };

const FOLDER = new URL('../apps/web/public/walks/', import.meta.url);
const MOST_BYTES = 1.5 * 1024 * 1024;
const told = GUIDES.find(({ id }) => id === 'videos')?.sections.map(({ id }) => id) ?? [];

/** Seconds that an MP4 lasts, of its movie header. */
function secondsOfMp4(file: Buffer): number {
  const header = file.indexOf('mvhd') + 4;
  expect(header).toBeGreaterThan(4);
  expect(file[header], 'version of the movie header').toBe(0);
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

/** Seconds that a WebM lasts: milliseconds as a double, behind the element's id and size. */
function secondsOfWebm(file: Buffer): number {
  expect(file.readUInt32BE(0), 'EBML').toBe(0x1a45dfa3);
  const duration = file.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  expect(duration).toBeGreaterThan(0);
  return file.readDoubleBE(duration + 3) / 1000;
}

const CUE = /(\d\d):(\d\d):([\d.]+) --> (\d\d):(\d\d):([\d.]+)\n(.+)/g;
const cuesOf = (captions: string) =>
  [...captions.matchAll(CUE)].map(([, h, m, s, toH, toM, toS, words]) => ({
    from: Number(h) * 3600 + Number(m) * 60 + Number(s),
    to: Number(toH) * 3600 + Number(toM) * 60 + Number(toS),
    words,
  }));

test('the help centre has four videos, and each was recorded', () => {
  expect(told).toHaveLength(4);
  expect(Object.keys(walks)).toEqual(told);
});

describe.each(Object.entries(walks))('the video %s', (id, { seconds, steps, width, height }) => {
  const file = (ending: string) => readFileSync(new URL(`${id}.${ending}`, FOLDER));

  test('is there for every browser, small enough for a phone, with a picture to begin with', () => {
    for (const ending of ['webm', 'mp4']) {
      const { size } = statSync(new URL(`${id}.${ending}`, FOLDER));
      expect(size).toBeGreaterThan(50_000);
      expect(size).toBeLessThan(MOST_BYTES);
    }
    expect(file('webp').subarray(8, 12).toString()).toBe('WEBP');
    expect(width).toBeLessThan(height);
  });

  test('lasts as long as it says, between ten seconds and a minute and a half', () => {
    expect(seconds).toBeGreaterThan(10);
    expect(seconds).toBeLessThan(90);
    expect(Math.abs(secondsOfMp4(file('mp4')) - seconds)).toBeLessThan(1);
    expect(Math.abs(secondsOfWebm(file('webm')) - seconds)).toBeLessThan(1);
  });

  test('has captions that are its steps, one after the other, each long enough to read', () => {
    const captions = file('vtt').toString();
    expect(captions.startsWith('WEBVTT\n\n')).toBe(true);
    const cues = cuesOf(captions);
    expect(cues.map(({ words }) => words)).toEqual(steps.map(({ words }) => words));
    expect(cues.length).toBeGreaterThan(3);
    for (const [at, { from, to }] of cues.entries()) {
      expect(to - from).toBeGreaterThan(2);
      expect(from).toBeGreaterThanOrEqual(cues[at - 1]?.to ?? 0);
    }
    expect(cues.at(-1)?.to).toBeLessThanOrEqual(seconds);
  });
});
