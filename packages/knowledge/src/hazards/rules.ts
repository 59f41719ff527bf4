/**
 * Which words together tell of which hazard. One rule a line: the hazard, then its terms, which must stand near each
 * other in any order. `a|b` is either class; `-a` asks that a is lacking; `*a` is a thing that must not be denied;
 * `!a` asks that a isn't in the sentence, `^a` that it isn't between the terms; `@n` is how many words apart the terms may stand.
 * The first term decides where the rule applies. More urgent rules of a kind stand first.
 */
export const RULES = `
gas_leak: smell *gas
gas_leak: smell bottleword gas @14
gas_leak: smell gasplace @6 !sewer
gas_leak: rottenegg !food
gas_leak: smell egg !food
gas_leak: hiss gas|heater|gaspart @8
gas_leak: leak *gas @6
gas_leak: losing gastest
gas_leak: condemned gasman|gas @8
gas_leak: dialturn gasplace|gas @8
gas_leak: bubble|soapy gas|heater|gaspart @8
gas_leak: uncapped gas @10
gas_leak: seized gasvalve @5
gas_leak: losing gasman
gas_leak: leak cylinder @4
gas_leak: pierced|clipped gaspart @5
gas_leak: -noshut2
gas_leak: coming *gas @6
gas_leak: nailword gaspart @6
carbon_monoxide: fumes heater|flue
carbon_monoxide: nest|animal flue @7
carbon_monoxide: backdraft heater|flue|gas|chimney @10
carbon_monoxide: faint outdoorburner @14
carbon_monoxide: outdoorburner shutin @8
carbon_monoxide: condemned heater|flue
carbon_monoxide: blocked heater vent
gas_leak: bubble gas
gas_leak: -noshut gas
carbon_monoxide: monoxide coact|faint|doubt
carbon_monoxide: soot heater|flue|flame !glass
carbon_monoxide: yellow flame @4
carbon_monoxide: yellow heater flame @8
carbon_monoxide: faint heater @12
carbon_monoxide: blocked|fault flue
carbon_monoxide: off|pierced|fall flue
carbon_monoxide: gosout flame
hot_water_relief: blocked relief
live_parts: bare wire !powerline
live_parts: keeptrip board|outlet|light @8
live_parts: livebits outlet|board|junction @10
live_parts: nailthrough wire @6
live_parts: diy lead @6
live_parts: noearth
live_parts: overloaded overload @6
live_parts: nocover junction|outlet|board|light|wire
live_parts: -lid junction|outlet|board|light
live_parts: bare junction|board|outlet @6
live_parts: broken outlet|board|wire|junction @5
live_parts: copper outlet|wire|bare
live_parts: spark outlet|board|wire|light|heater @8
live_parts: buzz outlet|board|light|junction @7 !insect
live_parts: burn outlet|board|wire|light|junction @6
live_parts: flicker light board|burn|buzz
live_parts: loose|fall outlet @4
live_parts: diy wire @7
live_parts: smell burn outlet|board
live_parts: crumble|rot wire|board @6
live_parts: fragile wire @4
live_parts: oldwire
live_parts: broken|off neutral @5
live_parts: pierced wire @4
live_parts: danger wire|outlet|board @7
electric_shock: strongshock
electric_shock: shock touch|outlet|light|wire @8
electric_shock: bite touch|touched|heater @9
electric_shock: flicker light house|touch
powerline: down powerline @7
powerline: tree powerline
powerline: down wire streetpole
powerline: down line roadside @5
solar_battery: burn|swollen|spark|hiss|soot|buzz|broken|wet solar @9
water_electric: wet outlet|board|light|junction|wire @7
fire: onfire !bbq
fire: smell burn @5
fire: trapped smokeword
fire: burn chimney|heater wall @6
fire: charred chimney|flue timberthing|frame|ceiling|wall @16
fire: charred heater timberthing|frame @8
fire: tooclose chimney|flue timberthing|frame|ceiling|roofspace @7
fire: spark chimney @6
fire: tooclose insulation light @6
fire: embers roofspace|roof|heater|chimney @8
fire: smokeword backdraft chimney|inside
carbon_monoxide: novent heater|gas @8
fire: charred insulation light|chimney|flue @8
fire: smoky wall|roofspace|light|ceiling @4
fire: burning roofspace|wall|ceiling @5
fire: burn insulation @6
ceiling: sag ceiling
ceiling: fall ceiling
ceiling: noise ceiling !animal
ceiling: nailpops row ceiling
ceiling: nailpops sag|fall ceiling
ceiling: propup|pushup ceiling
ceiling: noise overhead
ceiling: sag|swollen|fullwater overhead @6
ceiling: fullwater gyprock overhead|inside
ceiling: crack ceiling finger|coin|grow|big2 @10
ceiling: ceilbad gyprock overhead|inside @10
ceiling: lean|swollen|flexes ceiling @6
ceiling: gap size15|size5|size100 ceiling
ceiling: ceilbad ceiling @8
ceiling: danger ceiling
ceiling: loose|fall|crack|sag gyprock|patch overhead @10
ceiling: grow gap ceiling
ceiling: footthrough ceiling
ceiling: sag|fall roof inside @10
ceiling: fullwater ceiling
ceiling: swollen ceiling
ceiling: sag|fall cornice
ceiling: gap|grow|noise cornice !small !hairline
ceiling: sag|fall|swollen gyprock
balcony: sag balcony
balcony: rot balcony
balcony: soft|loose|lean balcony
balcony: rot|soft|fall|broken|lean|loose timber|balconypart balcony @16
balcony: knock|bend balconypost @5
balcony: knock|undermined|bend|displaced|sag balconypart balcony
balcony: gap grow|size15|coin|finger|size100 balcony @14
balcony: nofooting balconypart|balcony balcony
balcony: nofooting balcony
balcony: displaced|shifted|undermined|through balcony @6
balcony: reo|bare|rot concrete balcony
balcony: fall|termite balcony
balcony: wentthrough balcony
balcony: cancer|chunks balcony
balcony: bare reo balcony
balcony: crack balcony wall|concrete|big|through @10
balcony: noprops balcony
balcony: -fixed balconypart|balcony balcony
balcony: fall|loose|rot|onlynailed|broken|bend|gap ledger
balcony: snapword balcony @4
balcony: onlynailed balcony
balcony: -bolt balcony|ledger
balcony: hole balcony @3
balcony: cutout|broken balconypart balcony
balcony: makeshift|danger balcony
balcony_load: spa balcony @4
trapped: trapped person|wall|roof
movement: grow crack jam door
movement: impact vehicle wall|roof|frame|house|freestanding @8
movement: grow crack -closes door
movement: crack -closes door
movement: lean wall @8 !retaining !plan
movement: plumb wall|freestanding @8 !retaining !sizetol
movement: sag wall @6 !retaining !plan
movement: sag|shifted floor|house|footing @7
movement: displaced crack|wall
movement: through crack @10
movement: through2 gap wall
movement: newcrack crack @6
movement: noise crack wall|house|newcrack
movement: wallfall wall @6 !retaining
movement: shifted wall @3 !retaining !plan
movement: sinkhole
movement: landslip house|wall|footing
movement: undermined footing @4
movement: fall frame @5
movement: noise wall|house newcrack|crack|earthquake
movement: fall tree roof|house
movement: danger wall|house|floor @6 !retaining
movement: bend frame @6
movement: shifted frame @7
movement: sag roof @6
movement: sag frame @6
movement: knock loadwall
movement: noprops knock|wall|roof|frame
movement: cutout frame @6
movement: noise frame|house @5
wide_crack: size15|finger crack
wide_crack: size15 gap wall @7 !rail
wide_crack: finger gap wall|house
wide_crack: finger grow
excavation: dig nextto footing|wall
excavation: dig crack wall|house
falling_masonry: loose|lean|fall freestanding @8
falling_masonry: loose|fall brickunit @6
falling_masonry: fall|loose facade public
falling_masonry: chunks facade|brickunit fall @9
falling_masonry: facade nearlyhit fall @14
falling_masonry: pullout|loose brickunit byhand @9
concrete_cancer: cancer
concrete_cancer: bare|rot|fragile reo
concrete_cancer: spallword|burst concrete @7
concrete_cancer: chunks concrete fall|cancer
weak_frame: termite soft|sag|wentthrough
weak_frame: makeshift frame|roof|floor|house
weak_frame: rot|crumble|soft|loose frame @7
weak_frame: lean frame @7
weak_frame: wentthrough floor
termites: termite
termites: mudtube
termites: termitesign timber|frame
crack: size5|coin crack
crack: grow crack
crack: coin gap wall
crack: finger fitin !other @4
crack: big2 crack !other
crack: big crack wall|footing|concrete|frame @6
crack: crack jam door
settlement: slope floor slopedir
settlement: soft floor @6 !small
retaining_wall_moving: move retaining @8
retaining_wall_moving: lean retaining overpath @12
retaining_wall_moving: fall|danger retaining
retaining_wall_moving: move|fall sleeper soil
retaining_wall: lean|bend|overway|undermined|displaced|fall|loose|sag|move retaining @10
retaining_wall: plumb retaining !sizetol
retaining_wall: lean|move|push|fall|danger|overway wall boundary @9 !plan !facade
retaining_wall: rot|broken|sag|loose|fault retaining @7
retaining_wall: crack retaining size5|size15|big|coin|finger|grow
retaining_wall: broken|rot|lean|sag sleeper soil|holding
retaining_wall: broken|rot|lean|move|sag sleeper @6 !gardenbed
retaining_wall: gap|displaced retaining @5
retaining_wall: move|lean|push wall bank @8
retaining_wall: push soil retaining|sleeper
retaining_wall: lean|move|sag wall holding
asbestos_broken: fragile|work *asbestos
asbestos_broken: fragile|work fibro @8 !yearnew
asbestos_broken: work|fragile oldfloor yearold|oldhouse|oldword|asbestos @14
asbestos_broken: fragile lagging @6
asbestos_broken: fragile|work fcsheet oldword|yearold|oldhouse @10
asbestos_broken: fragile vermiculite @6
asbestos_broken: work|fragile acsheet yearold|oldhouse @14
loose_fill: mrfluffy
loose_fill: fluff roofspace !new
asbestos: *asbestos
asbestos: fibro board
asbestos: blackboard meterthing
asbestos_broken: work|fragile blackboard meterthing @12
asbestos: fuzzyback oldfloor
asbestos: doubt fibro !new
asbestos: fibro yearold|oldhouse
asbestos: fragile|work|doubt oldfloor yearold|oldhouse @14
asbestos: work sheet yearold|oldhouse @14
silica: silica
lead_dust: flaking|leadwork *lead @10
lead_dust: leadwork paint yearlead|oldhouse|oldword @12
lead_dust: leadwork yearlead|oldhouse painted
lead_dust: flaking paint|painted oldword child|soil @14
lead_dust: flaking paint yearlead|oldhouse child @16
lead_dust: eat paint child @10
lead_dust: sandword painted|paint oldhouse|oldword|yearlead|child @20
lead_dust: sandword oldhouse|yearlead @10 !floorword
lead_dust: sandword painted|paint ill|child @16
lead_dust: reading *lead paint|child
lead_paint: flaking paint yearlead|oldhouse @14
lead_paint: doubt|positive *lead paint @8
lead_paint: positive *lead
lead_paint: redtest paint|painted labtest
lead_paint: redtest *lead
lead_paint: labtest *lead paint|painted|child @14
lead_paint: flaking paint child oldword|painted @16
glass: crackedglass|sharp glass|mirror @7
glass: crackedglass|crack window @6 ^beside !masonryword !small !hardware
glass: sag|lean|loose|bend glass @8 !small !masonryword
glass: flexes window|glass @8
glass: thrown through3 window|glass @8
glass: strewn glass @5
glass: crackedglass screenword showerword
glass: fall glass @8
glass: throughglass fell|finger|person|child|thrown
glass: runinto glass @6
glass: rattles window @5
glass: danger glass|window
glass: nosafety glass|door|window
glass: -safetyglass glass|window|door
glass: -safetysign glass
glass: strongnosafety
glass: sharp glass|window
glass: rattles|fall glass @6 !small
exit_blocked: locked exit @8
exit_blocked: -opensok exit
exit_blocked: noescape
exit_blocked: keyless barword|exit @10
exit_blocked: keyless window|door inside @10
exit_blocked: fault|jam exit
fire_door: propped|firefault firedoor
fire_door: closerbad door|firedoor
fire_door: closer removedword door
fire_door: wallgap firewall @6
fire_door: -closes firedoor
fire_door: fault|fragile firedoor @6
fire_door: -firedoor
fire_door: pierce firewall
fire_door: -collar
fire_equipment: -works firegear
fire_equipment: gearbad|fault firegear @5
fire_equipment: -firegear
smoke_alarm: -alarm
smoke_alarm: -heard alarm
smoke_alarm: dead alarm @6 !lessthan
smoke_alarm: -works alarm @6
smoke_alarm: fault|silent alarm @6
smoke_alarm: yearten alarm @6
smoke_alarm: -battery alarm
smoke_alarm: age10 alarm @10 !lessthan
smoke_alarm: never alarm @5
cladding: *cladding
cladding: flammable facadepanel
pool: -latches poolfence
pool: -latches gate pool @16
pool: broken|loose|openbad|climb|squeeze|lowheight|lean|fall|rot poolfence @9
pool: gap poolfence @9 !size99
pool: broken|loose|openbad|climb|squeeze|lowheight|lean|fall|rot gate pool @10
pool: gap gate pool @10 !size99
pool: -poolpart poolfence|pool @15
pool: -poolfence
pool: breach|reach|noncompliant|fail|danger poolfence @8
pool: breach|reach|noncompliant|fail|danger gate pool
pool: -works poolfence
pool: unfenced
pool: straight door|window pool @8
pool: rejected poolfence @5
pool: rejected pool inspectword @8
pool: takenout poolfence @8
pool: childin child pool @8
pool: nothinground pool @8
pool: -latches lid spa
pool: climb pool @6
pool: sizepool poolfence @8
pool: sizepool gate pool @8
pool: size100 poolfence @8
pool: -lid spa child
pool: fault|getin poolfence @8
pool: getin child pool
pool: -closes door pool
pool: fault gate pool @7
pool: pushclose gate pool
pool: opens window|door pool
pool: against *climbable poolfence
pool: *doggy pool @10
pool: nextto *climbable poolfence
pool: -gate pool
loose_barrier: loose|rot|broken|fall|lean|fault rail @7 !poolfence
loose_barrier: -fixed|danger rail
barrier: -rail !window
barrier: lowheight rail|freestanding @5
barrier: sizelow rail
barrier: gap|squeeze rail size100|child|ball
window_fall: fall lowsill child
window_fall: lowsill child highfloor
barrier: gap rail size100
barrier: climb rail
barrier: -fallprot
window_fall: opens window highfloor lowsill|child @14
window_fall: -restrictor window highfloor|child|opens
window_fall: fall window child|highfloor @10
window_fall: -restrictor window fall
window_fall: -restrictor lowsill|highfloor
window_fall: fullopen window highfloor
window_fall: onlyscreen child|highfloor
window_fall: lowsill window highfloor
trip: -cover @1 !showerword
trip: tripword
trip: hole floor|path @4 !lowsill
trip: broken cover @5
stairs: loose|fall covering stair @4
stairs: tripped stair @7
trip: openpit
trip: uncov edge|stair @5
trip: -lid edge|cover|path
trip: tripping path !size1
trip: tripped person|path|concrete
stairs: -fixed stair @5
stairs: loose|rot|unevenstep|sag|crack stair @7
stairs: tripping|danger|fall|fault|broken stair @7
trip: hole balcony|stair @3
stairs: person fall stair
mould: extensive|ill|aftermath|child *mould @9
mould: ill|child|aftermath blackstuff @12
mould: musty ill|child @10
mould: ill *mould @16
mould: furry wall|ceiling|robe @7
mould: growing|extensive blackstuff
mould_small: *mould !small !smallplace
sewage: backup|under|smell|leak|wet|seep|comeup *sewage
sewage: strongbackup toilet|sewer
sewage: smell|leak|strongbackup|pierced sewer
sewage: seep|backup greywater floor|under|house|place
sewage: *sewage place @5
sewage: strongbackup foul
sewage: off|coming|seep toilet under|ceiling
sewage: seep toilet under|ceiling|floor|through @9
sewage: foul place @5
sewage: dirty comeup fixture @10
sewage: comeup fixture flushword @12
sewage: dirty toilet seep|leak @8
sewage: seweroff sewer @4
sewage: seep|wet sewer @5
sewage: *strongsewage
`;
