/** How people say what was decided on a finding. */
export const REJECTED_SAID =
  /\b(?:reject\w*|set aside|dismiss\w*|thr[eo]w(?:n)? out|(?:knocked?|knock) (?:\w+ )?(?:back|on the head)|refus\w*|discard\w*|said no to|binned|turf(?:ed)?|canned|ditched|tossed|chucked(?: out)?|scrapped(?! (?:the|a|an|my|our|some) )|ruled out)\b/i;
export const CORRECTED_SAID =
  /\b(?:correct(?:ed|ions?)?|overrul\w*|overrode|overridden|changed the (?:verdict|severity|rating|name)|change the (?:verdict|severity|rating|name)|renamed?)\b/i;
/** Those that were rejected are to be counted as well. */
export const WITH_REJECTED =
  /\b(?:incl\w*|counting|count|with|and|plus|even)\b\.? (?:of )?(?:the |all )?(?:ones? )?(?:that )?(?:i |we )?(?:have |had )?rejected\b|\brejected (?:ones? )?(?:too|as well|included|and all)\b/i;
