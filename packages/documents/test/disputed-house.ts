import { REPORT_KIND_FACTS, type ReportKind } from '@plumbline/knowledge/report-kinds';
import { warrantyFinding } from '@plumbline/knowledge/rules';
import sharp from 'sharp';
import { type LoadedPicture, type ReportContent, type ReportFinding, renderReport } from '../src/index.ts';
import { sampleFinding, sampleReport } from './sample-report.ts';

const TITLES = [
  'Stepped cracking in brickwork',
  'Loose balustrade',
  'Cracked roof tile',
  'Leaking shower base',
  'Rusted lintel',
  'Blocked weep holes',
  'Drummy floor tile',
  'Door that binds',
  'Peeling paint',
  'Rotten deck board',
  'Missing flashing',
  'Damp skirting',
] as const;

/** Twelve decided findings, a dog and a finding set aside: as an inspection of one house leaves them. */
function findingsOf(kind: ReportKind): ReportFinding[] {
  const taken = sampleFinding(1).photo;
  const photo = taken && {
    ...taken,
    added: { by: 'Ann Example', at: '2026-11-19T01:00:00.000Z', source: 'upload' as const },
  };
  const limits = warrantyFinding(
    { state: 'NSW', contractDate: '2020-03-03', completionDate: '2021-06-30' },
    { defectId: 'brick_stepped_crack', plumbing: false, severity: 'high' },
    '2026-11-22',
    {},
  );
  const found = TITLES.map((title, at) =>
    sampleFinding(at + 1, {
      title,
      photo,
      deadlines: limits?.deadlines ?? [],
      location: `Room ${at + 1}, south wall`,
      severity: at < 4 ? 'high' : 'low',
      classification: at < 4 ? 'Major defect (kind A: damage)' : 'Minor defect (kind D: deterioration)',
      safetyHazard: at === 1,
      measurements: [`Width: measured by Ann Example with a crack gauge as ${at + 2} mm`],
      panel: { ...sampleFinding(at + 1).panel, title: 'An earlier guess' },
      furtherPhotos: photo && at === 0 ? [{ ...photo, id: 900, role: 'Close-up' }] : [],
      ...(kind === 're_inspection' && photo && at === 0
        ? {
            history: {
              said: ['Repaired on 1 Nov 2026.'],
              before: { ...photo, id: 901, role: '' },
              after: 'own',
            },
          }
        : {}),
    }),
  );
  return [
    ...found,
    sampleFinding(13, { title: 'A dog', group: 'clear', decision: null }),
    sampleFinding(14, {
      title: 'A shadow',
      group: 'rejected',
      decision: { verdict: 'rejected', note: 'Only a shadow', decidedAt: '2026-11-20T03:00:00.000Z' },
    }),
  ];
}

const FIELDS: Partial<Record<ReportKind, ReportContent['particulars']>> = {
  notice: {
    fields: [
      { key: 'addressee', label: 'Addressed to', text: 'Build Co, 1 Kerb Street' },
      { key: 'replyBy', label: 'Reply by', text: '2026-12-20' },
      { key: 'accessLog', label: 'Access offered', text: '1 Dec, nobody came' },
    ],
    forum: null,
  },
  expert: {
    fields: [
      { key: 'fileNumber', label: 'File number', text: 'HB 26/0012' },
      { key: 'parties', label: 'Parties', text: 'Client v Build Co' },
      { key: 'retainedBy', label: 'Retained by', text: 'Kerb Lawyers' },
      { key: 'instructions', label: 'Instructions', text: 'Letter of Kerb Lawyers, 1 May 2026' },
      { key: 'qualifications', label: 'Qualifications and experience', text: 'Builder since 1999' },
      { key: 'relationship', label: 'Relationship with the parties', text: 'None with either party' },
      { key: 'documents', label: 'Documents relied on', text: 'Contract of 3 March 2020' },
      { key: 'assumptions', label: 'Assumptions', text: 'Drawings were built as issued' },
      { key: 'limits', label: 'Outside my expertise', text: 'Footing design' },
      { key: 'codeReadOn', label: 'Code of conduct read on', text: '2026-11-01' },
    ],
    forum: {
      name: 'NCAT (New South Wales)',
      expertCode: 'NCAT Procedural Direction 3',
      prescribed: 'the acknowledgement of the code',
      aiRule: 'NCAT Procedural Direction 7 asks for leave.',
      leave: 'granted',
      leaveDetails: '1 Oct 2026, file HB 26/0012',
    },
  },
};

/** What a report of each kind says of the same house. */
export function disputedHouse(kind: ReportKind, changes: Partial<ReportContent> = {}): ReportContent {
  const { declared } = REPORT_KIND_FACTS[kind];
  const base = sampleReport(findingsOf(kind));
  return {
    ...base,
    kind,
    project: {
      ...base.project,
      dates: [
        { name: 'Contract', date: '2020-03-03' },
        { name: 'Approval', date: '2020-02-01' },
        { name: 'Completion', date: '2021-06-30' },
      ],
    },
    basis: [{ name: 'Edition of the code', held: 'NCC 2019', why: 'The permit dates from 1 February 2020' }],
    declaredInspection: declared,
    inspection: declared
      ? {
          areas: ['interior', 'exterior'],
          areasNotInspected: ['roof space'],
          reasons: { 'roof space': 'The hatch was painted shut' },
          attendedBy: 'Ann Example and the owner',
          weather: 'Dry, 24 °C',
          overallCondition: 'Below average',
        }
      : null,
    limitations: 'Boxes hid the east wall.',
    openPoints: ['One photo has no date'],
    plans: [
      {
        planId: 7,
        name: 'Ground floor',
        page: 1,
        pins: TITLES.map((_, at) => ({ findingId: at + 1, x: (at + 1) / 14, y: 0.5, corners: null })),
      },
    ],
    ...(FIELDS[kind] ? { particulars: FIELDS[kind] } : {}),
    ...changes,
  };
}

/** Its file, with a grey picture for each photo and a white sheet for the plan. */
export async function fileOf(content: ReportContent, format: 'pdf' | 'docx' = 'pdf'): Promise<Uint8Array> {
  const picture = async (background: string): Promise<LoadedPicture> => {
    const create = { width: 400, height: 300, channels: 3, background } as const;
    return { bytes: await sharp({ create }).jpeg().toBuffer(), kind: 'jpg', width: 400, height: 300 };
  };
  const [photo, sheet] = await Promise.all([picture('#8899aa'), picture('#ffffff')]);
  return renderReport(content, {
    loadPhoto: async () => photo,
    loadFurtherPhoto: async () => photo,
    loadPlan: async () => sheet,
    format,
  });
}
