/** Classes of names in questions: trades, rooms, states, sizes, standards. */
export const TRADE =
  /\b(?:plaster(?:er)|plumber|roof plumber|electrician|sparky|sparkie|tiler|waterproofer|handyman|handy man|painter|carpenter|chippy|chippie|bricky|brickie|bricklayer|engineer|structural engineer|inspector|building inspector|surveyor|certifier|concreter|renderer|roofer|roof tiler|glazier|landscaper|pest (?:guy|man|controller|inspector)|gas ?fitter|tradie|tradesman|contractor|arborist|geotech|cabinet ?maker|stonemason|remediator)s?\b/g;

export const ROOMS =
  /\b(?:main |rear |front |back |upstairs |downstairs |north |south |east |west |second |master )?(?:bathroom|ensuite|laundry|kitchen|lounge|living room|bedroom(?: \d| one| two| three)?|bed \d|garage|hallway|hall|deck|balcony|verandah|roof space|sub ?floor|basement|cellar|nursery|study|toilet|shower|patio|courtyard|driveway|carport|stairwell|wc|powder room|pantry|family room|dining room|kids room|alfresco)\b/g;

export const STATE =
  /\b(?:nsw|new south wales|sydney|newcastle|wollongong|vic|victorian?|melbourne|geelong|ballarat|bendigo|qld|queensland(?:er)?|brisbane|gold coast|cairns|townsville|western australian?|wa|perth|fremantle|south australian?|sa|adelaide|tas|tassie|tasmanian?|hobart|launceston|northern territory|nt|darwin|act|canberra)\b/g;

export const SIZE =
  /\b\d+(?:\.\d+)? ?(?:mm|mil|mils|millimetres?|cm|centimetres?|m|metres?|litres?(?: a second)?|l\/s|degrees)\b|\b\d+ ?: ?\d+\b/g;

export const STANDARD = /\b(?:as\/nzs|as|hb) ?\d{3,5}(?:\.\d+)?(?:[:-]\d{4})?\b|\b[a-j]\d{1,2}[dp]\d{1,2}\b/g;
