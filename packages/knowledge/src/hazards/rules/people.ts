/** Glass, fire, pools and falls. How a rule is written stands in `../rules.ts`. */
export const GLASS_RULES = `
glass_falling!!: saidhighglass
glass: crackedglass|sharp glass|mirror @7
glass: crackedglass|crack window @6 ^beside !masonryword !small !hardware
glass: sag|lean|loose|bend glass @8 !small !masonryword
glass!: flexes window|glass @8
glass!!: thrown through3 window|glass @8
glass!: strewn glass @5
glass!!: crackedglass screenword showerword
glass: fall glass @8
glass!!: throughglass fell|finger|person|child|thrown
glass!: runinto glass @6
glass: rattles window @5
glass!!: chipword doorglass @4 !paint !frame !small !timberthing
glass!!: chipword glass door @5 !paint !frame !small !timberthing
glass!!: chipword noteshowerglass @5 !notechipaway
glass!: bodge|bodgecover crackedglass|broken glass|window @6
glass!: danger glass|window
glass!: nosafety glass|door|window
glass!!: -safetyglass glass|window|door
glass!: -safetysign glass
glass!!: strongnosafety
glass!!: sharp glass|window
glass: rattles|fall glass @6 !small
`;

export const FIRE_RULES = `
fire!!: saidglow|saidfire|saidsmoulder|saidlint
fire: onfire !bbq
fire: smell burn @5
fire!: trapped smokeword
fire: burn chimney|heater wall @6
fire!: charred chimney|flue timberthing|frame|ceiling|wall @16
fire!: charred heater timberthing|frame @8
fire: charred chimney floor @12
fire!: tooclose chimney|flue timberthing|frame|ceiling|roofspace @7
fire: spark chimney @6
fire!!: tooclose insulation light @6
fire!: embers roofspace|roof|heater|chimney @8
fire!: smokeword backdraft chimney|inside
fire!!: charred insulation light|chimney|flue @8
fire!!: smoky wall|roofspace|light|ceiling @4
fire!: burning roofspace|wall|ceiling @5
fire: burn insulation @6
exit_blocked!: locked exit @8
exit_blocked!!: chainedshut firedoor @6
exit_blocked!!: -opensok exit
exit_blocked!: noescape
exit_blocked!!: noescape exit|door|window|barword|firedoor @12
exit_blocked!: keyless barword|exit @10
exit_blocked: keyless window|door inside @10
exit_blocked: stowed firestair @10
exit_blocked: fault|jam exit
fire_door!!: saidcloser|saidunsealed
fire_door!: propped|firefault firedoor !sizetol
fire_door!: closerbad door|firedoor
fire_door: closer removedword door
fire_door!: wallgap firewall @6
fire_door!: -closes firedoor
fire_door!!: -closes door fireone @16
fire_door: fault|fragile firedoor @6
fire_door: -firedoor
fire_door!: pierce firewall
fire_door!!: -collar
fire_equipment: -works firegear
fire_equipment: gearbad|fault firegear @5
fire_equipment!!: saidoff
fire_equipment!!: notenil firegear @0 !fault !notefault
fire_equipment!: -firegear
smoke_alarm!!: notenil alarm @0 !fault !notefault !gas !heater
smoke_alarm!: -alarm
smoke_alarm!!: -heard alarm
smoke_alarm!!: silent testbutton @8 !board !battery
smoke_alarm: dead alarm @6 !lessthan
smoke_alarm!: -works alarm @6
smoke_alarm: fault|silent alarm @6
smoke_alarm!!: yearten alarm @6
smoke_alarm!!: -battery alarm
smoke_alarm!: age10 alarm @10 !lessthan
smoke_alarm: never alarm @5
smoke_alarm!!: notealarmoff alarm @14 !notebackup !gas
cladding: *cladding
cladding: flammable facadepanel
`;

export const POOL_RULES = `
pool_drain!!: saiddrain pool|spa @20
pool!: -latches poolfence
pool!: -latches gate pool @16
pool!: broken|loose|openbad|climb|squeeze|lowheight|lean|fall|rot poolfence @9
pool!: gap poolfence @9 !size99
pool!: broken|loose|openbad|climb|squeeze|lowheight|lean|fall|rot gate pool @10
pool!: gap gate pool @10 !size99
pool!: -poolpart poolfence|pool @15
pool!!: notenil poolfence @0 !fault !notefault
pool!: -poolfence
pool!: climbable notezone @10
pool!!: climbable notezone sizelow @10
pool!: breach|reach|noncompliant|fail|danger poolfence @8
pool!: breach|reach|noncompliant|fail|danger gate pool
pool!: -works poolfence
pool!: unfenced
pool!!: straight door|window pool @8
pool!: rejected pool inspectword @8
pool!!: takenout poolfence @8
pool!!: childin child pool @8
pool!: nothinground pool @8
pool!!: -latches lid spa
pool!: climb pool @6
pool!!: sizepool poolfence @8
pool!: sizepool gate pool @8
pool!: size100 poolfence @8
pool!!: -lid spa child
pool!: fault|getin poolfence @8
pool!!: getin child pool
pool!!: -closes door pool
pool!: fault gate pool @7
pool!!: pushclose gate pool
pool!!: opens window|door pool
pool!!: against *climbable poolfence
pool!!: *doggy pool @10
pool!!: nextto *climbable poolfence
pool!: -gate pool
`;

export const FALL_RULES = `
open_shaft!!: saidshaft
loose_barrier!: byhand rail @6 !poolfence
loose_barrier: loose|rot|broken|fall|lean|fault rail @7 !poolfence
loose_barrier!!: -fixed rail
loose_barrier!!: danger rail @1
loose_barrier!!: saidunclamped
loose_barrier!: bodge rail @4 !poolfence
barrier!!: notenil rail @0 !fault !notefault !loose
barrier!!: sizelow rail lowsaid @10
barrier!!: saidnorail|saidlowrail
barrier!: -rail balcony @5 !window
barrier: -rail !window
barrier: nohold stair @10
barrier: lowheight rail|freestanding @5
barrier!: sizelow balconyrail @5
barrier: sizelow rail
barrier: gap|squeeze rail size100|child|ball
window_fall: fall lowsill child
window_fall!!: lowsill child highfloor
barrier!: gap rail size100 @5
barrier: climb rail
barrier!: -fallprot
barrier!!: saidnonet
window_fall!: opens window highfloor lowsill|child @14
window_fall!: -restrictor window highfloor|child|opens
window_fall: fall window child|highfloor @10
window_fall!: -restrictor lowsill|highfloor
window_fall!!: fullopen window highfloor
window_fall!!: onlyscreen child|highfloor
window_fall!!: lowsill window highfloor
trip!: -cover @1 !showerword !balcony
trip: tripword
trip!!: notelifted
trip: hole floor|path @4 !lowsill
trip!: broken cover @5
stairs!!: saidnotread
stairs!: loose|fall covering stair @4
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
`;
