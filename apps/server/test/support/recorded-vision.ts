import { createHash } from 'node:crypto';
import { type Examination, type Intake, PhotoError, type VisionPool } from '@plumbline/vision';

/** What a made-up photo is to be: its bytes begin with this word. */
export type Kind = 'crack' | 'unsure' | 'blank' | 'broken';

interface Recorded {
  intake: Intake;
  crack: Examination;
  unsure: Examination;
}

interface RecordedVision extends VisionPool {
  /** How often the panel was shown each photo, by its bytes. */
  shown: Map<string, number>;
  /** While it is closed, nobody comes out of the panel. */
  gate: { close(): void; open(): void };
}

/**
 * A vision that takes text for photos and answers what was recorded before, at once: 'crack 7' costs a credit, 'unsure 7'
 * none, 'blank 7' can't be used, and the panel fails over 'broken 7' the first time.
 */
export function recordedVision(recorded: Recorded): RecordedVision {
  const names = new WeakMap<object, string>();
  const shown = new Map<string, number>();
  let opened = Promise.resolve();
  let open = () => {};
  return {
    shown,
    gate: {
      close() {
        open();
        opened = new Promise((resolve) => {
          open = resolve;
        });
      },
      open: () => open(),
    },
    async intake(bytes, { judge = true } = {}) {
      const name = Buffer.from(bytes).toString();
      if (judge && name.startsWith('blank')) throw new PhotoError('blank');
      const quality = name.startsWith('blank')
        ? { ...recorded.intake.seed.quality, contrast: 0, detail: 0 }
        : recorded.intake.seed.quality;
      const seed = { ...recorded.intake.seed, quality };
      names.set(seed, name);
      return { ...recorded.intake, seed, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    async examine(input) {
      const name = names.get(input) ?? '';
      const times = (shown.get(name) ?? 0) + 1;
      shown.set(name, times);
      await opened;
      if (name.startsWith('broken') && times === 1) throw new Error('The panel fell over');
      return name.startsWith('unsure') ? recorded.unsure : recorded.crack;
    },
    redraw: () => Promise.reject(new Error('Nothing is drawn here')),
    print: () => Promise.resolve({ spots: new Uint8Array(), words: new Uint8Array() }),
    alike: () => Promise.resolve([]),
    lookAgain: () => Promise.reject(new Error('No repair is looked at here')),
    observe: () => Promise.reject(new Error('Nothing is learned here')),
    configure: () => undefined,
    warm: () => undefined,
    load: () => ({ running: 0, waiting: 0 }),
    close: async () => undefined,
  };
}
