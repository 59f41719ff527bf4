/** What is told of a public road: no step for a building helps there. */

const ROAD =
  /\b(?:motorway|freeway|tollway|expressway|highway|hwy|(?:the|on) m\d{1,2}|overpass|underpass|off-?ramp|on-?ramp)\b/;
/** Somebody's place beside the road. */
const OWN_PLACE =
  /\b(?:my|our|ours|house|home|units?|flat|apartment|balcon\w*|deck|verandah?|stairs?|ceiling|roof|kitchen|bedroom|bathroom|garage|yard|garden|fence|driveway|shop|office|shed|site|scaffold\w*|we|neighbou?r\w*|building|motel|servo)\b/;

/** Whether the words speak of a road and of nobody's building. */
export function onRoad(words: string): boolean {
  const text = words.toLowerCase();
  return ROAD.test(text) && !OWN_PLACE.test(text);
}
