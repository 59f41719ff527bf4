import type { FindingLine } from '@plumbline/contract';
import { expect, test } from 'vitest';
import { sampleAlert } from '../../../test/samples.ts';
import { arrange } from './arrange-findings.ts';

function line(id: number, changes: Partial<FindingLine> = {}): FindingLine {
  return {
    id,
    number: id,
    outcome: 'defect',
    defectType: `Crack ${id}`,
    severity: 'medium',
    aiConfidence: 0.8,
    location: '',
    visitId: null,
    placeId: null,
    decision: null,
    hasPhoto: true,
    alerts: [],
    warranty: null,
    createdAt: '2026-11-20T22:10:00.000Z',
    ...changes,
  };
}

test('leads open hazards by how soon somebody has to act, not by how many there are', () => {
  const alert = (urgency: 'now' | 'today' | 'soon') => sampleAlert({ urgency });
  const all = [
    line(1, { severity: 'critical', alerts: [alert('today'), alert('soon')] }),
    line(2, { outcome: 'not_sure', severity: 'critical', alerts: [alert('now')] }),
    line(3, { severity: 'medium', alerts: [alert('soon')] }),
    line(4, { severity: 'critical' }),
  ];
  for (const by of ['first', 'room'] as const)
    expect(arrange(all, by).flatMap((one) => (one.kind === 'finding' ? [one.finding.id] : []))).toEqual([
      2, 1, 3, 4,
    ]);
});
