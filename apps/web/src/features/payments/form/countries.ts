/** Country codes of ISO 3166-1; Australia first, as most people here live there. */
const CODES =
  'AU NZ AD AE AF AG AI AL AM AO AR AT AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU OM PA PE PF PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW SA SB SC SE SG SH SI SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

/** How many of them lead the list. */
const FIRST = 2;

export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** By name in Australian English; Australia and its neighbour first, then by the alphabet. */
export function countries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en-AU', { type: 'region' });
  const named = CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  const others = named.slice(FIRST).sort((one, other) => one.name.localeCompare(other.name, 'en-AU'));
  return [...named.slice(0, FIRST), ...others];
}
