import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HazardInput } from './alert.ts';
import { ageOf } from './from-project.ts';
import { keepLast } from './keep-last.ts';
import { readAlerts } from './read-alerts.ts';

describe('what was worked out of a text before', () => {
  it('is handed back for the last texts, and worked out anew for others and long ones', () => {
    const worked: string[] = [];
    const kept = keepLast<string[]>(2, 5);
    const ask = (text: string) => kept(text, () => worked.splice(worked.length, 0, text) && [text]);
    const first = ask('one');
    ask('two');
    expect(ask('one')).toBe(first);
    // Two was asked of longest ago.
    ask('three');
    ask('two');
    ask('longest');
    ask('longest');
    expect(worked).toEqual(['one', 'two', 'three', 'two', 'longest', 'longest']);
  });
});

describe('the same words', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const words = 'cut through the wall sheets of the laundry';
  const kinds = (more: Pick<HazardInput, 'project' | 'projectWords'>) =>
    readAlerts({ words, ...more }).map(({ kind }) => kind);

  it('warn of what the building’s age makes of them, whatever was asked before', () => {
    for (let asked = 0; asked < 2; asked += 1) {
      expect(kinds({ project: { completionDate: '1975-01-01' } })).toContain('asbestos');
      expect(kinds({ project: { completionDate: '2015-01-01' } })).not.toContain('asbestos');
    }
  });

  it('are read anew when the year turns', () => {
    vi.useFakeTimers({ now: new Date('2025-12-31T12:00:00'), toFake: ['Date'] });
    const alarm = () => readAlerts({ words: 'smoke alarm from 2016' });
    const classes = () => ageOf({ words: '', projectWords: 'the garage is 35 years old' }).classes;
    expect(alarm()).toEqual([]);
    expect([...classes()]).toContain('yearold');
    vi.setSystemTime(new Date('2026-01-01T12:00:00'));
    expect(alarm().map(({ kind }) => kind)).toEqual(['fire']);
    expect([...classes()]).not.toContain('yearold');
  });
});
