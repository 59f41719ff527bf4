/** What somebody did who looked. */
export const LOOKED =
  '(?:re-?)?checked|(?:re-?)?inspected|(?:re-?)?tested|scanned|sighted|looked|seen|assessed|examined|verified|measured|monitored|surveyed|sampled|swabbed|investigated|confirmed|attended|found|detected|visited|vetted|serviced|certified|came|went';

/** What somebody did who put it right. */
export const MENDED = [
  'fixed|replaced|repaired|mended|rectified|resolved|isolated|disconnected|capped|sealed|shut off|shut down|turned off|switched off',
  'removed|demolished|pulled down|taken down|taken away|taken off|taken out|knocked down|cut out|closed (?:in|off|up|over|(?:the|that|this|all|both) (?:[\\w-]+ )?(?:holes?|voids?|gaps?|openings?|pits?|shafts?))|boarded(?: up| over)?|fenced(?: off)?',
  'made (?:it |them |the \\w+ |all |everything )?safe|secured|re-?(?:attached|levell?ed|made|sealed|hung|lit|sheeted|fixed|set|laid|built|tiled|routed|glazed|seated|connected|fitted|wired|instated)|hardwired|adjusted|filled in|filled with|emptied|cut down|blocked (?:off|with)|installed|fitted|tightened|(?:re-?)?screwed|bolted|patched',
  'barred|drained|decommissioned|stopped|treated|encapsulated|underpinned|(?:underpinning|restumping|rewiring|resheeting|reglazing) (?:\\w+ )?(?:finished|completed?|done)|(?:cut|pulled|removed) (?:the |off |our |its )*(?:\\w+ )?(?:supply|power|fuses?)|cut off|plugged|earthed|terminated|taped|boxed|unlocked|unblocked|changed|swapped|refilled|jetted|cleared|disinfected|stripped|battered back|renewed|re-?lined|re-?pointed|remediated|remediation (?:done|completed?|finished)|(?:re-?)?welded|(?:bins?|boxes|furniture|rubbish|bikes?|prams?|bags?) (?:\\w+ )?moved',
  '(?:put|puts) (?:[\\w-]+ ){0,4}?(?:in|up|on|back|down)|took (?:[\\w-]+ ){0,5}?(?:down|away|off|out)|pulled (?:[\\w-]+ ){0,5}?(?:down|away|out)|new (?:[\\w-]+ ){1,4}?(?:in|on(?! (?:back ?)?order)|up)',
].join('|');

/** Mends glass and lumps, and stirs up what must not be breathed. */
export const SWEPT = 'swept|cleaned|vacuumed|washed';

export const ACTS = `${LOOKED}|${MENDED}|${SWEPT}|says|said|advised|put|took`;
