import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

const line = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.replace(/[\r\n]/g, ' ').replace(/^ /, '_'));
const event = fc.record({
  name: fc.constantFrom('panel', 'vote', 'result', 'error'),
  data: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
});
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

function write({ name, data }: StreamEvent, end: string): string {
  const lines = data.split('\n').map((text) => `data: ${text}${end}`);
  return `: keep-alive${end}event: ${name}${end}${lines.join('')}${end}`;
}

function bodyOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [index, edge] of edges.entries()) controller.enqueue(bytes.slice(edge, edges[index + 1]));
      controller.close();
    },
  });
}

describe('readEvents', () => {
  it('reads the same events however the bytes are cut, within letters and line ends too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 6 }),
        lineEnd,
        fc.array(fc.nat(), { maxLength: 12 }),
        async (events, end, cuts) => {
          const bytes = new TextEncoder().encode(events.map((one) => write(one, end)).join(''));
          const read: StreamEvent[] = [];
          for await (const one of readEvents(bodyOf(bytes, cuts))) read.push(one);
          // A lone CR at the very end can't be told from half a CRLF: only then the last event waits.
          expect(read).toEqual(end === '\r' ? events.slice(0, read.length) : events);
          expect(read.length).toBeGreaterThanOrEqual(events.length - (end === '\r' ? 1 : 0));
        },
      ),
    );
  });
});

async function readAll(text: string): Promise<StreamEvent[]> {
  const read: StreamEvent[] = [];
  for await (const one of readEvents(bodyOf(new TextEncoder().encode(text), []))) read.push(one);
  return read;
}

describe('readEvents of odd streams', () => {
  it('calls an event without a name a message and leaves out an event without data', async () => {
    expect(await readAll('id: 7\nretry: 10\ndata\n\nevent: vote\n\n')).toEqual([
      { name: 'message', data: '' },
    ]);
  });

  it('drops an event that was cut off before its end', async () => {
    expect(await readAll('event: vote\ndata: {"half"')).toEqual([]);
  });
});
