/** The three buildings of the sample reports: made-up places, drawn photos, the words of the person who took them. */
export interface SamplePhoto {
  /** File name without its ending, in packages/documents/assets/samples. */
  photo: string;
  stage: string;
  location: string;
  words: string;
  decision?: {
    verdict: 'confirmed' | 'corrected';
    defectId?: string;
    severity?: 'critical' | 'high' | 'medium' | 'low';
    nccCompliant?: boolean;
    note?: string;
  };
}

export interface Building {
  id: string;
  project: {
    name: string;
    description: string;
    state: string;
    buildingType: string;
    address: string;
    contractDate: string;
  };
  report: { title: string; clientName: string; inspectedOn: string; limitations: string };
  photos: readonly SamplePhoto[];
}

export const LETTERHEAD = {
  companyName: 'Sample Building Inspections',
  abn: '',
  address: '1 Example Street, Sydney NSW 2000',
  phone: '',
  email: 'sample@example.com',
  inspectorName: 'Sam Example',
  licenceNumber: 'Sample, none',
  accentColour: '',
};

const LIMITATIONS = 'A sample. The building doesn’t exist, and the photos are drawn.';

export const BUILDINGS: readonly Building[] = [
  {
    id: 'residential-handover',
    project: {
      name: 'House at Example Grove',
      description: 'New house, walked through before handover',
      state: 'NSW',
      buildingType: 'residential-house',
      address: '14 Example Grove, Marrickville NSW 2204',
      contractDate: '2025-09-01',
    },
    report: {
      title: 'Sample: residential handover',
      clientName: 'The owners (sample)',
      inspectedOn: '2026-11-16',
      limitations: LIMITATIONS,
    },
    photos: [
      {
        photo: 'shower-junction',
        stage: 'kitchen_bathrooms',
        location: 'Ensuite, shower',
        words: 'Sealant missing along the junction of shower wall and floor tiles',
        decision: { verdict: 'confirmed', note: 'Seal before the shower is used.' },
      },
      {
        photo: 'ensuite-floor',
        stage: 'kitchen_bathrooms',
        location: 'Ensuite, floor beside the vanity',
        words: 'Lippage of 3 mm between two floor tiles, measured with a straightedge',
        decision: { verdict: 'confirmed' },
      },
      {
        photo: 'hall-above-door',
        stage: 'internal_linings',
        location: 'Hall, above the bedroom door',
        words: 'Crack in the plasterboard from the corner of the door, 2 mm wide',
        decision: { verdict: 'confirmed' },
      },
      {
        photo: 'bedroom-skirting',
        stage: 'fixing_stage',
        location: 'Bedroom 2, window wall',
        words: 'Gap of 4 mm between skirting and floor',
        decision: { verdict: 'confirmed' },
      },
      {
        photo: 'garage-wall',
        stage: 'external_cladding',
        location: 'Garage, south wall outside',
        words: 'White salts, efflorescence on the face brickwork',
      },
    ],
  },
  {
    id: 'commercial-office-fitout',
    project: {
      name: 'Office fitout, level 2',
      description: 'Fitout of one floor, at practical completion',
      state: 'VIC',
      buildingType: 'commercial-office',
      address: 'Level 2, 100 Sample Street, Melbourne VIC 3000',
      contractDate: '2026-03-02',
    },
    report: {
      title: 'Sample: commercial office fitout',
      clientName: 'The tenant (sample)',
      inspectedOn: '2026-11-18',
      limitations: LIMITATIONS,
    },
    photos: [
      {
        photo: 'level-2-ceiling',
        stage: 'practical_completion',
        location: 'Open plan, grid C4',
        words: 'Old water stain on a ceiling tile, dry now, the condensate drain above was mended in October',
        decision: {
          verdict: 'corrected',
          defectId: 'water_stain',
          severity: 'low',
          nccCompliant: true,
          note: 'Dry on the day; the drain above was mended. Replace the tile.',
        },
      },
      {
        photo: 'corridor-joint',
        stage: 'internal_linings',
        location: 'Corridor to the lifts',
        words: 'Peaking at a plasterboard joint, seen in glancing light only',
        decision: {
          verdict: 'corrected',
          nccCompliant: true,
          note: 'Cosmetic: no provision of the code is touched.',
        },
      },
      {
        photo: 'meeting-room-door',
        stage: 'fixing_stage',
        location: 'Meeting room 2.03',
        words: 'Door binds at the bottom, uneven gap to the jamb',
        decision: {
          verdict: 'corrected',
          nccCompliant: true,
          note: 'Not on an exit path; adjust the hinges.',
        },
      },
      {
        photo: 'open-plan-wall',
        stage: 'painting',
        location: 'Open plan, east wall',
        words: 'Patchy paint finish, thin coverage and one run',
        decision: { verdict: 'corrected', nccCompliant: true, note: 'Cosmetic: one more coat.' },
      },
    ],
  },
  {
    id: 'structural-defect-assessment',
    project: {
      name: 'Flats of 2018, Sample Parade',
      description: 'Cracks and spalling reported by the owners corporation',
      state: 'NSW',
      buildingType: 'apartment',
      address: '8 Sample Parade, Wollongong NSW 2500',
      contractDate: '2018-02-01',
    },
    report: {
      title: 'Sample: structural defect assessment',
      clientName: 'The owners corporation (sample)',
      inspectedOn: '2026-11-12',
      limitations: LIMITATIONS,
    },
    photos: [
      {
        photo: 'balcony-soffit',
        stage: 'final_inspections',
        location: 'Soffit of the balcony of flat 6',
        words: 'Concrete spalling with exposed rusting reinforcement, pieces have fallen',
        decision: { verdict: 'confirmed', note: 'Area below fenced off on the day.' },
      },
      {
        photo: 'north-wall',
        stage: 'final_inspections',
        location: 'North wall, below the window of flat 2',
        words: 'Stepped crack in the brickwork, 7 mm wide, longer than last year',
        decision: { verdict: 'confirmed', note: 'Measured with a gauge.' },
      },
      {
        photo: 'window-head',
        stage: 'final_inspections',
        location: 'Window head, flat 4',
        words: 'Rusted steel lintel, crack in the bed joint above it',
        decision: {
          verdict: 'corrected',
          defectId: 'corroded_lintel',
          severity: 'critical',
          note: 'The panel wasn’t sure. On site: rust over the whole length, the lintel has dropped.',
        },
      },
      {
        photo: 'garage-slab',
        stage: 'final_inspections',
        location: 'Garage 3, floor',
        words: 'Crack across the concrete slab, 4 mm wide',
        decision: { verdict: 'confirmed' },
      },
    ],
  },
];
