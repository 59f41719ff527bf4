/** One walk-through as it is recorded: a picture at every step, each shown for a time that the script gives. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Of the video, in pixels; twice the size at which it is shown on a phone would be four times the file. */
const WIDTH = 540;
/** Seconds that each kind of picture is shown. None of them depends on how fast the machine was. */
const SHOWN = { before: 1, touch: 0.4, typed: 0.12, waiting: 0.4 } as const;
/** The most pictures of one wait: a slow machine shows as many as a fast one at the longest. */
const MOST_WAITING = 10;

interface Frame {
  file: string;
  seconds: number;
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
const total = (frames: readonly Frame[]) => frames.reduce((sum, { seconds }) => sum + seconds, 0);

/** Draws or takes away the dot that stands for a finger. */
function drawTouch(at: { x: number; y: number } | null): void {
  document.getElementById('recorded-touch')?.remove();
  if (!at) return;
  const dot = document.createElement('div');
  dot.id = 'recorded-touch';
  Object.assign(dot.style, {
    position: 'fixed',
    left: `${at.x - 18}px`,
    top: `${at.y - 18}px`,
    width: '36px',
    height: '36px',
    borderRadius: '50%',
    background: 'rgb(224 90 20 / 0.55)',
    zIndex: '99999',
    pointerEvents: 'none',
  });
  document.documentElement.append(dot);
}

/** Brings something into the middle of the screen, as a finger would. What is in sight stays where it is. */
export const bring = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The bars at head and foot cover as much as a finger's height each.
    const bar = element.closest('nav') ? 0 : 80;
    if (top < bar || bottom > innerHeight - bar)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

export class Recording {
  readonly page: Page;
  readonly #folder: string;
  readonly #frames: Frame[] = [];
  #last: Buffer | undefined;
  readonly #steps: RecordedStep[] = [];

  private constructor(page: Page, folder: string) {
    this.page = page;
    this.#folder = folder;
  }

  static async begin(page: Page): Promise<Recording> {
    return new Recording(page, await mkdtemp(join(tmpdir(), 'plumbline-walk-')));
  }

  /** Shows what is on the page now for so long. Says whether it is another picture than the last. */
  async #show(seconds: number): Promise<boolean> {
    const picture = await this.page.screenshot({ animations: 'disabled' });
    const last = this.#frames.at(-1);
    if (last && this.#last?.equals(picture)) {
      last.seconds += seconds;
      return false;
    }
    const file = `${this.#frames.length}.png`;
    await writeFile(join(this.#folder, file), picture);
    this.#frames.push({ file, seconds });
    this.#last = picture;
    return true;
  }

  /** A step: its words come up, then it is done, and its outcome stays for as long as the words take to read. */
  async step(words: string, act?: () => Promise<unknown>): Promise<void> {
    this.#steps.push({ at: round(total(this.#frames)), words });
    if (act) {
      await this.#show(SHOWN.before);
      await act();
    }
    await this.#show(readingTime(words));
    console.log(`    ${words}`);
  }

  /** Touches something, with a dot where the finger is. */
  async touch(target: Locator): Promise<void> {
    await bring(target);
    const box = await target.boundingBox();
    if (box) {
      await this.page.evaluate(drawTouch, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await this.#show(SHOWN.touch);
      await this.page.evaluate(drawTouch, null);
    }
    await target.click();
  }

  /** Writes into a field, some letters a picture. */
  async type(field: Locator, words: string): Promise<void> {
    await bring(field);
    for (const letters of words.match(/.{1,3}/g) ?? []) {
      await field.pressSequentially(letters);
      await this.#show(SHOWN.typed);
    }
  }

  /** Shows what changes until something stands on the page. */
  async until(target: Locator): Promise<void> {
    for (let shown = 0; !(await target.isVisible()); ) {
      if (shown < MOST_WAITING && (await this.#waiting())) shown += 1;
      await this.page.waitForTimeout(50);
    }
  }

  /** A wait is told by what changes in it: the same picture twice counts once. */
  async #waiting(): Promise<boolean> {
    const before = this.#frames.at(-1);
    const seconds = before?.seconds ?? 0;
    const another = await this.#show(SHOWN.waiting);
    if (!another && before) before.seconds = seconds;
    return another;
  }

  /** Ends it and writes video, captions and poster. Returns what the help centre needs to know. */
  async end(folder: string, id: string): Promise<RecordedWalk> {
    await mkdir(folder, { recursive: true });
    const seconds = round(total(this.#frames));
    const steps = this.#steps;
    const last = this.#frames.at(-1)?.file ?? '';
    const list = this.#frames.map((frame) => `file '${frame.file}'\nduration ${frame.seconds.toFixed(3)}`);
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
