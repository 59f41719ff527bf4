import type { ReportContent, ReportFinding } from '../src/index.ts';

/** A finding with everything that a page can show. */
export function sampleFinding(id: number, changes: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id,
    group: 'defect',
    title: 'Stepped cracking in brickwork',
    severity: 'high',
    compliance: 'undetermined',
    location: 'North wall, beside the kitchen window',
    stages: ['Brickwork', 'Final Inspection'],
    description: 'A crack follows the mortar joints in steps from the corner of the opening to the eaves.',
    userDescription: 'Crack about 4 mm wide, getting longer since winter',
    observed: ['A stepped line through the middle that runs like a crack.'],
    typicalSigns: ['follows mortar joints', 'wider at one end'],
    blindSpots: ['Fine cracks in brickwork are often missed.'],
    panel: {
      title: 'Stepped cracking in brickwork',
      severity: 'medium',
      compliance: 'undetermined',
      confidence: 0.84,
      enginesVoted: 5,
      enginesAsked: 6,
      agreement: '2 of 3 opinions agree: Surface network and the description.',
      mismatch: '',
      agreements: ['4 engines see a crack'],
      divergences: ['The texture engine leans to efflorescence (22%)'],
      modelVersion: '2026.11',
    },
    decision: {
      verdict: 'corrected',
      note: 'Wider than it looks; measured with a gauge.',
      decidedAt: '2026-11-20T03:00:00.000Z',
    },
    measurements: ['Crack width: stated as 4 mm', 'Crack length: measured on the photo as 1.2 ± 0.2 m'],
    severityReasons: ['A crack of 4 mm is category 2 of AS 2870', 'It has been growing'],
    complianceText: 'Whether this complies can’t be determined from a photo.',
    rule: {
      provision: 'AS 2870, table C1',
      stated: '4 mm',
      limit: 'up to 5 mm: category 2',
      reason: 'Noticeable, easily filled; have the cause looked at.',
    },
    classification: 'Major defect (kind A: damage)',
    safetyHazard: false,
    causes: ['Movement of the footing on reactive clay', 'No articulation joint near the opening'],
    actions: {
      immediate: ['Mark the ends of the crack and date them'],
      shortTerm: ['Have a structural engineer inspect the footing', 'Check the downpipes for leaks'],
      longTerm: ['Rake out and repoint once the movement has stopped'],
    },
    whoToCall: ['Structural engineer', 'Bricklayer'],
    references: ['AS 2870: Residential slabs and footings', 'NCC 2022, Volume Two, H1D4'],
    limits: 'A photo can’t show whether the crack still moves.',
    overlays: [
      {
        kind: 'trace',
        label: 'Crack',
        points: [
          [0.1, 0.1],
          [0.3, 0.35],
          [0.5, 0.5],
          [0.85, 0.92],
        ],
      },
    ],
    overlayDescription: 'One crack from the upper left to the lower right',
    photo: {
      fileName: 'IMG_2041.jpg',
      sha256: 'a3f1c09be4d27768a3f1c09be4d27768a3f1c09be4d27768a3f1c09be4d27768',
      width: 4032,
      height: 3024,
      takenAt: '2026-11-19T08:14:00',
      latitude: -33.9124,
      longitude: 151.1552,
      camera: 'Pixel 9',
    },
    foundAt: '2026-11-19T09:00:00.000Z',
    ...changes,
  };
}

/** A report of these findings, with a letterhead. */
export function sampleReport(findings: ReportFinding[], changes: Partial<ReportContent> = {}): ReportContent {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { group, severity } of findings) if (group === 'defect') counts[severity] += 1;
  return {
    reportId: 12,
    version: 1,
    title: 'Handover inspection',
    madeAt: '2026-11-21T08:00:00.000Z',
    declaredInspection: false,
    inspection: null,
    project: {
      name: 'House in Marrickville',
      address: '14 Example Street, Marrickville NSW 2204',
      state: 'NSW',
      buildingType: 'Residential House',
    },
    clientName: 'Jo and Sam Client',
    inspectedOn: '2026-11-19',
    limitations: '',
    letterhead: {
      companyName: 'Straight & True Inspections',
      abn: '51 824 753 556',
      address: '1 Level Lane, Newtown NSW',
      phone: '02 5550 0000',
      email: 'office@example.com',
      inspectorName: 'Ann Example',
      licenceNumber: 'NSW 123456C',
      accentColour: '',
    },
    counts,
    findings,
    ...changes,
  };
}
