/** A message as it is asked: without what came along with a copied text, and without the request to be reminded. */
import { inSense } from './senses.ts';
import { writtenOut } from './words.ts';

/** Tags that came along with a copied text are no words of it. */
const withoutMarkup = (text: string) => text.replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ').trim() || text;

/** 'Remind me when I did Yamba' asks when, and wants no reminder set. */
const REMINDS =
  /^\W*(?:(?:can|could|will) (?:you|u) |please |pls )*remind me (?=(?:again )?(?:what|when|where|which|who|how|whose)\b)/i;

/** Trades call a fine crack a hairline. */
const HAIRLINE = /\bhairlines?\b(?! ?-?(?:cracks?|fractures?|gaps?|splits?))/gi;

/** 'Daughter here typing for dad, he wants to know what X is' asks what X is. */
const ASKS_FOR =
  /^.{0,60}?\b(?:he|she|they|dad|mum|mom|wife|husband|boss|client|partner|mate|owner|tenant)(?:['’]?s)? (?:wants? to know|would like to know|is asking|are asking|asks|asked(?: me)?|is wondering|wonders)[ ,:]+(?=(?:what|who|how|when|where|which|why|if|whether|is|are|can|does|do)\b)/i;
const RESEAL =
  /\bre-?seal(?:ing)?\b(?=.{0,30}\b(?:showers?|baths?|basin|sink|tiles?|splash ?back|vanity)\b)/gi;
const REGROUT = /(?<=\b(?:i|we|just|to)) re-?grout(?:ing)?\b(?! it)/gi;

/** 'Site supervisor, lot 14.', 'Strata manager here.' says who asks, and asks for no such person. */
const ROLE =
  /^\W*(?:(?:hi|hello|hey|g['’]?day)[ ,!]+)?(?:(?:i['’]?m|im|i am|as|from|speaking as|asking as) )?(?:an? |the )?(?:(?:retired|old|former|ex|newbie|second year|first[- ]?(?:home|time)) )?(?:(?:(?:pre-?purchase|building|buyer['’]?s|pest) )?inspector|(?:site )?(?:supervisor|foreman)|strata manager|property manager|building manager|owner|buyer|tenant|landlord|solicitor|lawyer|builder|chippy|chippie|carpenter|tiler|plumber|sparky|electrician|brickie|bricklayer|painter|plasterer|renderer|roofer|glazier|waterproofer|concreter|landscaper|certifier|handyman|tradie|apprentice|engineer)(?: here)?(?:, (?:lot \d+|\d+ (?:items?|findings?)(?: in)?|on site|on the road|short on time|in a rush))?[.,:;]+ (?=\S+ \S+ \S+)/i;

/** 'Pool fence height minimum?', 'ceiling height in a hallway?': a heading asks for the limit. */
const HEIGHT_LIMIT = /^\W*(?:the )?((?:[a-z]+ ){1,3})height,? (min(?:imum)?|max(?:imum)?)\W*$/i;
const HEIGHT_IN =
  /^\W*(?:the )?((?:ceiling|room) height) (?:in|for|of) (?:an? |the )?([a-z]+(?: [a-z]+)?)\W*$/i;
/** '… when I sell? Victoria': the state stands after its question. */
const STATE_AFTER =
  /\?\s+(nsw|new south wales|vic|victoria|qld|queensland|wa|western australia|sa|south australia|tas|tasmania|nt|northern territory|act)\W*$/i;

/** 'What about NSW: a brick crack of 6 mm, is that a defect?' asks the rest of that state. */
const OF_STATE =
  /^\W*(?:(?:and|so|ok) )?(?:what|how) about (nsw|new south wales|vic(?:toria)?|qld|queensland|wa|western australia|sa|south australia|tas(?:mania)?|nt|act)\s*[:;,–—-]+\s*(\S+ \S+.*?)\W*$/i;

/** 'What should be fixed first?', 'which findings have to be repaired first' is the order of the work. */
const FIRST_TO_FIX =
  /\b(?:what|which)(?: (?:of (?:my|the|our) )?(?:findings?|defects?|ones?|things?|issues?|repairs?|items?))? (?:should|must|ought to|needs? to|has to|have to)(?: be| get)? (?:fixed|repaired|mended|sorted|rectified|dealt with|done) first\b/gi;

/** 'Is there a photo of the garage wall?' asks of the account, and not how to take one. */
const IS_PHOTO_OF =
  /\b(?:is|are) there (?:an?|any|some) (?:photos?|pics?|pictures?|shots?|images?) of (?=(?:the|my|our)\b)/gi;

/** 'Is it kosher to', 'would it be legit to', 'any problem with': all ask leave, or whether it is right so. */
const ASKS_LEAVE =
  /^(\W*(?:(?:and|so|but|hey|hi|ok|just)\b\W*)*)(?:(?:(?:is|are|would|will) (?:it|this|that|we)(?: be)?|am i|it['’]?s) )?(?:(?:still |really |considered )?(?:kosher|legit|acceptable|permissible|cool|sweet|fine|alright|all right|right|good (?:practice|idea)) to\b|(?:any|an?) (?:problem|issue|drama|harm|worries) (?:with|in|if (?:i|we))?)/i;

/** How long the answer may be says nothing of what is asked. */
const IN_SO_MANY_WORDS =
  / in (?:just |only )?(?:a|one|two|three|four|five|a few|\d) (?:short |quick |brief )?(?:sentences?|lines?|words|(?:dot|bullet) ?points?|paragraphs?)\W*$/i;

export const asAsked = (text: string): string =>
  inSense(writtenOut(withoutMarkup(text)))
    .replace(ROLE, '')
    .replace(IN_SO_MANY_WORDS, '')
    .replace(IS_PHOTO_OF, 'did I photograph ')
    .replace(REMINDS, '')
    .replace(FIRST_TO_FIX, 'what should I fix first')
    .replace(ASKS_FOR, '')
    .replace(ASKS_LEAVE, '$1is it ok to ')
    .replace(HEIGHT_LIMIT, (_, of: string, bound: string) => `what is the ${bound} height of a ${of.trim()}`)
    .replace(HEIGHT_IN, 'what is the minimum $1 in a $2')
    .replace(STATE_AFTER, ' in $1?')
    .replace(OF_STATE, 'in $1: $2?')
    .replace(RESEAL, 'replace the failed grout or sealant in')
    .replace(REGROUT, ' replace the failed grout')
    .replace(HAIRLINE, 'hairline cracks');
