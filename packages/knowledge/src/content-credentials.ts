/**
 * Content credentials (C2PA 2.1): what a camera or program says, signed, of how a photo came to be. Not having any says
 * nothing of a photo, and nobody is told that it has none.
 */

/**
 * `intact`: the signature fits and the file is the one that was signed. `changed`: something was changed since. `unchecked`:
 * whether something was can't be told here. `unreadable`: they are there and can't be read.
 */
export const CREDENTIAL_STATES = ['intact', 'changed', 'unchecked', 'unreadable'] as const;

/** What they say the picture is: taken by a camera, made by AI, changed by AI, made by a program. */
export const CREDENTIAL_ORIGINS = ['camera', 'ai', 'ai_edited', 'software'] as const;

export interface ContentCredentials {
  state: (typeof CREDENTIAL_STATES)[number];
  /** As the certificate that came along names them; whose it is isn't checked. Empty where none could be read. */
  signer: string;
  /** The camera or program that wrote them, as it names itself; may be empty. */
  madeWith: string;
  /** Null where they don't say. */
  origin: (typeof CREDENTIAL_ORIGINS)[number] | null;
  /** How many changes they name. */
  edits: number;
}

const STATES: Readonly<Record<Exclude<ContentCredentials['state'], 'unreadable'>, string>> = {
  intact: 'The file wasn’t changed since.',
  changed: 'The file was changed since; cropping it or sending it on does that too.',
  unchecked: 'Whether it was changed since couldn’t be checked.',
};

const ORIGINS: Readonly<Record<(typeof CREDENTIAL_ORIGINS)[number], string>> = {
  camera: 'They say that a camera took it.',
  ai: 'They say that AI made it.',
  ai_edited: 'They say that AI made part of it.',
  software: 'They say that a program made it.',
};

/** What a photo's credentials say and what that is worth, for screens and reports alike. */
export function credentialsInWords({ state, signer, madeWith, origin, edits }: ContentCredentials): string {
  if (state === 'unreadable') return 'In the file, but they can’t be read.';
  return [
    `Signed by ${signer || 'somebody without a name'}${madeWith && ` with ${madeWith}`}.`,
    STATES[state],
    origin ? ORIGINS[origin] : '',
    edits > 0 ? `They name ${edits === 1 ? 'one change' : `${edits} changes`}.` : '',
    'Who signed isn’t checked.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether they say that what the picture shows wasn't all in front of a camera. */
export const isSaidToBeMade = ({ origin }: ContentCredentials): boolean =>
  origin !== null && origin !== 'camera';
