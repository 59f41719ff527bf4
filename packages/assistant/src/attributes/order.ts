/** The ends of what has an order, among projects and among findings. */

/** Something that has an order, with the words that ask for one of its ends. */
export interface Order<T> {
  asked: RegExp;
  /** Whether the greatest comes first. */
  falling: boolean;
  /** What orders it; undefined where nothing is recorded. */
  key: (of: T) => string | number | undefined;
  /** The key in words. */
  said: (of: T) => string;
  /** What stands first, as 'the oldest contract'. */
  is: string;
  /** What isn't recorded of those left out. */
  none: string;
}

/** What has a key, the end that is asked for first. */
export function inOrder<T>({ key, falling }: Pick<Order<T>, 'key' | 'falling'>, all: readonly T[]): T[] {
  const held = all.filter((each) => key(each) !== undefined);
  const compare = (a: T, b: T) => {
    const [one, other] = [key(a) ?? '', key(b) ?? ''];
    return typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  };
  return [...held].sort((a, b) => (falling ? compare(b, a) : compare(a, b)));
}

const KINDS = '(?:cracks?|gaps?|leaks?|holes?|stains?|chips?|splits?|bulges?|dips?)';
/** Names findings in general: 'which of the things'. */
export const ANY_FINDING = /\b(?:findings?|defects?|issues?|items?|things?|ones?|photos? of what)\b/i;
/** Names findings, in general or by what they are: 'cracks'. */
export const OF_FINDINGS = new RegExp(`${ANY_FINDING.source}|\\b${KINDS}\\b`, 'i');
const ofKinds = (ages: string) => new RegExp(`\\b(?:${ages}) (?:\\w+ )?${KINDS}\\b`, 'i');
export const OLDEST = ofKinds('oldest|earliest');
export const NEWEST = ofKinds('newest|latest|most recent');
