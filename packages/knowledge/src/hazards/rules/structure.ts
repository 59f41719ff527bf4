/** Ceilings, balconies, walls and frames, and what holds back soil. How a rule is written stands in `../rules.ts`. */
export const CEILING_RULES = `
ceiling!!: saidceiling|saidplaster
ceiling: sag ceiling
ceiling: fall ceiling
ceiling: noise ceiling !animal
ceiling!: nailpops row ceiling
ceiling!!: nailpops sag|fall ceiling
ceiling!: propup|pushup ceiling
ceiling!: hole ceiling @5 !notemeant
ceiling!: noteended ceiling @5 !notemeant
ceiling: noise overhead
ceiling: sag|swollen|fullwater overhead @6
ceiling!!: fullwater gyprock overhead|inside
ceiling: crack ceiling finger|coin|grow|big2 @10
ceiling!!: ceilbad gyprock overhead|inside @10
ceiling: lean|swollen|flexes ceiling @6
ceiling!!: gap size15|size5|size100 ceiling
ceiling: ceilbad ceiling @8
ceiling!: danger ceiling
ceiling!!: loose|fall|crack|sag gyprock|patch overhead @10
ceiling!!: grow gap ceiling
ceiling: footthrough ceiling
ceiling: sag|fall roof inside @10
ceiling!: fullwater ceiling
ceiling: crack|fall overhead dustfall @12
ceiling: swollen ceiling
ceiling!: sag|fall cornice
ceiling: grow|noise|newcrack cornice !small !hairline
ceiling: gap cornice ceiling !small !hairline
ceiling: sag|fall|swollen gyprock
`;

export const BALCONY_RULES = `
balcony: sag balcony
balcony!: rot balcony
balcony!!: saidwithdrawn
balcony!!: saidhiddenrot balcony @12
balcony: soft|loose|lean balcony
balcony!: rot|soft|broken|lean timber|balconypart balcony @16
balcony!: fall|loose timber|balconypart balcony @16 !noterender
balcony: knock|bend balconypost @5
balcony!: knock|undermined|bend|displaced|sag balconypart balcony
balcony!: gap grow|size15|coin|finger|size100 balcony @14
balcony!!: nofooting balconypart|balcony balcony
balcony!!: nofooting balcony
balcony: displaced|shifted|undermined|through balcony @6
balcony!: reo|bare|rot concrete balcony
balcony: fall|termite balcony
balcony!: wentthrough balcony
balcony: cancer|chunks balcony
balcony!!: bare reo balcony
balcony!: crack balcony wall|concrete|big|through @10
balcony!!: noprops balcony
balcony!: -fixed balconypart|balcony balcony
balcony!!: noteprobe size15 balcony @12
balcony!!: fall|loose|rot|onlynailed|broken|bend|gap ledger
balcony: snapword balcony @4
balcony!!: onlynailed balcony
balcony!!: -bolt balcony|ledger
balcony!: hole balcony @3
balcony!: cutout|broken balconypart balcony
balcony!: makeshift|danger balcony
balcony!: bodge ledger|balcony @4
balcony!: bodge balconypart balcony @8
balcony!: noentry balcony @6
balcony_load!: spa balcony @3
balcony_load: spa balcony @4
`;

export const STRUCTURAL_RULES = `
trapped: trapped person|wall|roof
trapped: fall dig person @10
trapped!!: notedigfell person notein @14
trapped!!: notehurt notefell notesite @14
trapped!!: notehurt notestruck person @14
falling_masonry!!: notehungstone|saidtileloose
falling_part!!: notehung|saidlifting|saidripping
unpropped!!: saidunpropped
movement!!: saidgoing|saidbuckled
movement!!: crack5 jam door notemany @20
weak_frame!!: saidbroken|saidthrough
weak_frame!!: saidhiddenrot timberthing|frame @12 !balcony
weak_frame!: saidmissing
crack: saidstructural
movement: saidsubsidence
excavation!!: notedugbare
dig_collapse!!: notedigfell|saiddigedge|saidletgo
falling_masonry!!: rot|notelost notewalltie @4 !notetiesok
falling_masonry!!: -notewalltie
falling_masonry!: noteslid|danger noterender @5 !notetrade
movement!!: grow crack jam door @18
movement: impact vehicle wall|roof|frame|house|freestanding @8
movement!!: grow crack -closes door @18
movement!!: crack -closes door
movement: lean wall @8 !retaining !plan
movement: plumb wall|freestanding @8 !retaining !sizetol
movement: sag wall @6 !retaining !plan
movement: sag|shifted floor|house|footing @7
movement: displaced crack|wall
movement!!: notebow wall notesalt @8
movement: through crack @10
movement!!: bothsides crack wall @12 !retaining
movement: through2 gap wall
movement!!: newcrack crack @6
movement: wallfall wall @6 !retaining
movement: shifted wall @3 !retaining !plan
movement!: sinkhole
movement!!: landslip house|wall|footing
movement: undermined footing @4
movement: fall frame @5
movement!!: noise wall|house newcrack|crack|earthquake
movement: fall tree roof|house
movement: danger wall|house|floor @6 !retaining
movement!!: saidbent
movement: bend frame @6
movement: shifted frame @7
movement: sag roof @6
movement!!: saidlintel
movement: sag frame @6
movement: knock loadwall
movement: noprops knock|wall|roof|frame
movement: cutout frame @6
movement: noise frame|house @5
wide_crack: size15|finger crack
wide_crack!!: crack15 crack wall|footing|brickunit @7 !retaining !noise
wide_crack: size15 gap wall @7 !rail
wide_crack: finger gap wall|house
wide_crack: coin gap grow
wide_crack: finger grow
wide_crack!!: grew15 crack @16
wide_crack!!: size15 crack grow @6
wide_crack!!: crack15 grow @8
movement!!: noteundercut !retaining|sleeper
movement!!: notelight through2 crack @4 !notelightmeant|paint
movement!!: notesides crack wall !floor !path
excavation!!: dig noshoring
excavation!!: dig deepdig @9
excavation!: dig nextto footing|wall
excavation!!: notedeep dig notein|notesheer @16 !noteshored
excavation!!: notedeep dig nextto freestanding|footing|wall @14 !noteshored
excavation!!: dig crack wall|house
falling_masonry: loose|lean|fall freestanding @8
falling_masonry!!: lean stack @5
falling_masonry!!: drummy facade overfoot @12
falling_masonry!!: noteslid noterooftile @7 !notetrade
falling_masonry!!: noteslid notetile roof @6 !notetrade
falling_masonry!: lean|fall|bend|sag freestanding public @12
falling_masonry: loose|fall brickunit @6
falling_masonry!!: fall noteridge @6 !notetrade
falling_masonry: fall|loose facade public
falling_masonry: chunks facade|brickunit fall @9
falling_masonry!!: facade nearlyhit fall @14
falling_masonry: pullout|loose brickunit byhand @9
concrete_cancer: cancer
concrete_cancer: bare|rot|fragile reo
concrete_cancer: spallword|burst concrete @7
concrete_cancer: chunks concrete fall|cancer
weak_frame!!: termite soft|sag|wentthrough
weak_frame: makeshift frame|roof|floor|house
weak_frame!!: bodge frame @3
weak_frame: rot|crumble|soft|loose frame @7
weak_frame: lean frame @7
weak_frame: wentthrough floor
termites!: termite termitelive @4
termites!!: saidalates
termites!!: termite termitework @2 !asker
termites: termite
termites: mudtube
termites: termitesign timber|frame
growing!!: saidgoes
jamming!!: notestep crack jam door @18 !hairline
jamming!!: crack5 jam door @18
jamming: crack jam door !hairline
crack: size5|coin crack
crack!!: crack5 crack wall|footing|brickunit @7 !retaining
crack: grow crack
crack!!: notegrows !glass|retaining|balcony|ceiling|pool|heater
crack!!: grew5 crack @16
crack: coin gap wall
crack: finger fitin !other @4
crack: big2 crack !other
crack: big crack wall|footing|concrete|frame @6 !size1
crack: crack jam door
settlement: slope floor slopedir
settlement: soft floor @6 !small
settlement!!: notesides crack floor|concrete !roof|notewalk
settlement!!: notesquare door|notedoor notemany @8
settlement!: soft floor notewetroom @5 !small !sewage|ceiling|overhead
`;

export const RETAINING_WALL_RULES = `
retaining_wall_moving!: move retaining @8
retaining_wall_moving!!: saidtips retaining
retaining_wall_moving!: lean retaining overpath @12
retaining_wall_moving!: fall|danger retaining
retaining_wall_moving!!: saidslip
retaining_wall_moving!: move|fall sleeper soil
retaining_wall!: lean|bend|overway|undermined|displaced|fall|loose|sag|move retaining @10
retaining_wall: plumb retaining !sizetol
retaining_wall: lean|move|push|fall|danger|overway wall boundary @9 !plan !facade
retaining_wall: rot|broken|sag|loose|fault retaining @7
retaining_wall!!: crack retaining size5|size15|big|coin|finger|grow
retaining_wall!: broken|rot|lean|sag sleeper soil|holding
retaining_wall!: broken|rot|lean|move|sag sleeper @6 !gardenbed
retaining_wall!!: gap|displaced retaining @5
retaining_wall: move|lean|push wall bank @8
retaining_wall!!: push soil retaining|sleeper
retaining_wall: lean|move|sag wall holding
`;
