/** Answers of the server as tests need them, each with what the test cares about changed. */
import {
  type AnalysisResult,
  type Defect,
  type DefectSummary,
  type EngineResult,
  FINDING_ACTIONS,
  type FindingLine,
  PROJECT_ACTIONS,
  type Project,
  permissionsOf,
  SAMPLED_FIGURES,
  type Stats,
} from '@plumbline/contract';

export function sampleProject(changes: Partial<Project> = {}): Project {
  return {
    id: 1,
    name: 'Marrickville terrace',
    description: 'Two storeys, rear extension, brick veneer.',
    status: 'active',
    progress: 35,
    progressSetByHand: false,
    needsAttention: true,
    address: '12 Victoria Road, Marrickville',
    state: 'NSW',
    buildingType: 'residential-house',
    contractDate: '2025-03-01',
    approvalDate: null,
    completionDate: null,
    openHazards: 0,
    gravestHazard: null,
    hazardsInDrafts: 0,
    closedAlerts: [],
    defectCount: 7,
    criticalCount: 1,
    createdAt: '2026-11-01T02:00:00.000Z',
    userId: 1,
    ...permissionsOf(PROJECT_ACTIONS, 'owner', { onHold: false }),
    ...changes,
  };
}

function sampleVote(changes: Partial<EngineResult> = {}): EngineResult {
  return {
    engineId: 'crack',
    engine: 'Crack geometry',
    status: 'voted',
    defectType: 'Crack',
    confidence: 0.86,
    summary: 'A stepped line follows the mortar joints for about a third of the photo.',
    recommendations: ['Measure the width at its widest point.'],
    elapsedMs: 240,
    ...changes,
  };
}

export function sampleVotes(): EngineResult[] {
  return [
    sampleVote(),
    sampleVote({
      engineId: 'surface',
      engine: 'Surface network',
      confidence: 0.91,
      summary: 'Brick with a crack.',
    }),
    sampleVote({
      engineId: 'language',
      engine: 'Your words',
      defectType: 'Stepped cracking in brickwork',
      confidence: 0.78,
      summary: 'You wrote ‘stepped crack’.',
    }),
    sampleVote({
      engineId: 'precedent',
      engine: 'Precedents',
      status: 'abstained',
      defectType: null,
      confidence: null,
      summary: 'No labelled example is close enough.',
    }),
  ];
}

export function sampleSummary(changes: Partial<DefectSummary> = {}): DefectSummary {
  return {
    id: 41,
    projectId: 1,
    number: 12,
    outcome: 'defect',
    defectType: 'Stepped cracking in brickwork',
    defectId: 'brick_stepped_crack',
    family: 'crack',
    severity: 'high',
    description: 'A crack that steps along the mortar joints, which points to movement of the footing.',
    recommendations:
      'Mark both ends with the date and measure again in three months. Check the downpipe and drains at this corner. Ask a structural engineer if it widens.',
    precaution: null,
    aiConfidence: 0.84,
    nccCompliant: false,
    compliance: 'non_compliant',
    stageOfWorks: 'external_cladding',
    location: 'North-east corner',
    imageUrl: '/api/images/41',
    imageName: 'corner.jpg',
    imageData: null,
    createdAt: '2026-11-20T22:10:00.000Z',
    aiResults: sampleVotes(),
    consensusFactors: ['Geometry and network both see a crack.', 'Your words name the same defect.'],
    divergentPoints: ['The network puts more weight on a mortar defect.'],
    agreement: {
      asked: 5,
      opinions: 3,
      agreeing: 2,
      basis: 'both',
      text: '2 of 3 opinions agree: Surface network and your words.',
    },
    decisionNote: '',
    mismatch: null,
    decision: null,
    alerts: [],
    ...permissionsOf(FINDING_ACTIONS, 'owner', {
      onHold: false,
      hazardOpen: Boolean(changes.alerts?.length),
    }),
    ...changes,
  };
}

type Deadline = NonNullable<NonNullable<Defect['assessment']['warranty']>['deadlines']>[number];

export function sampleDeadline(className: string, lastDay: string | null): Deadline {
  return {
    id: className,
    scheme: 'Statutory warranty',
    statutory: true,
    className,
    oneReading: true,
    period: className === 'major defect' ? '6 years' : '2 years',
    kind: 'start_proceedings',
    startsOn: 'completion of the work',
    lastDay,
    countedFrom: lastDay ? { fact: 'completionDate', date: '2026-03-01' } : null,
    missing: lastDay ? [] : ['completionDate'],
    detail: '',
    exception: '',
    law: 'Home Building Act 1989, s 18E(1)',
    confidence: 'verified',
    source: 'Act',
  };
}

function sampleAssessment(changes: Partial<Defect['assessment']> = {}): Defect['assessment'] {
  return {
    title: 'Stepped cracking in brickwork',
    description: 'A crack that steps along the mortar joints.',
    severity: 'high',
    severityReasons: ['Stated width of 6 mm is in the band from 5 to 15 mm.', 'Movement may go on.'],
    compliance: {
      verdict: 'non_compliant',
      text: 'Wider than the tolerance for masonry at this age of the building.',
      rule: {
        id: 'masonry-crack',
        title: 'Cracks in masonry',
        provision: 'Residential slabs and footings (AS 2870, Table C1)',
        source: 'AS 2870',
        confidence: 'likely',
        stated: '6 mm wide',
        limit: 'up to 5 mm',
        reason: 'The stated width is beyond the limit.',
        verdict: 'non_compliant',
      },
      otherRules: [],
      missingFacts: ['approvalDate'],
      missingWords: ['The width at the widest point, in millimetres.'],
    },
    as4349: {
      kinds: [{ letter: 'A', name: 'Damage' }],
      classification: 'major',
      safetyHazard: false,
      text: 'Major defect, kind A (damage), by AS 4349.1.',
    },
    nccEdition: {
      edition: 'NCC 2022',
      alternatives: [],
      display: 'NCC 2022',
      why: 'Contract of 1 March 2025 in NSW.',
      confidence: 'likely',
      source: 'ABCB',
      needs: [],
    },
    guide: {
      id: 'nsw-2017',
      title: 'NSW Guide to Standards and Tolerances 2017',
      why: 'A guide informs; the law and the contract prevail.',
      limitsHeld: true,
      confidence: 'verified',
      source: 'NSW Fair Trading',
      needs: [],
    },
    warranty: {
      classes: { nswMajor: 'unsettled', structural: null },
      period: '6 years (major defect) or 2 years (any other defect)',
      runsFrom: 'completion of the work',
      law: 'Home Building Act 1989, s 18E(1)',
      earliest: { lastDay: '2028-02-29', kind: 'start_proceedings' },
      summary:
        'Earliest possible last day: 29 February 2028, to start proceedings. The law can be read in two ways; this is the earlier of the two days.',
      deadlines: [
        sampleDeadline('major defect', '2032-02-29'),
        sampleDeadline('any other defect', '2028-02-29'),
      ],
      windows: [],
      note: 'Not legal advice. Ask a lawyer before relying on it, and check with the regulator.',
      regulator: 'NSW Fair Trading',
      confidence: 'verified',
      source: 'Act',
    },
    causes: ['Settlement of the footing at the corner.', 'A leaking downpipe that softens the ground.'],
    actions: {
      immediate: ['Keep people away from loose bricks.'],
      shortTerm: ['Have the drains tested.', 'Fix tell-tales across the crack.'],
      longTerm: ['Underpin only on an engineer’s advice.'],
    },
    whoToCall: ['A structural engineer', 'A licensed plumber for the drains'],
    references: [
      {
        kind: 'standard',
        display: 'Residential slabs and footings (AS 2870)',
        confidence: 'verified',
        source: 'SA',
      },
      { kind: 'ncc', display: 'Housing Provisions, Part 4.2', confidence: 'likely', source: 'ABCB' },
      { kind: 'law', display: 'Home Building Act', confidence: 'unsure', source: '' },
    ],
    guidance: {
      element: 'crack',
      items: [
        {
          toleranceId: 'as2870-c1-2',
          citation: {
            title: 'Residential slabs and footings',
            number: 'AS 2870',
            confidence: 'likely',
            source: 'AS 2870',
            display: 'Residential slabs and footings (AS 2870)',
          },
          limit: 'Noticeable cracks, up to 5 mm',
        },
      ],
    },
    considerationPoints: ['A crack that is wider at the top points to the corner going down.'],
    executiveSummary:
      'Stepped cracking in brickwork at the north-east corner, rated high. It is wider than the tolerance. Have the drains tested and a structural engineer look at it.',
    technicalAnalysis: 'The line follows bed and perpend joints. Its width grows upwards.',
    recommendations: ['Mark both ends with the date.', 'Measure again in three months.'],
    limits: 'A photo shows the surface: it can’t prove the cause, the depth or what is behind the wall.',
    ...changes,
  };
}

export function sampleDefect(changes: Partial<Defect> = {}): Defect {
  return {
    ...sampleSummary({ alerts: changes.alerts ?? [] }),
    original: { defectType: 'Stepped cracking in brickwork', severity: 'high', nccCompliant: false },
    decisionDetails: null,
    closedAlerts: [],
    advice: [],
    userDescription: 'stepped crack, 6 mm wide',
    spokenWords: '',
    settledByWords: true,
    group: null,
    candidates: [
      { defectId: 'brick_stepped_crack', name: 'Stepped cracking in brickwork', probability: 0.84 },
      { defectId: 'mortar_defect', name: 'Poor or eroded mortar joints', probability: 0.09 },
    ],
    assessment: sampleAssessment(),
    measurements: [],
    savedMeasurements: [],
    overlays: [
      {
        kind: 'trace',
        label: 'Crack',
        points: [
          [0.2, 0.15],
          [0.3, 0.3],
          [0.42, 0.36],
          [0.5, 0.55],
          [0.66, 0.6],
          [0.72, 0.85],
        ],
        widthPx: 6,
      },
    ],
    overlayDescription: 'A line from the upper left to the lower right, stepping along the joints.',
    evidence: {
      photoId: 41,
      original: null,
      sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
      width: 1600,
      height: 1200,
      bytes: 1_843_200,
      takenAt: '2026-11-20T21:58:00.000Z',
      latitude: -33.91095,
      longitude: 151.15634,
      contentCredentials: null,
      camera: 'Pixel 8',
      deviceAt: '2026-11-21T08:59:12.000+11:00',
      deviceSha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
      receivedAt: '2026-11-20T22:01:40.000Z',
      claimedReceivedAt: null,
    },
    enginesAsked: 4,
    observed: ['A stepped line through the middle that runs like a crack.'],
    enginesVoted: 3,
    modelVersion: 'panel-1',
    ...changes,
  };
}

export function sampleResult(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  return {
    outcome: 'defect',
    defectType: 'Stepped cracking in brickwork',
    confidence: 0.84,
    message: 'Stepped cracking in brickwork, high, fairly sure.',
    charged: true,
    remainingCredits: 4,
    newCredits: 4,
    analysisCount: 1,
    alerts: [],
    defect: sampleDefect(),
    also: [],
    ...changes,
  };
}

export function sampleStats(changes: Partial<Stats> = {}): Stats {
  return {
    totalProjects: 2,
    activeProjects: 2,
    totalDefects: 8,
    criticalDefects: 1,
    unreviewedDefects: 5,
    openHazards: 0,
    gravestHazard: null,
    latestProjectId: 1,
    attentionProjects: 1,
    attentionProjectId: 1,
    anythingDue: true,
    anywhereToFile: true,
    averageAccuracy: 82,
    accuracyOf: 'reviews',
    reviewedFindings: 11,
    judgedFindings: 13,
    averageCompliance: 40,
    ring: { structural: 50, waterproofing: null, fireSafety: 90, accessibility: null, overall: 62 },
    sample: false,
    samples: changes.sample ? [...SAMPLED_FIGURES] : [],
    ...changes,
  };
}

export function sampleAlert(changes: Partial<Defect['alerts'][number]> = {}): Defect['alerts'][number] {
  return {
    kind: 'gas',
    urgency: 'now',
    title: 'Possible gas leak',
    steps: ['Leave now.', 'Call 000 from outside.'],
    call: '000 if anyone is in danger, then 1800 427 532',
    source: 'sa.gov.au',
    basis: 'words',
    because: 'smell gas',
    ...changes,
  };
}

/** A finding as a project's list has it. */
export function sampleLine(id: number, changes: Partial<FindingLine> = {}): FindingLine {
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
    precaution: null,
    mended: false,
    warranty: null,
    createdAt: '2026-11-20T22:10:00.000Z',
    ...changes,
  };
}
