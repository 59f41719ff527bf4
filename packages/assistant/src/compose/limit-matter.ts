/** What a limit is of: whoever doesn't say one of these words doesn't ask for it, whatever else its row shares with them. */
interface Matter {
  rows: RegExp;
  said: RegExp;
}

const MATTERS: readonly Matter[] = [
  { rows: /^fire-door/, said: /\bfire\b/i },
  { rows: /^frame-/, said: /\b(?:fram\w+|studs?|sheet\w*|posts?|noggings?)\b/i },
  {
    rows: /^tile-lip/,
    said: /^(?!.*\b(?:joints?|grout)\b)|\b(?:lip\w*|proud|uneven|higher|lower|edges?|steps?|up|out)\b/is,
  },
  {
    rows: /^wet-fall/,
    said: /^(?!.*\b(?:balcon\w*|decks?|driveway|ramp|paving|roof|terrace|patio|path|gutters?)\b)/is,
  },
  { rows: /^bar-climb/, said: /\b(?:climb\w*|horizontal|foot ?holds?|toe ?holds?)\b/i },
  {
    rows: /^mas-bed-level/,
    said: /\b(?:levels?|straight|wander\w*|courses?|slop\w+|run(?:s|ning)? out|out|ris(?:es?|ing)|falls?|drops?|climbs?|metres|m)\b/i,
  },
  {
    rows: /^mas-overhang/,
    said: /\b(?:over ?hang\w*|hang\w*|over|past|beyond|project\w*|stick\w*|proud)\b/i,
  },
  { rows: /^mas-cavity/, said: /\bcavit(?:y|ies)\b/i },
  {
    rows: /^plaster-crack/,
    said: /^(?!.*\b(?:slabs?|concrete|bricks?|brickwork|masonry|driveway|paving|tiles?)\b)|\b(?:plaster\w*|gyp\w*|cornices?|ceilings?|linings?|drywall)\b/is,
  },
  {
    rows: /^skirting-floor/,
    said: /\b(?:floor\w*|boards|carpet|underneath|under|tiles?|lino|laminate|hybrid)\b/i,
  },
  {
    rows: /^fix-gap-handover/,
    said: /^(?!.*\b(?:months?|years?|yrs?|weeks?) (?:after|since|ago|old|on|in)\b)/is,
  },
  {
    rows: /^fix-gap-12m/,
    said: /^(?!.*\b(?:\d+|two|three|four|five|several) (?:years?|yrs?)\b)/is,
  },
  {
    rows: /^window-weather/,
    said: /\b(?:leak\w*|water\w*|rain\w*|draught\w*|draft\w*|weather\w*|wet|windy|winds?)\b/i,
  },
  { rows: /^window-(?:bed|other)/, said: /\b(?:windows?|sills?)\b/i },
  { rows: /^natspec-/, said: /\b(?:natspec|class|contract|specif\w*|flat\w*|straight ?edge)\b/i },
  { rows: /^gutter-fall/, said: /\bgutter\w*\b/i },
  { rows: /^glass-bath/, said: /\b(?:glass|glaz\w+|mirrors?|screens?|panes?|windows?)\b/i },
  {
    rows: /^termite-edge/,
    said: /\b(?:termites?|slab edge|edge of (?:the |our )?slab|expos\w*|white ?ants?)\b/i,
  },
  {
    rows: /^floor-timber/,
    said: /\b(?:timber|boards?|floor ?boards?|wood\w*|hardwood|parquet|bamboo|floors?)\b/i,
  },
];

/** These are told where they aren't asked for by name: only a size isn't judged by them. */
const TOLD_ANYWAY = /^(?:frame-|tile-lip|wet-fall)/;
export const tellsOtherMatter = (rowId: string, text: string): boolean =>
  !TOLD_ANYWAY.test(rowId.replace(/^tolerance:/, '')) && ofOtherMatter(rowId, text);

/** Whether a limit is of something that a text doesn't speak of. */
export const ofOtherMatter = (rowId: string, text: string): boolean => {
  const id = rowId.replace(/^tolerance:/, '');
  const matter = MATTERS.find(({ rows }) => rows.test(id));
  return matter !== undefined && !matter.said.test(text);
};
