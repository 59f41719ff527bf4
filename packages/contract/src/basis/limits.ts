/** Constants of the product that server and browser share. Money is in cents. */
export const LIMITS = {
  freeCredits: 5,
  /** For how long a trial without an account is kept, and how long until the next one. */
  trialHours: 24,
  creditsPerPack: 15,
  packPriceCents: 1500,
  reportPriceCents: 1000,
  currency: 'AUD',
  uploadBytes: 10 * 1024 * 1024,
  /** The largest photo that the app makes small enough to upload. */
  chosenPhotoBytes: 40 * 1024 * 1024,
  minPhotoSide: 500,
  displayNameMin: 2,
  displayNameMax: 100,
  passwordMin: 6,
  passwordMax: 200,
  projectNameMax: 200,
  projectDescriptionMax: 2000,
  contextMax: 4000,
  measurementsMax: 20,
  /** Of a crack, in millimetres: what opens wider is a gap. */
  crackWidthMax: 200,
  pageDefault: 20,
  pageMax: 200,
  /** How many rows of a list are counted; of more it says so many and a plus. */
  countedMatches: 500,
  defectsPerPage: 3,
} as const;

/** Nobody reads a form, fills it in and sends it in less, in milliseconds: what does is a program. */
export const FORM_FASTEST_MS = 2000;
