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

const WORDS =
  'crack joint wall brick mortar stepped wide open north damp stain plaster ceiling slab edge tile grout gutter flashing window sill lintel footing clay pier column beam roof truss timber screw batten paint render sheet cornice skirting door frame hinge gap level plumb loose swollen chipped lifted bowed rusted'.split(
    ' ',
  );

/** So many words, others for each finding: what is set once and kept would make alike findings cheaper than real ones. */
function said(id: number, line: number, count: number): string {
  let state = id * 31 + line * 7919;
  const words = Array.from({ length: count }, () => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return WORDS[state % WORDS.length];
  });
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function finding(id: number): ReportFinding {
  return {
    id,
    group: 'defect',
    title: `${said(id, 1, 3)} ${id}`,
    severity: SEVERITIES[id % 4] ?? 'low',
    compliance: 'undetermined',
    location: `North wall, bay ${id}`,
    stages: ['Brickwork'],
    description: `${said(id, 2, 17)}. ${said(id, 3, 10)}.`,
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
    measurements: [`${said(id, 4, 4)} ${id} mm`, `${said(id, 5, 6)} as ${id / 10} ± 0.2 m`],
    severityReasons: [`${said(id, 6, 6)} of AS 2870`, said(id, 7, 6)],
    complianceText: `${said(id, 8, 8)}.`,
    rule: {
      provision: 'AS 2870, table C1',
      stated: '4 mm',
      limit: 'up to 5 mm',
      reason: 'Noticeable, easily filled',
    },
    classification: 'Major defect',
    safetyHazard: false,
    causes: [said(id, 9, 7), said(id, 10, 6)],
    actions: {
      immediate: [said(id, 11, 8)],
      shortTerm: [said(id, 12, 7), said(id, 13, 5)],
      longTerm: [said(id, 14, 9)],
    },
    whoToCall: ['Structural engineer'],
    references: [`AS 2870: ${said(id, 15, 5)}`, `NCC 2022, Volume Two, H1D${id}`],
    limits: `${said(id, 16, 9)}.`,
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
    overlayDescription: said(id, 17, 9),
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
