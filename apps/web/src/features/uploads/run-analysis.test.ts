import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Reply } from '../../test/fake-api.ts';
import { sampleResult, sampleVotes } from '../../test/samples.ts';
import { choosePhoto } from './photo.ts';
import { runAnalysis } from './run-analysis.ts';

const ANALYZE = 'POST /api/analyze';
const votes = sampleVotes();
const panel = votes.map(({ engineId, engine }) => ({ engineId, engine }));

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function stream(...events: string[]): Reply {
  return { body: events.join(''), headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
}

/** Answers the first call with the first reply, and so on; the last for all that follow. */
function inTurn(...replies: Reply[]) {
  let calls = 0;
  return (): Reply => {
    calls += 1;
    return replies[Math.min(calls, replies.length) - 1] ?? {};
  };
}

function run() {
  const listener = { onPanel: vi.fn(), onVote: vi.fn() };
  const photo = choosePhoto(new File(['x'], 'wall.jpg', { type: 'image/jpeg' }));
  const input = { photo, projectId: 1, stages: ['roofing', 'painting'], description: 'a crack' };
  return { listener, photo, outcome: runAnalysis(input, listener) };
}

const RUNNING: Reply = {
  status: 409,
  body: { message: 'This analysis is still running.', code: 'still_running', requestId: 'r-1' },
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('runAnalysis', () => {
  it('tells of the panel and each vote, and ends with the result', async () => {
    const api = fakeApi({
      [ANALYZE]: stream(
        event('panel', panel),
        ...votes.map((vote) => event('vote', vote)),
        event('result', sampleResult()),
      ),
    });
    const { listener, photo, outcome } = run();
    expect(await outcome).toEqual(sampleResult());
    expect(listener.onPanel).toHaveBeenCalledWith(panel);
    expect(listener.onVote.mock.calls.map(([vote]) => vote)).toEqual(votes);
    const [sent] = api.sent;
    expect(sent?.headers.get('accept')).toBe('text/event-stream');
    expect(sent?.headers.get('idempotency-key')).toBe(photo.key);
    const form = sent?.body;
    if (!(form instanceof FormData)) throw new Error('No form was sent');
    expect(form.get('stageOfWorks')).toBe('roofing,painting');
    expect(form.get('projectId')).toBe('1');
    expect(form.get('defectDescription')).toBe('a crack');
  });

  it('takes a plain answer where nothing is streamed', async () => {
    fakeApi({ [ANALYZE]: { body: sampleResult() } });
    expect(await run().outcome).toEqual(sampleResult());
  });

  it('asks again under the same key when the stream breaks, until the run has ended', async () => {
    const api = fakeApi({
      [ANALYZE]: inTurn(stream(event('panel', panel), 'event: vo'), RUNNING, RUNNING, {
        body: sampleResult(),
      }),
    });
    const { photo, outcome } = run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual(sampleResult());
    expect(api.sent).toHaveLength(4);
    expect(new Set(api.sent.map(({ headers }) => headers.get('idempotency-key')))).toEqual(
      new Set([photo.key]),
    );
  });

  it('passes on an error within the stream with its code, and doesn’t ask again', async () => {
    const api = fakeApi({
      [ANALYZE]: stream(
        event('panel', panel),
        event('error', { message: 'Too dark.', code: 'unusable_photo', requestId: 'r-7' }),
      ),
    });
    await expect(run().outcome).rejects.toMatchObject({
      status: 422,
      code: 'unusable_photo',
      serverMessage: 'Too dark.',
      requestId: 'r-7',
    });
    expect(api.sent).toHaveLength(1);
  });

  it('passes on a refusal', async () => {
    const body = { message: 'Insufficient analysis credits', code: 'insufficient_credits', requestId: 'r-8' };
    fakeApi({ [ANALYZE]: { status: 402, body } });
    await expect(run().outcome).rejects.toMatchObject({ status: 402, code: 'insufficient_credits' });
  });
});
