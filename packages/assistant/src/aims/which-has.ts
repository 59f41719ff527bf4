/** Asks in which of several projects something is: 'which lot has the slab crack?', 'where all have I got lippage?' */
export const WHICH_HAS =
  /\bwhich (?:of (?:my|our|the) )?(?:(?:two|three|four|five|six|\d{1,2}) )?(?:lots?|schemes?|jobs?|projects?|sites?|houses?|places?|units?|duplex(?:es)?|buildings?|propert(?:y|ies)|ones?) (?:has|have|had|is it (?:that|with)|with|got)\b|\bwhere all\b/i;

/** Asks for those that have none: 'which of my properties have nothing logged?' */
/** 'Nothing worse than medium'. */
export const NOTHING_WORSE = /\bnothing (?:worse|higher|more (?:serious|urgent)) than\b/i;
export const HAS_NOTHING =
  /\bnothing\b(?! (?:worse|higher|more))|\bno (?:findings?|defects?|issues?|photos?)\b|\bempty\b|\bnone\b/i;
/** 'Do any of my projects have no findings?' */
export const ANY_PROJECT_HAS =
  /\b(?:any|are there|is there an?|do i have an?) (?:of (?:my|our|the) )?(?:empty )?(?:lots?|jobs?|projects?|sites?|houses?|places?|buildings?|propert(?:y|ies))\b/i;
