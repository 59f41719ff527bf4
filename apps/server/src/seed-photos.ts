/** A decision as an inspector would take it on the finding. */
interface SeedDecision {
  verdict: 'confirmed' | 'corrected' | 'rejected';
  nccCompliant?: boolean;
  defectId?: string;
  severity?: 'critical' | 'high' | 'medium' | 'low';
  location?: string;
  note?: string;
}

export interface SeedPhoto {
  /** Among the drawn sample photos of the documents package. */
  photo: string;
  stage: string;
  words: string;
  decision?: SeedDecision;
  /** What was asked the assistant about the finding, one after the other. */
  questions?: readonly string[];
}

export interface SeedProject {
  project: Record<string, string>;
  photos: readonly SeedPhoto[];
}

/** Three sites and twelve findings of different families: some decided, some still to be looked at. */
export const SEED_PROJECTS: readonly SeedProject[] = [
  {
    project: {
      name: 'Terrace in Marrickville',
      description: 'Handover inspection of a renovated terrace',
      state: 'NSW',
      buildingType: 'residential-house',
      address: '12 Example Street, Marrickville NSW 2204',
      contractDate: '2025-09-01',
    },
    photos: [
      {
        photo: 'hall-above-door',
        stage: 'internal_linings',
        words: 'Crack in the plasterboard from the corner of the door, 2 mm wide',
        decision: { verdict: 'confirmed', location: 'Hall, above the bedroom door' },
      },
      {
        photo: 'ensuite-floor',
        stage: 'kitchen_bathrooms',
        words: 'Lippage of 3 mm between two floor tiles, measured with a straightedge',
        decision: { verdict: 'confirmed', location: 'Ensuite, floor beside the vanity' },
      },
      {
        photo: 'shower-junction',
        stage: 'kitchen_bathrooms',
        words: 'Sealant missing along the junction of shower wall and floor tiles',
        decision: {
          verdict: 'confirmed',
          location: 'Ensuite, shower',
          note: 'Seal before the shower is used.',
        },
      },
      {
        photo: 'window-head',
        stage: 'final_inspections',
        words: 'Rusted steel lintel, crack in the bed joint above it',
        decision: {
          verdict: 'corrected',
          defectId: 'corroded_lintel',
          severity: 'critical',
          location: 'Front window',
          note: 'The panel wasn’t sure. On site: rust over the whole length, the lintel has dropped.',
        },
      },
    ],
  },
  {
    project: {
      name: 'Townhouses in Brunswick',
      description: 'Four townhouses at fixing stage',
      state: 'VIC',
      buildingType: 'townhouse',
      address: '4 Sample Lane, Brunswick VIC 3056',
      contractDate: '2026-08-15',
    },
    photos: [
      {
        photo: 'garage-wall',
        stage: 'external_cladding',
        words: 'White salts, efflorescence on the face brickwork',
      },
      {
        photo: 'meeting-room-door',
        stage: 'fixing_stage',
        words: 'Door binds at the bottom, uneven gap to the jamb',
        decision: { verdict: 'confirmed', location: 'House 2, study' },
      },
      {
        photo: 'open-plan-wall',
        stage: 'painting',
        words: 'Patchy paint finish, thin coverage and one run',
        decision: {
          verdict: 'rejected',
          location: 'House 1, living room',
          note: 'Undercoat. The last coat is next week.',
        },
      },
      {
        photo: 'bedroom-skirting',
        stage: 'fixing_stage',
        words: 'Gap of 4 mm between skirting and floor',
      },
    ],
  },
  {
    project: {
      name: 'Flats in Wollongong',
      description: 'Cracks and spalling reported by the owners corporation',
      state: 'NSW',
      buildingType: 'apartment',
      address: '8 Sample Parade, Wollongong NSW 2500',
      contractDate: '1972-02-01',
    },
    photos: [
      {
        photo: 'balcony-soffit',
        stage: 'final_inspections',
        words: 'Concrete spalling with exposed rusting reinforcement, pieces have fallen',
        decision: {
          verdict: 'confirmed',
          location: 'Soffit of the balcony of flat 6',
          note: 'Area below fenced off on the day.',
        },
        questions: ['What should I do first?', 'Who should repair it?'],
      },
      {
        photo: 'north-wall',
        stage: 'final_inspections',
        words: 'Stepped crack in the brickwork, 7 mm wide, longer than last year',
        decision: {
          verdict: 'confirmed',
          location: 'North wall, below the window of flat 2',
          note: 'Measured with a gauge.',
        },
      },
      {
        photo: 'garage-slab',
        stage: 'final_inspections',
        words: 'Crack across the concrete slab, 4 mm wide',
      },
      {
        photo: 'bathroom-ceiling',
        stage: 'practical_completion',
        words: 'Mould in the corner of the bathroom ceiling',
      },
    ],
  },
];

export const SEED_REPORT = 'Defects of the flats';
