/** Towns and suburbs that tell a state. Names that several states share, or that are words of the trade, are left out. */
import type { StateCode } from '@plumbline/knowledge';

const LISTED: Readonly<Record<StateCode, string>> = {
  NSW: `albury|armidale|ballina|bankstown|batemans bay|bathurst|blacktown|blue mountains|bondi|bowral|broken hill|byron bay|
    campbelltown|castle hill|central coast|cessnock|chatswood|coffs harbour|cronulla|dubbo|gosford|goulburn|
    grafton|hornsby|inverell|katoomba|kempsey|kiama|kogarah|lake macquarie|leichhardt|lismore|lithgow|liverpool|
    maitland|marrickville|mosman|mudgee|muswellbrook|newcastle|nowra|parramatta|penrith|port macquarie|queanbeyan|
    randwick|shoalhaven|singleton|sydney|tamworth|taree|tweed heads|ulladulla|wagga|wagga wagga|wollongong|
    wyong|yass`,
  VIC: `ballarat|bairnsdale|bendigo|berwick|box hill|brunswick|caroline springs|castlemaine|coburg|colac|craigieburn|
    cranbourne|dandenong|echuca|essendon|footscray|frankston|geelong|gippsland|glen waverley|horsham|
    melbourne|melton|mildura|moonee ponds|moorabbin|mornington peninsula|morwell|nunawading|pakenham|portarlington|
    ringwood|shepparton|sunbury|swan hill|tarneit|torquay|traralgon|wangaratta|warragul|warrnambool|werribee|
    wodonga|wonthaggi`,
  QLD: `airlie beach|brisbane|brissie|bundaberg|burleigh|cairns|caboolture|caloundra|chermside|coolangatta|coolum|gladstone|gold coast|gympie|hervey bay|innisfail|ipswich|kingaroy|logan|mackay|mareeba|maroochydore|
    mount isa|nambour|nerang|noosa|redcliffe|rockhampton|southport|springfield lakes|sunshine coast|
    surfers paradise|toowoomba|townsville|whitsundays|yeppoon`,
  WA: `albany|baldivis|broome|bunbury|busselton|cottesloe|ellenbrook|esperance|exmouth|fremantle|freo|geraldton|
    joondalup|kalgoorlie|karratha|kununurra|mandurah|margaret river|northam|perth|port hedland|rockingham|subiaco|wanneroo`,
  SA: `adelaide|barossa|ceduna|coober pedy|gawler|glenelg|hallett cove|kangaroo island|mount barker|
    mount gambier|murray bridge|norwood|noarlunga|port augusta|port lincoln|port pirie|renmark|victor harbor|
    whyalla`,
  TAS: `burnie|devonport|glenorchy|hobart|huonville|launceston|launnie|sorell|ulverstone|
    wynyard`,
  NT: `alice springs|darwin|humpty doo|jabiru|nhulunbuy|palmerston|tennant creek`,
  ACT: `belconnen|braddon|canberra|gungahlin|tuggeranong|woden`,
};

const of = (code: StateCode) => LISTED[code].replace(/\s*\n\s*/g, '');

/** 'Perth Street' is in any town. */
const NOT_A_STREET =
  '(?! (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|parade|pde|terrace|tce|crescent|cres|way)\\b)';

/** The towns of a state, as part of a pattern. */
export const townsOf = (code: StateCode): string => `(?:${of(code)})${NOT_A_STREET}`;

/** Every town by its name. */
export const TOWNS: readonly string[] = Object.values(LISTED).flatMap((towns) =>
  towns.replace(/\s*\n\s*/g, '').split('|'),
);

/** Those of all states, longest first, so that 'wagga wagga' isn't read as 'wagga' twice. */
export const ANY_TOWN = `(?:${[...TOWNS].sort((a, b) => b.length - a.length).join('|')})${NOT_A_STREET}`;
