import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const turns = () => oneAtATime({ mostWaiting: 3, mostOfOne: 2, retryAfterSeconds: 10 });

/** Work that ends when told. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

test('work is done one piece at a time in the order in which it came, whatever fails', async () => {
  const inTurn = turns();
  const told: string[] = [];
  const first = held();
  const one = inTurn(1, () => first.work().then(() => told.push('first')));
  const two = inTurn(2, async () => {
    told.push('second');
    throw new Error('broken');
  });
  const three = inTurn(3, async () => told.push('third'));
  await Promise.resolve();
  expect(told).toEqual([]);
  first.end();
  await Promise.allSettled([one, two, three]);
  expect(told).toEqual(['first', 'second', 'third']);
  await expect(two).rejects.toThrow('broken');
});

test('an account that has taken its share is sent away, and another one still gets a place', async () => {
  const inTurn = turns();
  const first = held();
  const begun = [inTurn(1, first.work), inTurn(1, first.work)];
  await expect(inTurn(1, first.work)).rejects.toMatchObject({ code: 'busy' });
  begun.push(inTurn(2, first.work));
  await expect(inTurn(3, first.work)).rejects.toMatchObject({ code: 'busy' });
  first.end();
  await Promise.all(begun);
  // All places are free again.
  await expect(inTurn(1, async () => 'served')).resolves.toBe('served');
});
