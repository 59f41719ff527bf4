import type { AnalysisContext } from '@plumbline/knowledge';
import { describe, expect, test } from 'vitest';
import { develop } from '../test/drawing/canvas.ts';
import { finish, plaster } from '../test/drawing/surfaces.ts';
import { examine } from './examine.ts';
import type { Engine, Opinion, Vote } from './panel.ts';
import { EngineUnavailable } from './vote.ts';

const photo = await develop(finish(plaster({ width: 640, height: 520, seed: 7 })));
const context: AnalysisContext = { description: '', stages: [], project: {}, inspectedOn: '2026-11-21' };
const opinion: Opinion = {
  families: { crack: 0.9 },
  defects: {},
  summary: 'A line.',
  recommendations: [],
  measurements: [],
  overlays: [{ kind: 'trace', label: 'Crack', points: [[0, 0]], widthPx: 2 }],
  overlayDescription: 'A line from the corner.',
};

function engine(id: string, vote: Engine['vote'], timeLimitMs = 5000): Engine {
  return { id, name: id, family: 'geometry', about: '', timeLimitMs, vote };
}
const sure = engine('sure', async () => opinion);

describe('an engine that gives no opinion is left out, and its vote says so', () => {
  test('one that fails', async () => {
    const broken = engine('broken', async () => {
      throw new Error('password=hunter2');
    });
    const { votes, consensus } = await examine(photo, context, { engines: [broken, sure] });
    expect(votes[0]).toMatchObject({ status: 'failed', reason: 'Failed, so the panel went on without it.' });
    expect(JSON.stringify({ votes, consensus })).not.toContain('hunter2');
    expect(consensus).toMatchObject({ enginesAsked: 2, enginesVoted: 1, outcome: 'defect', family: 'crack' });
    expect(consensus.divergentPoints).toContain(
      'broken gave no opinion. Failed, so the panel went on without it.',
    );
  });

  test('one that throws at once rather than in its promise', async () => {
    const rude = engine('rude', () => {
      throw new EngineUnavailable('Its key was refused.');
    });
    const { votes } = await examine(photo, context, { engines: [rude, sure] });
    expect(votes[0]).toMatchObject({ status: 'failed', reason: 'Its key was refused.' });
  });

  test('one that never ends, whose signal is aborted', async () => {
    let stopped = false;
    const endless = engine(
      'endless',
      (_evidence, _context, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            stopped = true;
          });
        }),
      30,
    );
    const { votes, consensus } = await examine(photo, context, { engines: [endless, sure] });
    expect(votes[0]).toMatchObject({ status: 'timed_out' });
    expect(votes[0]?.reason).toMatch(/too long/);
    expect(stopped).toBe(true);
    expect(consensus.outcome).toBe('defect');
  });

  test('one that has nothing to go on', async () => {
    const mute = engine('mute', async () => undefined);
    const { votes, consensus } = await examine(photo, context, { engines: [mute] });
    expect(votes[0]?.status).toBe('abstained');
    expect(consensus.outcome).toBe('not_sure');
    expect(consensus.advice.length).toBeGreaterThan(1);
  });
});

describe('an examination', () => {
  test('tells each vote as it arrives, the quick one first', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = engine('slow', async () => {
      await held;
      return opinion;
    });
    const told: Vote[] = [];
    const onVote = (vote: Vote) => {
      told.push(vote);
      release();
    };
    await examine(photo, context, { engines: [slow, sure], onVote });
    expect(told.map(({ engineId }) => engineId)).toEqual(['sure', 'slow']);
    expect(told[0]).toMatchObject({ says: 'Crack', confidence: 0.9 });
  });

  test('moves what is drawn from the vote to the photo', async () => {
    const { votes, overlays, overlayDescription } = await examine(photo, context, { engines: [sure] });
    expect(overlays).toHaveLength(1);
    expect(overlayDescription).toBe('A line from the corner.');
    expect(votes[0]?.opinion).not.toHaveProperty('overlays');
  });

  test('marks nothing on a photo that the panel finds clean', async () => {
    const clean = engine('clean', async () => ({ ...opinion, families: { normal: 0.9, crack: 0.05 } }));
    const { consensus, overlays, overlayDescription } = await examine(photo, context, { engines: [clean] });
    expect(consensus.outcome).toBe('no_visible_defect');
    expect(overlays).toEqual([]);
    expect(overlayDescription).toBe('Nothing is marked on this photo.');
  });

  test('ends when it is stopped', async () => {
    const stop = new AbortController();
    const waits = engine('waits', () => new Promise(() => stop.abort(new Error('gone'))));
    await expect(examine(photo, context, { engines: [waits], signal: stop.signal })).rejects.toThrow('gone');
  });
});
