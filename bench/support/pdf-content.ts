import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LoadedPicture, ReportContent, ReportFinding } from '@plumbline/documents';

const require = createRequire(import.meta.url);

/** The same faces for everyone. */
export const FONTS = {
  serif: require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  sans: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
};

/** A photo as the server hands it to a report: the copy that was made for paper, read and no more. */
export async function loadCopy(folder: string, id: number): Promise<LoadedPicture> {
  return { bytes: await readFile(`${folder}/${id}.jpg`), kind: 'jpg', width: 1024, height: 768 };
}

const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

function finding(id: number): ReportFinding {
  return {
    id,
    group: 'defect',
    title: `Stepped cracking in brickwork ${id}`,
    severity: SEVERITIES[id % 4] ?? 'low',
    compliance: 'undetermined',
    location: `North wall, bay ${id}`,
    stages: ['Brickwork'],
    description:
      'A crack follows the mortar joints in steps from the corner of the opening to the eaves. It is widest at the top and closes towards the sill.',
    userDescription: '',
    panel: {
      title: 'Stepped cracking in brickwork',
      severity: 'medium',
      compliance: 'undetermined',
      confidence: 0.84,
      enginesVoted: 5,
      enginesAsked: 6,
      agreements: ['Four engines see a crack'],
      divergences: [`The texture engine leans to efflorescence (${id % 40} %)`],
      modelVersion: '1',
    },
    decision: {
      verdict: 'confirmed',
      note: `Measured with a gauge at ${id}.`,
      decidedAt: '2026-11-20T00:00:00Z',
    },
    measurements: ['Crack width: stated as 4 mm', 'Crack length: measured on the photo as 1.2 ± 0.2 m'],
    severityReasons: ['A crack of 4 mm is category 2 of AS 2870', 'It has been growing since winter'],
    complianceText: 'Whether this complies can’t be determined from a photo.',
    rule: {
      provision: 'AS 2870, table C1',
      stated: '4 mm',
      limit: 'up to 5 mm',
      reason: 'Noticeable, easily filled',
    },
    classification: 'Major defect',
    safetyHazard: false,
    causes: ['Movement of the footing on reactive clay', 'No articulation joint near the opening'],
    actions: {
      immediate: ['Mark the ends of the crack and date them'],
      shortTerm: ['Have a structural engineer inspect the footing', 'Check the downpipes for leaks'],
      longTerm: ['Rake out and repoint once the movement has stopped'],
    },
    whoToCall: ['Structural engineer'],
    references: ['AS 2870: Residential slabs and footings', 'NCC 2022, Volume Two, H1D4'],
    limits: 'A photo can’t show whether the crack still moves.',
    overlays: [
      {
        kind: 'trace',
        label: 'Crack',
        points: [
          [0.08, 0.12],
          [0.34, 0.34],
          [0.5, 0.53],
          [0.86, 0.94],
        ],
      },
    ],
    overlayDescription: 'One crack from the upper left to the lower right',
    photo: {
      fileName: `IMG_${id}.jpg`,
      sha256: id.toString(16).padStart(64, 'a3f1c09be4d27768'),
      width: 4000,
      height: 3000,
      takenAt: '2026-11-19T08:14:00',
      latitude: -33.9,
      longitude: 151.1,
      camera: 'Pixel 9',
    },
    foundAt: '2026-11-19T09:00:00Z',
  };
}

export function benchReport(count: number): ReportContent {
  const findings = Array.from({ length: count }, (_, at) => finding(at + 1));
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return {
    reportId: 1,
    version: 1,
    title: 'Bench report',
    madeAt: '2026-11-21T00:00:00Z',
    declaredInspection: false,
    inspection: null,
    project: {
      name: 'House',
      address: '14 Example Street, Marrickville NSW',
      state: 'NSW',
      buildingType: '',
    },
    clientName: 'Jo Client',
    inspectedOn: '2026-11-19',
    limitations: '',
    letterhead: {
      companyName: 'Straight & True',
      abn: '',
      address: '',
      phone: '',
      email: '',
      inspectorName: 'Ann',
      licenceNumber: '1',
      accentColour: '',
    },
    counts,
    findings,
  };
}

/** The lines of a finding's page as plain text under headings, for the libraries that the same words are set with. */
export function linesOf(of: ReportFinding): [string, string[]][] {
  return [
    [
      'What the panel of engines found',
      [of.panel.title, `Confidence ${of.panel.confidence}`, ...of.panel.agreements],
    ],
    ['What the inspector decided', [of.decision?.verdict ?? '', of.decision?.note ?? '']],
    ['What it is', [of.description]],
    ['Measurements', of.measurements],
    ['Why it is rated so', of.severityReasons],
    ['Compliance', [of.complianceText, ...Object.values(of.rule ?? {})]],
    ['What to do', Object.values(of.actions).flat()],
    ['Likely causes', of.causes],
    ['Who to call', of.whoToCall],
    ['Where the engines differed', of.panel.divergences],
    ['Sources', of.references],
    ['', [of.limits]],
  ];
}
