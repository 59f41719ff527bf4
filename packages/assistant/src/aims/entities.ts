import { ANY_TOWN } from '../question/towns.ts';

/** Classes of names in questions: trades, rooms, states, sizes, standards. */
export const TRADE =
  /\b(?:plaster(?:er)|plumber|roof plumber|electrician|sparky|sparkie|tiler|waterproofer|handyman|handy man|painter|carpenter|chippy|chippie|bricky|brickie|bricklayer|engineer|structural engineer|inspector|building inspector|surveyor|certifier|concreter|renderer|roofer|roof tiler|glazier|landscaper|pest (?:guy|man|controller|inspector)|gas ?fitter|tradie|tradesman|contractor|arborist|geotech|cabinet ?maker|stonemason|remediator)s?\b/g;

export const ROOMS =
  /\b(?:main |rear |front |back |upstairs |downstairs |north |south |east |west |second |master )?(?:bathroom|ensuite|laundry|kitchen|lounge|living room|bedroom(?: \d| one| two| three)?|bed \d|garage|hallway|hall|deck|balcony|verandah|roof space|sub ?floor|basement|cellar|nursery|study|toilet|shower|patio|courtyard|driveway|carport|stairwell|wc|powder room|pantry|family room|dining room|kids room|alfresco)\b/g;

const STATE_NAMES =
  'nsw|new south wales|vic|victorian?|qld|queensland(?:er)?|western australian?|wa|south australian?|south oz|sa|tas|tassie|tasmanian?|northern territory|nt|act(?! (?:as|like|now|on))|australian capital territory';
export const STATE = new RegExp(`\\b(?:${STATE_NAMES}|${ANY_TOWN})\\b`, 'g');

/** Regulators, tribunals and courts. */
export const BODY =
  /\b(?:ncat|vcat|qcat|acat|sacat|tascat|ntcat|qbcc|bpc|vba|dbdrv|cbos|tribunal|magistrates court|supreme court|district court|(?:nsw )?fair trading|building commission(?: nsw)?|building and energy|building and plumbing commission|access canberra|consumer affairs|consumer and business services|regulator|building commissioner|ombudsman)\b/g;

/** Parts of a building that limits are set for. */
export const ELEMENT =
  /\b(?:balustrades?|balusters?|barriers?|railings?|rails?|handrails?|stairs?|stairway|risers?|treads?|goings?|landings?|skirtings?|architraves?|mitres?|tiles?|grout|joints?|slabs?|floors?|walls?|ceilings?|windows?|doors?|gutters?|cavity|weep ?holes?|membrane|falls?|posts?|gaps?|lippage|brickwork|bricks|render|plaster(?:board)?|gyprock|sills?|bench ?tops?|cornices?)\b/g;

export const SIZE =
  /\b\d+(?:\.\d+)? ?(?:mm|mil|mils|millimetres?|cm|centimetres?|m|metres?|litres?(?: a second)?|l\/s|degrees)\b|\b\d+ ?: ?\d+\b/g;

export const STANDARD = /\b(?:as\/nzs|as|hb) ?\d{3,5}(?:\.\d+)?(?:[:-]\d{4})?\b|\b[a-j]\d{1,2}[dp]\d{1,2}\b/g;
