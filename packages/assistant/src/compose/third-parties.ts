/** Who pays for what a neighbour, a council or their tree did: no builder's warranty covers it, and no law of it is held. */
import type { Part } from './part.ts';

const NEIGHBOUR =
  /\bneighbou?r(?:s|['’]s|s['’])?\b|\bnext[- ]?door(?:['’]?s)?\b|\b(?:bloke|people|house|unit|property|block|place|owner) (?:next door|behind|over the (?:back|fence))\b|\bover the (?:back )?fence\b|\badjoining (?:owner|property|land)\b/i;
const PUBLIC =
  /\b(?:council(?:['’]?s)?|street tree|nature ?strip|verge|footpath tree|road authority|water (?:authority|corp\w*|company)|sydney water|yarra valley|main roads)\b/i;
const SHARED =
  /\b(?:dividing|boundary|shared|common|party|paling|colou?rbond|back|side) (?:fence|wall)\b|\bfence (?:between|with|next)\b|\bretaining wall (?:on|at|along) the boundary\b/i;
const DID =
  /\b(?:roots?|trees?|branch\w*|gum|fig|palms?|bamboo|excavat\w*|dig(?:ging|s)?|dug|piling|demolition|demolish\w*|construction|build(?:ing|s)?|renovat\w*|runoff|run-?off|stormwater|water|drain\w*|leak\w*|fence|retaining|sewer|vibration\w*|pool|downpipe|gutters?)\b/i;
const HARMED =
  /\b(?:lift\w*|crack\w*|damag\w*|broke\w*|brok\w*|block\w*|flood\w*|undermin\w*|mov(?:ed|ing)|fell|fall(?:ing|en)?|lean\w*|leak\w*|run(?:s|ning)?|ran|pour\w*|wreck\w*|rot\w*|collaps\w*|sink\w*|sunk|in (?:my|our) (?:sewer|pipes?|drains?)|smash\w*|push\w*|hit|soak\w*|wet|damp|stuffed|needs? (?:replac|fix|repair)\w*)\b/i;
const WHO =
  /\bwho(?:['’]?s|se)?\b.{0,40}\b(?:pays?|paying|fix\w*|respons\w*|liab\w*|fault|problem|bill|foots?|cover\w*|cop\w*|owns?|wears?|call|ring)\b|\b(?:council|neighbou?r|them|him|her|they|he|she|it) or (?:me|us|i|we|mine|ours|council|the (?:council|builder|owner))\b|\b(?:me|us|mine|ours) or (?:the )?(?:council|neighbou?r|them|him|her|next door)\b|\b(?:can|could|do|does|should|will|must|would|is|are) (?:i|we|they|he|she|the (?:council|neighbou?rs?)|council|neighbou?rs?)\b.{0,60}\b(?:pay|cover|claim|respons\w*|liab\w*|fix|chase|charge|make|contribute|half|split|cost|bill)\b|\bwhose (?:problem|job|fault|bill)\b|\bpays?\?|\bgo (?:halves|half)|\bsplit the (?:cost|bill)|\bchip in\b/i;
const BUILDER_ASKED =
  /\bbuilder(?:['’]?s)?\b.{0,30}\b(?:pay|warrant|liab|respons|fix|fault)|\bwarrant|\bstrata\b|\bbody corp/i;

/** Who looks at it first, by what did the harm. */
function firstLook(text: string): string {
  if (/\b(?:excavat|dig|dug|piling|demoli|construction|vibration)/i.test(text))
    return 'Photograph each crack today with the date and a scale, and have a structural engineer look before the works go on.';
  if (/\b(?:roots?|trees?|branch|gum|fig|palm|bamboo)/i.test(text))
    return /\b(?:sewer|pipes?|drains?)\b/i.test(text)
      ? 'Have a plumber put a camera through the pipe and say in writing whose roots they are.'
      : 'Have an arborist say whose tree it is from, and a structural engineer or builder what it lifted or cracked.';
  if (/\b(?:runoff|run-?off|stormwater|water|drain|flood|downpipe|gutter|leak)/i.test(text))
    return 'Photograph where the water comes from while it runs, and have a plumber say the source in writing.';
  if (/\b(?:fence|retaining|wall)/i.test(text))
    return 'Photograph it with the date, and have a builder or, where it holds back soil, a structural engineer say why it moves.';
  return 'Photograph it with the date, and have the cause told in writing first.';
}

/** What is said of harm from next door or from the council's land; no parts where none is asked about. */
export function thirdParty(text: string): Part[] {
  const shared = SHARED.test(text) && !/\bbuilder\b/i.test(text);
  const neighbour = NEIGHBOUR.test(text);
  const ofCouncil =
    PUBLIC.test(text) &&
    /\b(?:trees?|roots?|drains?|stormwater|path|footpath|pipe|sewer|verge|nature)\b/i.test(text);
  if (!(neighbour || ofCouncil || shared) || !DID.test(text) || !WHO.test(text)) return [];
  if (!HARMED.test(text) && !shared) return [];
  if (BUILDER_ASKED.test(text) && !neighbour) return [];
  const whose = ofCouncil
    ? neighbour
      ? 'the council where the tree or pipe stands on its land, else your neighbour'
      : 'the council or the authority that owns the tree, pipe or land'
    : 'your neighbour';
  return [
    {
      text: `**Not the builder, unless defective work is the cause.** Between neighbours, councils and insurers it turns on whose tree, water, wall or works did it. Of that law I hold nothing, so I can’t say who pays. Write to ${whose} with photos and dates. ${firstLook(text)} Your own insurer, a community mediation service or a lawyer can say what you may claim.`,
      rows: [],
      support: 0.7,
    },
  ];
}
