import { expect, test } from 'vitest';
import { assess } from '../src/assess/assess.ts';

test('a step beside a crack counts in render that the photo is read as broken surface', () => {
  const cracked = assess({
    outcome: 'defect',
    defectId: 'render_defect',
    family: 'spalling',
    group: null,
    confidence: 0.5,
    measurements: [{ attribute: 'sag', value: 30, unit: 'mm', origin: 'stated' }],
    description: 'crack in the render dropped 30 mm',
    stages: [],
    project: {},
    inspectedOn: '2026-11-27',
    restsOn: 'words',
  });
  expect([cracked.severity, cracked.as4349.classification]).toEqual(['high', 'major']);
});
