/** The words of the landing page. */
export const HERO = {
  /** One line each. */
  title: ['See the crack.', 'Know what it means.'],
  lead: 'Plumbline reads a photo of a building defect and says what it is, how bad, how sure, which Australian tolerance or provision it touches, and what to do next.',
} as const;

interface Feature {
  id: 'panel' | 'sure' | 'rule' | 'next' | 'evidence' | 'projects';
  title: string;
  words: string;
}

export const FEATURES: readonly Feature[] = [
  {
    id: 'panel',
    title: 'A panel, not an oracle',
    words:
      'Several independent engines look at each photo. You see each vote as it arrives, and where they disagreed.',
  },
  {
    id: 'sure',
    title: 'It says how sure it is',
    words:
      'Confidence is set by how often such answers were right on photos that the engines never learnt from. When it can’t tell, it says so, and that costs nothing.',
  },
  {
    id: 'rule',
    title: 'The rule that decided',
    words:
      'Compliance comes with the tolerance or NCC provision that was applied and the value it was held against. No rule, no verdict: the defect is marked for inspection.',
  },
  {
    id: 'next',
    title: 'What to do next',
    words:
      'Likely causes, recommended actions and who to call, in words that you can send on to a builder or an owner.',
  },
  {
    id: 'evidence',
    title: 'Photos kept as evidence',
    words:
      'Originals stay untouched with their fingerprint, capture time and place. What goes to a screen is a stripped copy.',
  },
  {
    id: 'projects',
    title: 'Ordered by site and stage',
    words: 'Projects hold the defects of one site; stages of works say when in the build each one was found.',
  },
];

export const STEPS: readonly { title: string; words: string }[] = [
  {
    title: 'Photograph it',
    words: 'A phone is enough. JPEG, PNG, HEIC, WebP or AVIF, from 500 × 500 pixels, up to 40 MB.',
  },
  {
    title: 'Say what you know',
    words: 'The stage of works, a measured gap, what the owner noticed. All optional.',
  },
  {
    title: 'Read the verdict',
    words: 'Type, severity, confidence, compliance, actions: one page, with its reasons.',
  },
];

export const REVIEWS = {
  fromPeople: 'What people say',
  title: 'Judge it by your own photos',
  /** Stands until three people have agreed to be quoted. */
  words:
    'Plumbline is new, so there are no reviews to show yet. We show them once three people agree to be quoted. Until then, try a photo of a defect you know. You can confirm, correct or reject every result.',
} as const;
