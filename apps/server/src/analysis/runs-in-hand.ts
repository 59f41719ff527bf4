/** The runs that this process works on at this moment, so that a sweep can tell one that it lost from one that goes on. */
const inHand = new Map<string, number>();

export interface Named {
  userId: number;
  idempotencyKey: string;
}

const nameOf = (runner: number, { userId, idempotencyKey }: Named) =>
  JSON.stringify([runner, userId, idempotencyKey]);

/** Says so while `work` goes on. It has to begin before the run's row is there, or a sweep could come in between. */
export async function holdInHand<T>(runner: number, run: Named, work: () => Promise<T>): Promise<T> {
  const name = nameOf(runner, run);
  inHand.set(name, (inHand.get(name) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const left = (inHand.get(name) ?? 1) - 1;
    if (left > 0) inHand.set(name, left);
    else inHand.delete(name);
  }
}

export const isInHand = (runner: number, run: Named): boolean => inHand.has(nameOf(runner, run));
