/** Towns and suburbs that tell a state. Names that several states share, or that are words of the trade, are left out. */
import type { StateCode } from '@plumbline/knowledge';

const LISTED: Readonly<Record<StateCode, string>> = {
  NSW: `albury|armidale|ashfield|ballina|balmain|bankstown|batemans bay|bathurst|baulkham hills|bega|blacktown|
    blue mountains|bomaderry|bondi|bowral|broken hill|byron bay|cabramatta|camden|campbelltown|castle hill|
    central coast|cessnock|charlestown|chatswood|cherrybrook|coffs harbour|cooma|cronulla|dapto|dee why|
    deniliquin|dubbo|dural|edmondson park|erina|ermington|forster|glen innes|gosford|goulburn|grafton|
    gregory hills|hornsby|hurstville|inverell|jindabyne|katoomba|kellyville|kempsey|kiama|kogarah|lake macquarie|
    lane cove|leeton|leichhardt|leppington|lismore|lithgow|liverpool|maitland|manly|maroubra|marrickville|
    marsden park|merimbula|merrylands|moree|moruya|mosman|mount druitt|mudgee|murwillumbah|muswellbrook|
    narrabeen|narrabri|narrandera|nelson bay|neutral bay|newcastle|north sydney|nowra|oran park|parkes|
    parramatta|penrith|petersham|port macquarie|queanbeyan|randwick|raymond terrace|rouse hill|schofields|
    shellharbour|shoalhaven|singleton|strathfield|surry hills|syd|sydney|tamworth|taree|terrigal|thirroul|tumut|
    tuncurry|tweed heads|ulladulla|wagga|wagga wagga|wauchope|wentworthville|westmead|wetherill park|wollongong|
    woolgoolga|woy woy|wyong|yass`,
  VIC: `altona|ararat|bacchus marsh|bairnsdale|ballarat|barwon heads|benalla|bendigo|berwick|box hill|broadmeadows|
    brunswick|bundoora|camberwell|caroline springs|castlemaine|clayton|clyde north|coburg|colac|collingwood|
    cowes|craigieburn|cranbourne|dandenong|doncaster|echuca|essendon|fawkner|fitzroy|footscray|frankston|geelong|
    gippsland|glen waverley|healesville|hoppers crossing|horsham|inverloch|keilor|kilmore|kyneton|lakes entrance|
    laverton|lilydale|melb|melbourne|melton|mernda|mildura|moonee ponds|moorabbin|mornington|mornington peninsula|
    morwell|mount eliza|mulgrave|northcote|nunawading|ocean grove|pakenham|phillip island|point cook|
    portarlington|prahran|ringwood|rosebud|rowville|seymour|shepparton|south yarra|st albans|st kilda|stawell|
    sunbury|swan hill|tarneit|taylors lakes|templestowe|thornbury|toorak|torquay|traralgon|truganina|wallan|
    wangaratta|warragul|warrnambool|werribee|williamstown|wodonga|wonthaggi|woodend|yarra valley`,
  QLD: `airlie beach|ashgrove|aspley|atherton|beenleigh|bris|brisbane|brissie|brisvegas|brissy|browns plains|buderim|bundaberg|burleigh|
    caboolture|cairns|caloundra|capalaba|carindale|charleville|chermside|coolangatta|coolum|coomera|dalby|
    fortitude valley|gladstone|gold coast|goodna|gympie|helensvale|hervey bay|indooroopilly|ingham|innisfail|
    ipswich|kawana|kelvin grove|kingaroy|logan|longreach|mackay|mareeba|maroochydore|mooloolaba|moranbah|
    morayfield|mount isa|mudgeeraba|nambour|nerang|noosa|north lakes|peregian|pimpama|port douglas|redcliffe|
    redland bay|robina|rockhampton|southport|springfield lakes|stanthorpe|strathpine|sunshine coast|
    surfers paradise|tamborine|tewantin|toowong|toowoomba|townsville|varsity lakes|weipa|whitsundays|
    woolloongabba|wynnum|yeppoon`,
  WA: `albany|alkimos|applecross|balcatta|baldivis|broome|bunbury|busselton|byford|canning vale|cannington|
    carnarvon|clarkson|cottesloe|dianella|duncraig|ellenbrook|esperance|exmouth|fremantle|freo|geraldton|
    harrisdale|hillarys|joondalup|kalamunda|kalgoorlie|karratha|katanning|kununurra|kwinana|mandurah|manjimup|
    margaret river|merredin|morley|mundaring|narrogin|nedlands|northam|perth|piara waters|port hedland|
    rockingham|subiaco|tom price|toodyay|wanneroo|willetton|yanchep`,
  SA: `adelaide|aldinga|barossa|berri|ceduna|christies beach|coober pedy|gawler|glenelg|golden grove|goolwa|
    hahndorf|hallett cove|henley beach|kadina|kangaroo island|loxton|mawson lakes|mclaren vale|millicent|modbury|
    morphett vale|mount barker|mount gambier|murray bridge|naracoorte|noarlunga|norwood|nuriootpa|port adelaide|
    port augusta|port lincoln|port pirie|renmark|semaphore|strathalbyn|tanunda|tea tree gully|unley|
    victor harbor|wallaroo|west lakes|whyalla`,
  TAS: `battery point|bellerive|bicheno|burnie|deloraine|devonport|george town|glenorchy|hobart|huon valley|
    huonville|invermay|kings meadows|launceston|launnie|legana|moonah|new norfolk|sandy bay|smithton|sorell|
    ulverstone|wynyard`,
  NT: `alice springs|casuarina|coolalinga|darwin|fannie bay|howard springs|humpty doo|jabiru|larrakeyah|nhulunbuy|
    nightcliff|palmerston|tennant creek|top end|yulara`,
  ACT: `belconnen|braddon|canberra|fyshwick|gungahlin|kambah|lyneham|molonglo|narrabundah|ngunnawal|tuggeranong|
    wanniassa|weston creek|woden`,
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
