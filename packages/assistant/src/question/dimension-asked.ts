/** 'How much should it slope', 'how much of the edge should I see': asks for a size, and for no money. */

/** Money, in any of its words. */
const MONEY =
  /\$|\b(?:costs?|costing|prices?|priced?|pay(?:s|ing)?|paid|quotes?|quoted|charg\w+|worth|bucks?|dollars?|grand|budget|spend|fees?|rates?|invoice|bill|cheap\w*|expensive|afford|credits?|deposit|off the (?:price|bill)|damage)\b/i;
/** What is measured of a thing that lies, stands or moves. */
const MEASURED =
  'see|seen|show|showing|shows|exposed|visible|slope|slopes|sloped|fall|falls|drop|dropped|drops|dip|sag|bow|bows|lean|leans|tilt|rise|overhang\\w*|hang|hangs|stick|sticks|stand|stands|sit|sits|overlap\\w*|lap|laps|gap|gaps|clearance|clear|space|room|cover|move|movement|bounce|deflect\\w*|out|apart|above|below|left|proud|higher|lower|wider|narrower|thicker|deeper|steeper|difference|run|level|over|under|away|go (?:up|down|back|in|under|over|past|the other way)';
const HOW = '\\bhow (?:much|little|many (?:mm|mil\\w*|cm|millimet\\w*|centimet\\w*))\\b';
const OF_SIZE = new RegExp(
  `${HOW}\\b[^?.!]{0,50}\\b(?:should|can|must|may|might|has to|have to|needs? to|do i need to|supposed|meant|allowed|is|does|did|will|could|ought)\\b[^?.!]{0,40}\\b(?:${MEASURED})\\b|${HOW} (?:of (?:a |an )?)?(?:fall|slope|drop|gap|clearance|overhang|overlap|lap|rise|lean|bow|movement|difference|space|of (?:the|an?|its|their))\\b`,
  'i',
);
/** 'Is that too much?' says nothing of money by itself. */
const TOO_MUCH =
  /^\W*(?:(?:and|so|but|ok|well|hmm)\b\W*)*(?:is|are|was|would) (?:that|it|this|they|those|these) (?:be )?(?:a bit |way |far )?too much\b[\w\s]{0,20}\W*$/i;

/** Whether 'how much' or 'too much' asks for a size. */
export const asksDimension = (message: string): boolean =>
  !MONEY.test(message) && (OF_SIZE.test(message) || TOO_MUCH.test(message));
