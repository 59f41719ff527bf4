/**
 * Texts that say of nothing that it's wrong: what there is, where, how many, of what, what it costs, who comes. A danger
 * needs a sign of it, so where every word is one of these no danger is guessed. Any other word may be such a sign.
 */
import { type Word, wordSet } from './words.ts';

/** Neither 'no', 'off', 'open' nor 'under': these tell of something lacking or amiss. */
const PLAIN = `
" a about above accepted acoustic acrylic action activity actual add added adding adhesive adjust adjusted adjusting
aerial after afternoon against age agent ages ago agree agreed agrees ahead aircon alfresco all allow allowed along
also aluminium an and annoyed annoying annual another antenna any anyway apartment apartments app apparently apply
approval approved april arborist arch architect architrave architraves archway are area around arrive arrived arrives
arriving as ask asked asking asks assessor at attic auction august australia authority autumn average awareness awning
awnings back backfill backfilled backyard bait baiting baits balance balanced balancing balconies balcony ballarat
balustrade bark barks based basement basin basins batch bath bathroom bathtub battery bayonet be beam beams
bearer bearers beautiful because bed bedroom bedrooms beds been before behind beige being belongs below bench benches
benchtop benchtops beside besser best better between big bigger bill bills blank blanked blanket bleach bleached blind
blinds block blocks blockwork bloom blotchy blu blue bluestone boards body bollard bones book booked booking books
bookshelf border boring boss both bottom bought boundary bracket brackets brand brick brickie bricklayer bricks
brickwork bricky bright bring brisbane brochure bronze brother bucks budget build builder builders building buildings
builds built bulb bulbs bulkhead bumper bungalow bunnings burglar burner burners but buy buyer buyers buying by cabin
cabinet cabinetry cabinets calcium call called came camera cameras can card cards carpenter carpenters carpet carpeted
carport carried carries carry cast category cathedral caulk caulked caulking cavities cavity cedar ceiling ceilings
cellar cellulose cement centimetres centre centred centres ceramic cert certificate certificates certified certifier
certs chandelier change changed changing charge charged charges charging chart chat cheap cheaper check checked
checking checks cheers chime chimes chimney chippy choose choosing chosen chrome cistern claim claims class clause
clean cleaned cleaning cleans clear clearance clearances cleared clears cleat cleats client clock clothesline cloudy
cm coat coated coating coats cobweb cobwebs code coffee collect collected collects colorbond colour coloured colours
column columns come comes comfy coming comment commission commissioned commissioning compacted company compare
compared comparing complaint complaints complete completed completion compliance compliant complies compost composting
compressor concrete concreter condition conditioner conditioning conditions connect connected connection contain
contains continuous contract control controller controls cooktop cooktops cool cooler cooling cools copy corner
cornice cornices corporate correct corrected cost costs cosy cottage cotton couch could council couple courtyard
covers cpr crayon cream credit cup cupboard cupboards cupping cups cure cured cures curing curious cushion cushions
cute cycle cycles dab dad darwin data date dated dates dawn day days deal decal decals december deck decking decks
decorative deep degrees dehumidifier delay delayed deliver delivered delivery design designed designer designing desk
detail diagram did dies difference diffuser dilapidation dimmer dining dishwasher display displayed dispute disputes
do docket does dollar dollars dome done door doorbell doors dot dots double downlight downlights downpipe downpipes
downstairs draft drama dramas draw drawer drawers drawing drawings drawn draws dressed dressing drew driveway dryer
ducted due dulux duplex during dye each early eased easily east eastern edge edging eight electric electrical
electrician electricians electricity electrics element elevation eleven else email emailed end engine engineer
engineered engineers ensuite entire entrance entry epoxy ev evening ever every evidence existing expansion expect
expected expecting expensive explain explained exterior extra face faces facing fade faded fades fading fair
fake false family fan fans fascia fast feature feb february fee fees feet fence fences few fifteen fifty file filed
files filler film filter filters final fingernail fingerprint fingerprints finish finished finishes fireplace firm
first fit fits fitted fitter five flat flats flew floor floorboards floors flow flower flowers fluoro flyscreen
flyscreens folder foot footing footings footpath for form forms formwork forty four foyer frame frameless frames
freely freestanding freezer freshly friday fridays fridge friend friends from front furnace furnaces gable galv
galvanised garage garden gardens gas gasfitter gate gates gauge gazebo general geotech get gets getting given glass
glaze glazed glazier glaziers glazing globe globes glued go goes going gold good gorgeous got gpo gpos grade graffiti
grain grand grandma granite gravel gray grease greased greasy great grey grip ground grout grouted guide gutter
gutters gyprock habitable had haha hall hallway handle handles handover handrail happy hardware hardwood has have he
hearth heater heaters heating hebel height hello her hey hi hide hides high hire hired his hobart holder
holders home hosed hosing hotplate hour hours house how humid humidity hundred husband i if in inch inches include
included includes including induction inlet inside inspect inspected inspection inspections inspector inspectors
install installed installer installers instantaneous instead insulated insurance insurer intact intercom into inverter
invoice iron ironing irrigation is island it item items its ivy jacaranda jamb james january jar jarrah jars jasmine
job jobs joined joiner joins joint joints joist joists joke jokes juliet july june just keep keeps kept kerb kickboard
kickboards kind kit kitchen kn knot know knows kpa lab labelled laid laminate lamp lamps landing landlord landscape
landscaper landscaping lap large larger laser late later lath lattice laugh laughed laughing laundry lavender lawn
leaf least leather led leds left legal lemon lemons length lens letter letterbox letterboxes letters level levelled
levelling levels licence licensed lichen lies life lift light lighting lights like liked likes lime limestone limit
limited limits lined linen lintel lintels lippage litre litres litter little live lives living lobby located location
lodged loft lol long look looking looks lounge louvre louvres love lovely loves m made main maintenance make
maker makes mantel manual manuals many map marble march market mason masonry master mastic mat match matched matches
matching mate materials mats matt mattress max maximum may mdf me mean meaning means meant measure measured measures
measuring membrane merbau mesh meshed mess messy metal meter meters metre metres microwave middle millimetre
millimetres min mind mineral minimum mins minute minutes mirror mirrors mismatch mitre mix mixed mixer mm
model modern monday money monitor monitored monitoring monitors month monthly months monument more morning mortar
mosaic moss mossy most motor mount mounted movers mow mowed mozzie mozzies much mudbrick mum music must my name narrow
nata natural nbn near neat neatly need needed needs neighbour neighbours net netting network new newer news next nice
nicely niche night nine nineties ninety noisy noon normal north northern note notes nov november now nowhere nsw
number numbers nursery nylon oak october of offcut offcuts offer offered office often oil oiled oiling okay old on
once one onto opinion opposite or order ordered ornate other otherwise our outlet outlets outside oven overlooks
overspray own owner owners owns page pages paid painted painter painters pair paling palings panel panels pantry
paperwork partner pass passed passes passing patch patched patches patching patchy path pathway patio pattern pavers
paving pay paying pays pea peak pebbles pendant per percent perfect perfectly pergola permit permits permitted pest
pests phase photo photoelectric photograph photographed photos pic pics pier piers pillar pillars pine pinhole
pinholes pink pipes pitched place plan plane planed planing planned planning plans planter plaster plasterboard
plasterer plasterers please plumb plumber plumbers plumbing plunger ply plywood pod polish polished poor porcelain
porch position positions post poster posts potato powerpoint powerpoints practical prawn prawns prefer present
presents pretty price prices prime primed print printed prints privacy product products profile project proof proper
property proud prove proved prune pruned pub purchase purple purpose put quarter quarters queensland queenslander query
question quick quiet quote quoted quotes quoting rack racks rafter rafters rail railing rails raked raking rammed
rangehood rated rcbos rcds re reader rear reason rebate rebuilt receipt receipts received recoat recommend recommended
record recorded records recycled recycling red redo redoing redone refill refilled refit refitted refix refixed
register registered registers regrout regrouted rehung relaid relit relocate relocated remote render rendered renderer
rendering renew renewed reno renovate renovated renovation rent rental renting rents repaint repainted repainting
repair repaired repairs replace replaced replacement replacing reply repoint repointed repointing report reported
reporting reports reseal resealed resets residue resistant resting restored rests retaining retested retic reveal
reveals reverse reversed reverses reversing review reviewed rewire rewired rewiring rid right rinse rinsed ripple
ripples risers road roast robe robes robot roller rollers roof roofer roofers roofline room rooms rose roses round
routine rubber rug rugs rule rules rumpus run runner runs safety said sale sales same sample sampled samples sanded
sandstone sarking satisfactory saturday saved saving say says scan scanned schedule scheduled scope scratch scratched
scratches scratching screen screens scrub scrubbed scuff scuffed scuffs sea sealant sealed sealer sealing seals seam
season seasonal seasoning seat seated seats second see seem seems seen sell seller selling sensor sensors sent
september service serviced services set sets setting seven several shade shades shadow shallow shares shave
shaving she shed sheen shelf shelves shelving should shower showers shown shutters side sides sight sighted sign
signed signs silicone siliconed silly silver silvered silvering since single sister sit site sits sitting six sixty
size sized skillion skim skimmer skin skins skirting skirtings skylight skylights slab slat slate slats sleeper
sleepers sleepout sleeve sleeved small smaller smart smear smeared smears smooth smudge smudged smudges snag snagged
snags so soap soaped socket sockets sofa soffit solar sold solid solids some soon sort south southern spare
spares sparkies sparkling sparky speaker speakers spec specialist speed spiral splashback spotless spout spring
sqm square squeak squeaks squeaky stage stages stainless stair staircase stairs stand standard standards standing
stands star stars start starts state statement states stay stays steady steel step steps stiff stirrup stirrups
stitched stitches stone storage stored storey storeys stories story stove straight straightedge straighten
straightened strata street structural structure strut struts stud studio studs study stump stumps sturdy style suburb
subway such sugar suggest suggested suggests suit suite suits summer summers sun sunday sunlight sunny sunroom sunset
supplied supplier supply support supported supports surface surfaces surfacing survey surveyed surveyor swap swapped
swapping sweat sweating sweats sweep swept switch switchboard switches system tack tag tagged tags take taken takes
tale tales talk talks tall tank tanks tannin tap taps tariff tassie tea team tech technician teenager teenagers tell
ten tenant tenants tennis terrace terracotta terrazzo text texted than thank thanks that the their them then there
thermal thermostat these they thick thickness think thinking thinner third thirty this those thousand three threshold
thurs thursday tidy tile tiled tiler tilers tiles timber timer tin tins tint tinted tiny to today toilet told
tolerance tomorrow top torque torqued tossed towel towels town townhouse traced track tracking tracks trail trails
train training trains transformer treads trick tried triple true truss trusses try trying tub tues tuesday tuesdays
turf turfed tv twelve twenty twice twin two type typical tyre tyres ugly umbrella undercoat uni unit units
until unused update updated upgrade upgraded upper ups upside upstairs us usb use used using usual usually vacuum
vacuumed vacuuming valley value vanity variation varnish vaulted veneer ventilated ventilation veranda verandah verge
very via victoria video view viewed views villa vinegar visit visited visits voltage waffle wall wallpaper walls want
wanted wanting wants wardrobe wardrobes warranty was wash washed washer washers washing waterline waterproof
waterproofed waterproofing we wear wearing wears weatherboard weatherboards wed wedding wednesday weeding week weekend
weeks went were west western what when where whether which whirlybird white who whole wide width wife wifi will winder
winders window windows wine winter winters wipe wiped wipes wish with within wood wooden wool work works workshop
worth would write writing yard year yearly years yes yesterday you your yr yrs zinc zincalume
`;

const WORDS = wordSet(PLAIN);

/** What is plain only in its place: 'off the kitchen', 'out the back', 'smoke alarms', 'split system', 'exposed beams'. */
const PHRASES =
  /\b(?:off (?:the|my|our) (?:kitchen|lounge|hall(?:way)?|laundry|living|dining|family|main|master|bedroom|patio|street|lane)|out (?:the )?(?:back|front|side)|up (?:to|the|at|on|by|from) |down (?:to|the|at|by) |over (?:the|a|an|my|our|one|two|its) |lower (?:level|floor|deck)|through(?:out)? (?:the |our |my )?(?:whole )?(?:house|place|unit|home)|under the (?:stairs|house|bench|sink|carport|verandah|deck)|hot water|air con|(?:fire|wood|log|gas) ?(?:place|fire)|smoke alarms?|fire doors? fd\b|fire (?:doors?|stairs?|escapes?)|do not use|(?:floors|levels|storeys|stairs|steps) up|(?:natural|ducted|bottled) gas|power points?|gas bottles?|water tank|rain ?water|held up (?:by|on|with)|hold(?:s|ing)? up (?:the|our|my|a)|last (?:night|week|weekend|month|year|summer|winter|autumn|spring)|for the first time|(?:turn(?:ed|ing)?|switch(?:ed|ing)?|put|lit|started|fired up|had) (?:on )?(?:the |our |my )?(?:\w+ )?(?:gas |ducted )*(?:heat(?:er|ers|ing)|fireplace|log fire)(?: (?:on|up|going|running))?)\b/g;
/** Words that tell of something by what they stand with. */
const SPLIT = /\bsplit (?:systems?|levels?|blocks?|face|faced|stone|brick|cycle)\b/g;
const BARED =
  /\bexposed (?:(?:timber|oak|hardwood|roof|ceiling|brick|aggregate|concrete|steel|stone) ?)?(?:beams?|bricks?|brickwork|aggregate|rafters?|truss(?:es)?|timbers?|stone|stonework|floorboards?|trunking)\b/g;

/** A way out of a fire, and what may stand in it. */
const FIRE_WAY = /\bfire (?:doors?|stairs?|escapes?)\b/;
const IN_THE_WAY =
  /\b(?:beds?|desk|wardrobes?|fridges?|freezer|shel(?:f|ves|ving)|bookshelf|cabinets?|cupboards?|sofa|couch|mattress|washer|dryer|rugs?|mats?|storage|stored|keep|kept|front of|behind|panels?|tiles|timber|plasterboard)\b/;

/** A crack that is only said to be there; not one that runs far, is many, is new, or is in what carries or in glass. */
const CRACK = /\b(?:hairline )?cracks?\b/g;
const MORE_THAN_A_CRACK =
  /\b(?:wide|long|big|large|deep|thick|from|to|both|all|every|each|two|three|several|many|more|most|multiple|new|now|again|since|today|yesterday|after|beams?|joists?|bearers?|posts?|columns?|piers?|pillars?|stumps?|lintels?|truss\w*|rafters?|balcon\w+|slab|footings?|chimney|retaining|brackets?|glass|windows?|mirror|screens?|switch\w*|powerpoints?|outlets?|doors?)\b/;

/** True where no word tells of anything amiss. */
export function tellsNoSign(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const isCracked = /\bcracks?\b/.test(text) && !MORE_THAN_A_CRACK.test(text);
  const rest = (isCracked ? text.replace(CRACK, ' ') : text)
    .replace(SPLIT, ' ')
    .replace(BARED, ' ')
    .replace(PHRASES, ' ');
  if (FIRE_WAY.test(text) && IN_THE_WAY.test(text)) return false;
  return rest.split(' ').every((word) => word === '' || /^\d/.test(word) || WORDS.has(word));
}
