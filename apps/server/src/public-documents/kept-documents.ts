import { createHash } from 'node:crypto';
import type { PressQueue } from './press-queue.ts';

export interface KeptDocument {
  pdf: Buffer;
  etag: string;
}

/** Documents that are the same for everybody: each is made once, however many ask at once, and kept. */
export class KeptDocuments {
  readonly #kept = new Map<string, Promise<KeptDocument>>();
  readonly #queue: PressQueue;

  constructor(queue: PressQueue) {
    this.#queue = queue;
  }

  get(name: string, make: () => Promise<Uint8Array>): Promise<KeptDocument> {
    const known = this.#kept.get(name);
    if (known) return known;
    const made = this.#queue.run(make).then((bytes) => {
      const pdf = Buffer.from(bytes);
      return { pdf, etag: `"${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}"` };
    });
    this.#kept.set(name, made);
    // A failure isn't kept: the next one who asks tries again.
    made.catch(() => this.#kept.delete(name));
    return made;
  }
}
