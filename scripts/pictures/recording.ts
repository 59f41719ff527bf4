/** One walk-through as it is recorded: what the browser painted, retimed so that nobody watches a machine wait. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** Of the video, in pixels; twice the size at which it is shown on a phone would be four times the file. */
const WIDTH = 540;
/** The longest that a picture stays while something is waited for, in seconds. */
const LONGEST_WAIT = 0.4;

interface Frame {
  file: string;
  /** When it was painted, in seconds of the browser's clock. */
  at: number;
  /** Seconds that it stays beyond that. */
  held: number;
}

export interface RecordedStep {
  /** Seconds from the beginning. */
  at: number;
  words: string;
}

export interface RecordedWalk {
  width: number;
  height: number;
  seconds: number;
  steps: RecordedStep[];
}

/** Long enough to read: about three words a second. */
const readingTime = (words: string): number => Math.max(2.4, 1 + words.split(' ').length / 3);
const round = (seconds: number) => Math.round(seconds * 100) / 100;
const stamp = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

export class Recording {
  readonly #page: Page;
  readonly #client: CDPSession;
  readonly #folder: string;
  readonly #frames: Frame[] = [];
  /** A step begins when its frame has been held for so long: the step before may have shown the same. */
  readonly #marks: { frame: number; held: number; words: string }[] = [];

  private constructor(page: Page, client: CDPSession, folder: string) {
    this.#page = page;
    this.#client = client;
    this.#folder = folder;
  }

  /** Begins with what stands on the page now. */
  static async begin(page: Page): Promise<Recording> {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-walk-'));
    const recording = new Recording(page, await page.context().newCDPSession(page), folder);
    recording.#client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      void recording.#keep(Buffer.from(data, 'base64'), metadata.timestamp ?? 0);
      recording.#client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await recording.#client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await recording.#painted();
    return recording;
  }

  async #keep(picture: Buffer, at: number): Promise<void> {
    const file = `${this.#frames.length}.png`;
    this.#frames.push({ file, at, held: 0 });
    await writeFile(join(this.#folder, file), picture);
  }

  /** Waits until what is on the page has been painted and told. */
  async #painted(): Promise<void> {
    await this.#page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    for (let known = -1; known !== this.#frames.length; await this.#page.waitForTimeout(200))
      known = this.#frames.length;
  }

  /** A step: its words come up, then it is done, and its outcome stays for as long as the words take to read. */
  async step(words: string, act?: () => Promise<unknown>): Promise<void> {
    await this.#painted();
    const frame = this.#frames.length - 1;
    this.#marks.push({ frame, held: this.#frames[frame]?.held ?? 0, words });
    this.#hold(act ? 1 : readingTime(words));
    await act?.();
    await this.#painted();
    if (act) this.#hold(readingTime(words));
    console.log(`    ${words}`);
  }

  #hold(seconds: number): void {
    const last = this.#frames.at(-1);
    if (last) last.held += seconds;
  }

  /** Ends it and writes video, captions and poster. Returns what the help centre needs to know. */
  async end(folder: string, id: string): Promise<RecordedWalk> {
    await this.#client.send('Page.stopScreencast');
    await mkdir(folder, { recursive: true });
    const stays = this.#frames.map(
      ({ at, held }, index) =>
        held + Math.min(LONGEST_WAIT, Math.max(0.04, (this.#frames[index + 1]?.at ?? at) - at)),
    );
    const begins = stays.map((_, index) => stays.slice(0, index).reduce((sum, one) => sum + one, 0));
    const seconds = round((begins.at(-1) ?? 0) + (stays.at(-1) ?? 0));
    const steps = this.#marks.map(({ frame, held, words }) => ({
      at: round((begins[frame] ?? 0) + held),
      words,
    }));
    const last = this.#frames.at(-1)?.file ?? '';
    const list = this.#frames.map(
      ({ file }, index) => `file '${file}'\nduration ${stays[index]?.toFixed(3)}`,
    );
    await writeFile(join(this.#folder, 'list.txt'), `${list.join('\n')}\nfile '${last}'\n`);
    const poster = await sharp(join(this.#folder, last))
      .resize({ width: WIDTH })
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${id}.webp`));
    const cues = steps.map(
      ({ at, words }, index) =>
        `${index + 1}\n${stamp(at)} --> ${stamp((steps[index + 1]?.at ?? seconds) - 0.001)}\n${words}\n`,
    );
    await writeFile(join(folder, `${id}.vtt`), `WEBVTT\n\n${cues.join('\n')}`);
    await this.#encode(join(folder, `${id}.webm`), WEBM);
    await this.#encode(join(folder, `${id}.mp4`), MP4);
    await rm(this.#folder, { recursive: true });
    const sizes = await Promise.all(
      ['webm', 'mp4'].map(async (type) => (await stat(join(folder, `${id}.${type}`))).size),
    );
    console.log(
      `  ${id}: ${seconds} s, ${sizes.map((size) => `${Math.round(size / 1024)} KB`).join(' and ')}`,
    );
    return { width: WIDTH, height: 2 * Math.round(poster.height / 2), seconds, steps };
  }

  async #encode(file: string, codec: readonly string[]): Promise<void> {
    const input = ['-f', 'concat', '-safe', '0', '-i', join(this.#folder, 'list.txt')];
    const picture = ['-vf', `fps=12,scale=${WIDTH}:-2:flags=lanczos`, '-pix_fmt', 'yuv420p', '-an'];
    await promisify(execFile)('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...picture, ...codec, file]);
  }
}

const WEBM = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '36',
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-cpu-used',
  '3',
  '-g',
  '240',
];
/** For phones that play no WebM. */
const MP4 = [
  '-c:v',
  'libx264',
  '-crf',
  '27',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-movflags',
  '+faststart',
];
