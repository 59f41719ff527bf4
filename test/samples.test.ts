import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_REPORTS, sampleContent, summariseSamples } from '../packages/documents/src/index.ts';
import { readText, root } from './repository.ts';

test('the page shows what the sample reports say', async () => {
  // Written by node scripts/refresh-pictures.mjs together with the reports themselves.
  expect(JSON.parse(readText('apps/web/src/content/data/samples.json'))).toEqual(await summariseSamples());
});

/** The words that a card may say of a report's severities. */
const severityOf = (high: boolean, mixed: boolean): string[] => [
  high ? 'High' : 'Low-Medium',
  ...(mixed ? ['Mixed'] : []),
];

function complianceOf({ all, breaks, compliant }: { all: number; breaks: number; compliant: number }) {
  if (compliant === all) return ['Compliant'];
  if (breaks === 0) return [];
  return breaks < all ? ['Partially Compliant', 'Non-Compliant'] : ['Non-Compliant'];
}

test('what a card says of its report is so', async () => {
  for (const { id, severity, compliance, defects } of await summariseSamples()) {
    const { findings, limitations } = await sampleContent(id);
    const has = (...words: string[]) => defects.some((defect) => words.includes(defect.severity));
    const mixed = new Set(defects.map((defect) => defect.severity)).size > 1;
    expect(severityOf(has('high', 'critical'), mixed), id).toContain(severity);
    const breaks = findings.filter((finding) => finding.compliance === 'non_compliant').length;
    const compliant = findings.filter((finding) => finding.compliance === 'compliant').length;
    expect(complianceOf({ all: findings.length, breaks, compliant }), id).toContain(compliance);
    expect(limitations).toContain('A sample.');
  }
});

test('every photo of a sample is here, and every page that is shown of it', async () => {
  for (const id of SAMPLE_REPORTS) {
    for (const { photo } of (await sampleContent(id)).findings)
      expect(existsSync(join(root, 'packages/documents/assets/samples', photo?.fileName ?? ''))).toBe(true);
    for (const page of [1, 2, 3, 4])
      expect(existsSync(join(root, `apps/web/src/assets/pictures/samples/${id}-${page}-640.webp`))).toBe(
        true,
      );
  }
});

test('a sample names no address of the machine that made it', async () => {
  for (const id of SAMPLE_REPORTS)
    expect(JSON.stringify(await sampleContent(id)), id).not.toMatch(/localhost|127\.0\.0\.1/);
});
