/** Faults that words name only to deny: 'no displacement', 'without any step or lip', 'lipping: nil'. */

const FAULTS =
  '(?:disp(?:lace\\w+)?|offsets?|step(?:s|ped|ping)?|lip(?:s|ped|ping|page)?|proud|drop(?:s|ped|ping)?|sunk(?:en)?|settled|bow(?:s|ed|ing)?|bulg\\w+|bent|deflect\\w*|lean\\w*|tilt\\w*|sag\\w*|unplumb|unlevel|uneven\\w*|hump|dip|undulat\\w+|differences?|change in level|crack\\w*|gaps?|separat\\w+)\\b';
/** What may stand between a denial and what it denies; 'just', 'small' and 'hairline' may not. */
const BESIDE =
  '(?:(?:an?|any|the|its|real(?:ly)?|actual(?:ly)?|been|yet|obvious|visible|apparent|notice\\w+|noted|evident|measurable|significant|further|other|signs?|evidence|of|feel|see|find|vertical|horizontal|lateral|differential|relative|sideways|level|height|out-of-plane)(?: or | and | ?/ ?| ))*';
const NAMED = BESIDE + FAULTS;
const DENIAL =
  "(?:\\b(?:no|nil|zero|without|not|never|neither (?:side|edge|half|end|face|leaf)(?: has| have| is)?)|n't) ";

const DENIED = new RegExp(`${DENIAL}${NAMED}(?:(?:, ?${NAMED})*,? ?(?:n?or |/ ?)${NAMED})*`, 'g');
const ANSWERED = new RegExp(
  `\\b${FAULTS}(?: is| was|:|=| -)* ?(?:nil|none|zero|absent|not (?:seen|noted|evident|observed|visible|present|detected|apparent|found))\\b`,
  'g',
);

/**
 * The text, in lower case, with 'none' for each fault that it denies: a size beside it is of something else, while
 * 'no gaps over 2 mm' is a bound as before.
 */
export const withoutDeniedFaults = (text: string): string =>
  text.replace(ANSWERED, ' none').replace(DENIED, ' none');
