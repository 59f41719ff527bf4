import { PRECAUTION } from '@plumbline/knowledge/assess';
import { describe, expect, it } from 'vitest';
import { conclusionOf, whyNotCounted } from '../src/report/conclusion.ts';
import { forReadersOf } from '../src/report/finding-for-readers.ts';
import { closedHazards, hazardsPage, openHazards } from '../src/report/hazards-page.ts';
import { openPointsOf } from '../src/report/open-points.ts';
import type { ReportFinding } from '../src/report/report-content.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

describe('what is only said', () => {
  const told = (significant: number, saidOnly: number) =>
    conclusionOf(sampleReport([], { inspection: null }), significant, saidOnly, { minor: 0, open: 0 }, [])[0];

  it('isn’t told as shown by the photographs', () => {
    expect(told(4, 0)).toBe('The photographs show 4 significant items. They need attention first.');
    expect(told(4, 2)).toBe(
      'The photographs show 2 significant items. 2 more significant items are described but not seen in the photographs. They need attention first.',
    );
    expect(told(3, 1)).toContain(' 1 more significant item is described but not seen in the photographs.');
    expect(told(1, 1)).toBe(
      '1 significant item is described but not seen in the photographs. It needs attention first.',
    );
  });
});

describe('the conclusion', () => {
  const alerts = [{ title: 'Possible gas leak', urgency: 'now' }] as never;
  const conclude = (findings: ReportFinding[], left: object[] = []) =>
    conclusionOf(
      sampleReport(findings, { hazardsNotChosen: left as never }),
      0,
      0,
      { minor: 1, open: 0 },
      [],
    );

  it('names what is open of dangers before anything else, in the report and beside it', () => {
    const actions = { immediate: [PRECAUTION], shortTerm: [], longTerm: [] };
    const calm = conclude([sampleFinding(1, { alerts: [] })]);
    expect(calm[0]).toMatch(/no major defect/);
    expect(calm[1]).toContain('plan its repair');
    const [here, beside, unsaid] = conclude(
      [sampleFinding(1, { alerts }), sampleFinding(2, { alerts: [], actions })],
      [{ id: 9, number: 9, title: 'Crack', location: '', alerts: [{ title: 'Possible falling masonry' }] }],
    );
    expect(here).toBe('Open safety hazards: Possible gas leak.');
    expect(beside).toMatch(/isn’t part of this report\. Possible falling masonry\.$/);
    expect(unsaid).toMatch(
      /^Of 1 finding it isn’t known whether anything has fallen.* under it until it is\.$/,
    );
  });

  it('isn’t reached without the check naming the hazards that are open', () => {
    const [point] = openPointsOf(sampleReport([sampleFinding(1, { alerts })]));
    expect(point).toMatchObject({ code: 'hazards_open', findingIds: [1] });
    expect(point?.text).toContain('Possible gas leak');
    const codes = openPointsOf(sampleReport([sampleFinding(1, { alerts: [] })])).map(({ code }) => code);
    expect(codes).not.toContain('hazards_open');
  });
});

describe('a closed hazard alert', () => {
  it('is told with who closed it, when and why', () => {
    const alert = { title: 'Possible falling masonry' } as never;
    const closed = {
      alert,
      reason: 'Loose bricks taken down',
      closedAt: '2026-11-20T02:00:00.000Z',
      closedBy: 'Kim Lee',
    };
    expect(closedHazards({ closedAlerts: [closed] }, 'Australia/Sydney')).toEqual([
      'A hazard alert (Possible falling masonry) was closed by Kim Lee on 20 Nov 2026: Loose bricks taken down.',
    ]);
    expect(closedHazards({}, 'Australia/Sydney')).toEqual([]);
  });
});

describe('what keeps people clear until somebody has said', () => {
  const actions = { immediate: [PRECAUTION, 'Mark it.'], shortTerm: ['Ask a builder.'], longTerm: [] };

  it('stays in a report of an inspector’s own words, where other advice goes', () => {
    const shown = forReadersOf(sampleFinding(1, { actions }), { kind: 'expert', ownWordsOnly: true });
    expect(shown.actions).toEqual({ immediate: [PRECAUTION], shortTerm: [], longTerm: [] });
  });

  it('stands on the safety page, first in its finding, and among what the report leaves open', () => {
    const finding = sampleFinding(1, { actions, alerts: [] });
    const numbered = (one: ReportFinding) => [{ finding: one, number: '01' }];
    expect(hazardsPage(numbered(finding), 'Australia/Sydney')).toMatchObject([
      { number: '01', open: [{ steps: [PRECAUTION] }], closed: [] },
    ]);
    expect(openHazards(finding)).toMatchObject([{ steps: [PRECAUTION] }]);
    expect(openPointsOf(sampleReport([finding]))[0]).toMatchObject({
      code: 'fallen_unsaid',
      findingIds: [1],
    });
    const answered = sampleFinding(1, { actions: { ...actions, immediate: [] }, alerts: [] });
    for (const one of [answered, { ...finding, group: 'rejected' as const }]) {
      expect(hazardsPage(numbered(one), 'Australia/Sydney')).toBeNull();
      expect(openPointsOf(sampleReport([one])).map(({ code }) => code)).not.toContain('fallen_unsaid');
    }
  });

  it('is told of a photo that isn’t counted, unless it was set aside', () => {
    const told = (group: 'clear' | 'rejected') =>
      whyNotCounted(sampleFinding(1, { actions, alerts: [], group }), 'pre_purchase');
    expect(told('clear')).toContain(PRECAUTION);
    expect(told('rejected')).not.toContain(PRECAUTION);
  });
});
