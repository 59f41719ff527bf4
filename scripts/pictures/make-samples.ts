/** Lets the product analyse the sample photos, and keeps what it said as the sample reports of the public page. */
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { type ReportContent, summariseSamples } from '../../packages/documents/src/index.ts';
import type { Building } from './buildings.ts';
import type { Demo } from './demo-server.ts';

const root = new URL('../../', import.meta.url);
const write = (path: string, value: unknown) =>
  writeFile(new URL(path, root), `${JSON.stringify(value, null, 2)}\n`);

/** Writes the contents of the reports, and what the page shows of them. */
export async function makeSamples({ databaseUrl, made }: Demo): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [at, { building, reportId }] of made.entries()) {
      const { rows } = await client.query<{ content: ReportContent }>(
        'select content from report_versions where report_id = $1',
        [reportId],
      );
      const content = rows[0]?.content;
      if (!content) throw new Error(`${building.id} has no content`);
      await write(
        `packages/documents/src/samples/data/${building.id}.json`,
        steady(content, building, at + 1),
      );
    }
  } finally {
    await client.end();
  }
  await write('apps/web/src/content/data/samples.json', await summariseSamples());
}

/**
 * The same at every run but for what the engines say: numbers and days of our own in place of the clock's. A sample has
 * no trail that anybody could check it by.
 */
function steady(
  { evidence: _trail, ...content }: ReportContent,
  building: Building,
  reportId: number,
): ReportContent {
  const day = building.report.inspectedOn;
  const added = `${day}T03:00:00.000Z`;
  return {
    ...content,
    reportId,
    madeAt: `${day}T07:00:00.000Z`,
    findings: content.findings.map((finding, at) => ({
      ...finding,
      id: at + 1,
      foundAt: `${day}T04:00:00.000Z`,
      photo: finding.photo && {
        ...finding.photo,
        ...(finding.photo.added && { added: { ...finding.photo.added, at: added } }),
      },
      decision: finding.decision && { ...finding.decision, decidedAt: `${day}T06:00:00.000Z` },
    })),
  };
}
