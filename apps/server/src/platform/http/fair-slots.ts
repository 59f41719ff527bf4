import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

export interface SlotLimits {
  /** Transfers at once, of everybody together. */
  most: number;
  /** Of these, how many may be one account's. */
  mostOfOne: number;
  /** How long a transfer may take to get going before it has to show a pace, in milliseconds. */
  graceMs: number;
  /** Below this pace, in bytes a second, a transfer gives way to somebody who waits. */
  slowBytesPerSecond: number;
  /** A transfer in which nothing has moved for so long ends, in milliseconds. */
  stalledMs: number;
}

interface Transfer {
  owner: number;
  since: number;
  /** Bytes that have moved so far. */
  bytes: () => number;
  /** Ends it: somebody else needs the place, or nothing moves. */
  end: () => void;
  seen: { bytes: number; at: number };
}

/**
 * Places for transfers that hold memory or a connection for as long as the other side takes. Nobody keeps others out by
 * being slow: with every place taken, a newcomer gets that of an account with more of them, or of the slowest transfer
 * once it had its time to get going; and what has stopped moving altogether ends by itself.
 */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #transfers = new Set<Transfer>();
  readonly #watch: NodeJS.Timeout;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#watch = setInterval(() => this.#endStalled(), Math.max(20, limits.stalledMs / 4));
    this.#watch.unref();
  }

  /**
   * Takes a place, and returns what gives it back.
   * @throws AppError rate_limited where this account has its share, busy where nobody has to give way
   */
  enter(owner: number, bytes: () => number, end: () => void): () => void {
    const { most, mostOfOne } = this.#limits;
    const takenByOwner = this.#of(owner).length;
    if (takenByOwner >= mostOfOne) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
    if (this.#transfers.size >= most) {
      const givesWay = this.#crowding(takenByOwner) ?? this.#slow();
      if (!givesWay) throw new AppError('busy', { retryAfterSeconds: 5 });
      this.#end(givesWay);
    }
    const now = Date.now();
    const transfer: Transfer = { owner, since: now, bytes, end, seen: { bytes: bytes(), at: now } };
    this.#transfers.add(transfer);
    return () => void this.#transfers.delete(transfer);
  }

  close(): void {
    clearInterval(this.#watch);
  }

  #of(owner: number): Transfer[] {
    return [...this.#transfers].filter((each) => each.owner === owner);
  }

  /** The slowest transfer of the account that has the most, where even without it that has more than the newcomer. */
  #crowding(takenByOwner: number): Transfer | undefined {
    const accounts = [...new Set([...this.#transfers].map(({ owner }) => owner))].map((owner) =>
      this.#of(owner),
    );
    const crowd = accounts.sort((one, other) => other.length - one.length)[0] ?? [];
    return crowd.length - 1 > takenByOwner ? this.#slowestOf(crowd) : undefined;
  }

  #slow(): Transfer | undefined {
    const { graceMs, slowBytesPerSecond } = this.#limits;
    const settled = [...this.#transfers].filter(({ since }) => Date.now() - since > graceMs);
    const slowest = this.#slowestOf(settled);
    return slowest && pace(slowest) < slowBytesPerSecond ? slowest : undefined;
  }

  #slowestOf(transfers: Transfer[]): Transfer | undefined {
    return transfers.sort((one, other) => pace(one) - pace(other))[0];
  }

  #endStalled(): void {
    const now = Date.now();
    for (const transfer of this.#transfers) {
      const bytes = transfer.bytes();
      if (bytes !== transfer.seen.bytes) transfer.seen = { bytes, at: now };
      else if (now - transfer.seen.at > this.#limits.stalledMs) this.#end(transfer);
    }
  }

  #end(transfer: Transfer): void {
    this.#transfers.delete(transfer);
    transfer.end();
  }
}

/** Places for what one process sends and receives at once. */
export interface TransferSlots {
  uploads: FairSlots;
  exports: FairSlots;
}

/** Uploads are held in memory while they arrive: so many times 10 MB at most. */
const UPLOADS: SlotLimits = {
  most: 24,
  mostOfOne: 6,
  graceMs: 10_000,
  slowBytesPerSecond: 16 * 1024,
  stalledMs: 20_000,
};

/** Each export holds a database connection for as long as its reader takes. */
const EXPORTS: SlotLimits = {
  most: 4,
  mostOfOne: 1,
  graceMs: 10_000,
  slowBytesPerSecond: 32 * 1024,
  stalledMs: 30_000,
};

export type SlotOptions = Partial<Record<keyof TransferSlots, Partial<SlotLimits>>>;

export function keepSlots(app: FastifyInstance, { uploads, exports }: SlotOptions = {}): void {
  const slots = {
    uploads: new FairSlots({ ...UPLOADS, ...uploads }),
    exports: new FairSlots({ ...EXPORTS, ...exports }),
  };
  app.decorate('slots', slots);
  app.addHook('onClose', async () => {
    for (const each of Object.values(slots)) each.close();
  });
}

/**
 * Takes a place among downloads for this answer. What it returns gives the place back: call it once the answer is closed.
 * @throws AppError busy, or rate_limited where the account has its share
 */
export function enterDownloads(userId: number, request: FastifyRequest, { raw }: FastifyReply): () => void {
  const before = raw.socket?.bytesWritten ?? 0;
  return request.server.slots.exports.enter(
    userId,
    () => (raw.socket?.bytesWritten ?? before) - before,
    () => raw.destroy(),
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    slots: TransferSlots;
  }
}

const pace = ({ bytes, since }: Transfer) => (bytes() * 1000) / Math.max(1, Date.now() - since);
