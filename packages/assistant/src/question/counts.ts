/** Numbers that count things: '3 of them', '12 photos', '3 roof tiles'. None of them is a size, whatever unit is left out. */

const THINGS =
  'tiles|bricks|pavers|photos|pics|pictures|cracks|chips|holes|leaks|stains|spots|patches|places|rooms|bedrooms|bathrooms|doors|windows|panes|walls|ceilings|boards|sheets|panels|posts|piers|stumps|joists|beams|rafters|bars|steps|houses|units|apartments|townhouses|blocks|floors|findings|defects|issues|problems|items|things|quotes|visits|times|builders|plumbers|tilers|engineers|inspectors|neighbours|owners|tenants|pages|reports';
const WHICH =
  'roof|ridge|floor|wall|ceiling|shower|bathroom|kitchen|balcony|broken|cracked|loose|chipped|missing|hairline|small|big|little|large|other|more|different|separate|new|old|whole|of the|of my|of our';

/** What follows such a number, as part of a pattern. */
export const COUNTED = ` (?:(?:out )?of (?:them|these|those|em|us|it|the \\d|\\d)|(?:(?:${WHICH}) ){0,2}(?:${THINGS}))\\b`;

/** A number before one of these units is a voltage, a temperature, a share of gas, a sound or a weight, and no length. */
export const OF_ELSE =
  ' ?(?:[°˚º]|(?:degrees?|degs?|c|celsius|volts?|v|vac|kv|milliamps?|ma|watts?|k?w|hz|ppm|ppb|psi|[km]pa|bar|db|dba|[km]?ohms?|kg|kilos?|tonnes?)\\b|[km]?[Ωω])';
