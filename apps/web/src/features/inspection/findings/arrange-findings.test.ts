import { expect, test } from 'vitest';
import { sampleAlert, sampleLine } from '../../../test/samples.ts';
import { arrange, filter } from './arrange-findings.ts';

test('leads open hazards by how soon somebody has to act, not by how many there are', () => {
  const alert = (urgency: 'now' | 'today' | 'soon') => sampleAlert({ urgency });
  const all = [
    sampleLine(1, { severity: 'critical', alerts: [alert('today'), alert('soon')] }),
    sampleLine(2, { outcome: 'not_sure', severity: 'critical', alerts: [alert('now')] }),
    sampleLine(3, { severity: 'medium', alerts: [alert('soon')] }),
    sampleLine(4, { severity: 'critical' }),
  ];
  for (const by of ['first', 'room'] as const)
    expect(arrange(all, by).flatMap((one) => (one.kind === 'finding' ? [one.finding.id] : []))).toEqual([
      2, 1, 3, 4,
    ]);
});

test('of equally urgent hazards gas leads, then live parts, however new the others are', () => {
  const now = (kind: 'gas' | 'electrical' | 'structural') => [sampleAlert({ kind, urgency: 'now' })];
  const all = [
    sampleLine(1, { severity: 'critical', alerts: now('gas') }),
    sampleLine(2, { severity: 'critical', alerts: now('structural') }),
    sampleLine(3, { severity: 'critical', alerts: [sampleAlert({ kind: 'gas', urgency: 'today' })] }),
    sampleLine(4, { severity: 'critical', alerts: now('electrical') }),
    sampleLine(5, { severity: 'critical', alerts: now('structural') }),
  ];
  expect(arrange(all, 'first').flatMap((one) => (one.kind === 'finding' ? [one.finding.id] : []))).toEqual([
    1, 4, 5, 2, 3,
  ]);
});

test('of equally pressing hazards the graver finding leads, then the newest, whatever else is said of them', () => {
  const gas = { severity: 'critical' as const, alerts: [sampleAlert({ kind: 'gas', urgency: 'now' })] };
  const all = [
    sampleLine(9, { ...gas, precaution: 'Keep people from under it.' }),
    sampleLine(10, { ...gas, decision: 'confirmed' }),
    sampleLine(11, { ...gas, severity: 'high' }),
  ];
  expect(arrange(all, 'first').flatMap((one) => (one.kind === 'finding' ? [one.finding.id] : []))).toEqual([
    10, 9, 11,
  ]);
});

test('what is mended is neither critical nor urgent any more, and comes after what is left', () => {
  const all = [
    sampleLine(1, { severity: 'critical', mended: true }),
    sampleLine(2, { severity: 'low' }),
    sampleLine(3, { severity: 'critical' }),
    sampleLine(4, { outcome: 'no_visible_defect' }),
  ];
  expect(
    arrange(all, 'first').map((line) => (line.kind === 'heading' ? line.label : line.finding.id)),
  ).toEqual(['Critical', 3, 'Low', 2, 'Mended', 1, 'No defect, or set aside', 4]);
  expect(arrange(all, 'room').flatMap((one) => (one.kind === 'finding' ? [one.finding.id] : []))).toEqual([
    3, 2, 1, 4,
  ]);
  expect(filter(all, { visit: 'all', state: 'urgent' }).map(({ id }) => id)).toEqual([3]);
});
