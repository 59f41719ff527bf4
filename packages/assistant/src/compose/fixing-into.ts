/** Whether something may be drilled or fixed into a part, by what a conversation told of it. */
import type { Part } from './part.ts';
import { TRADE_KNOWLEDGE } from './plain-topic.ts';

/** 'Can I drill it to hang a hose reel', 'ok to put hooks in them'. */
const MAY_FIX =
  /\b(?:can|could|may|should|ok(?:ay)? to|alright to|fine to|safe to|allowed to|want(?:s|ed)? to|going to)\b(?: (?:i|we|he|she|they|you|(?:the|my|our|a) \w+))?(?: (?:just|still|also|safely))? (?:drill|screw|nail|bolt|mount|hang|attach|fix (?:an?|the|some|my|our) \w+ (?:to|on|onto|into)|put (?:an? |some |the )?(?:holes?|hooks?|brackets?|screws?|nails?))\b/i;
const SHEET =
  /\b(?:fib(?:re|er)[ -]cement|cement sheet\w*|fc sheet\w*|hardie\w*|hardi\w*|weatherboards?|cladding|eaves?|soffits?)\b/i;
const OF_CEMENT = /\b(?:fib(?:re|er)[ -]cement|cement sheet\w*|fc sheet\w*|hardie\w*|hardi\w*)\b/i;
const FIRE_DOOR = /\bfire[- ](?:rated )?(?:doors?|walls?)\b/i;
const TILED = /\b(?:tile[sd]?|re-?tiled|bathroom|shower|ensuite)\b/i;
const OTHER =
  /\b(?:gas|asbestos|fibro|power ?points?|switch\w*|wires?|cables?|load|spa|swing|hammock|tv|limit|who|crack\w*|sag\w*)\b/i;

/** No sheet made after this year may hold asbestos: it was banned on 31 December 2003. */
const LAST_ASBESTOS = 2003;

const SEAL =
  'Find the stud or batten, and look for cables and pipes first. Keep clear of flashings. Seal the hole and the fixing, so that no water gets in. Follow the maker’s instructions, or its warranty may go.';

function told(text: string): Part[] {
  return [{ text: `${text}\n\n${TRADE_KNOWLEDGE}`, rows: [], support: 0.7 }];
}

/** Answers it; no parts where the message asks something else, or nothing says what it would go into. */
export function fixingInto(message: string, said: string): Part[] {
  if (!MAY_FIX.test(message) || OTHER.test(message)) return [];
  const around = `${said}\n${message}`;
  if (FIRE_DOOR.test(around))
    return told(
      '**No, not without the fire door’s maker or a fire safety practitioner.** A hole or a fitting that it wasn’t tested with can undo its rating.',
    );
  if (SHEET.test(around)) return ofSheet(around);
  return TILED.test(around)
    ? told(
        '**Not inside the shower; elsewhere only with care.** A hole through tiles goes through the waterproofing behind them: fill it with sealant before the plug goes in, and seal around the fitting. Look for pipes and cables first. While the warranty runs, ask the builder or tiler in writing.',
      )
    : [];
}

function ofSheet(around: string): Part[] {
  const years = [...around.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  const oldest = Math.min(...years);
  if (years.length > 0 && oldest > LAST_ASBESTOS)
    return told(
      `**Yes, asbestos isn’t in the way:** it was banned at the end of ${LAST_ASBESTOS}, and this is from ${oldest}. ${SEAL}`,
    );
  if (!OF_CEMENT.test(around)) return [];
  return told(
    `**Not before you know how old the sheet is.** One made up to ${LAST_ASBESTOS} can hold asbestos, and looks can’t settle it: have a laboratory test it first. If it is newer: ${SEAL.charAt(0).toLowerCase()}${SEAL.slice(1)}`,
  );
}
