/** The year of a building, where a message tells it and asks nothing: 'bought a 1962 weatherboard'. */
import { ASKS } from './tells-what-is.ts';

const YEAR = /\b(?:circa |about |around )?(1[89]\d\d|20[01]\d)(?:['’]?s)?\b/i;
const OF_BUILDING =
  /\b(?:house|home|place|unit|flat|apartment|town ?house|cottage|villa|terrace|bungalow|queenslander|building|block|duplex|semi|weatherboard|brick|fibro|veneer|built|construct\w*)\b/i;
/** Tells of something wrong or done, of law, or of what is recorded. */
const MORE =
  /\b(?:law|warrant\w*|claim\w*|builder|insur\w*|council|report|findings?|project|photo|asbestos|lead|safe|likely|crack\w*|leak\w*|damp|mould\w*|rot\w*|rust\w*|loose|sag\w*|lean\w*|smell\w*|drill\w*|sand\w*|cut\w*|remov\w*|renovat\w*|pull\w*|broke\w*|rip\w*|wir\w*|stump\w*|termites?|settled|handed|finish\w*|complet\w*|mm|cm|metres?|code|ncc|as ?\d+)\b/i;
const MOST_WORDS = 16;

/** The year; undefined where a message asks for more or tells none. */
export function yearTold(message: string): number | undefined {
  if (ASKS.test(message) || MORE.test(message) || !OF_BUILDING.test(message)) return undefined;
  if (message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const year = Number(YEAR.exec(message)?.[1] ?? 0);
  return year === 0 ? undefined : year;
}
