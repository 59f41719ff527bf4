/** Asbestos, lead and mould. How a rule is written stands in `../rules.ts`. */
export const ASBESTOS_RULES = `
asbestos_broken!: fragile|work *asbestos
asbestos_broken!: fragile|work fibro @8 !yearnew
asbestos_broken!: work|fragile oldfloor yearold|oldhouse|oldword|asbestos @14
asbestos_broken!: fragile lagging @6
asbestos_broken!: fragile|work fcsheet oldword|yearold|oldhouse @10
asbestos_broken!: fragile vermiculite @6
asbestos_broken!: work|fragile acsheet yearold|oldhouse @14
loose_fill!: mrfluffy
loose_fill!: fluff roofspace !new
asbestos: *asbestos
asbestos!!: saidasbestos
asbestos!!: fibro board
asbestos: blackboard meterthing
asbestos_broken!: work|fragile blackboard meterthing @12
asbestos!!: fuzzyback oldfloor
asbestos: doubt fibro !new
asbestos!: fibro yearold|oldhouse
asbestos!!: fragile|work|doubt oldfloor yearold|oldhouse @14
asbestos: work sheet yearold|oldhouse @14
silica: silica
silica!!: cuttool nowater whitecloud @20
silica!!: notesaw notestone notedry|whitecloud @4 !notewipe
silica!!: notesaw notestone grindtool|cuttool notefog @12 !notewipe
`;

export const LEAD_PAINT_RULES = `
lead_eaten!!: saidlead
lead_eaten!!: eat paint child @10
lead_dust: flaking|leadwork *lead @10
lead_dust!: leadwork paint yearlead|oldhouse|oldword @12
lead_dust: leadwork yearlead|oldhouse painted
lead_dust: flaking paint|painted oldword child|soil @14
lead_dust!!: flaking paint yearlead|oldhouse child @16
lead_dust!!: leadlevel
lead_dust!: sandword painted|paint oldhouse|oldword|yearlead|child @20
lead_dust: sandword oldhouse|yearlead @10 !floorword
lead_dust!!: sandword painted|paint ill|child @16
lead_dust!: reading *lead paint|child
lead_paint: flaking paint yearlead|oldhouse @14
lead_paint: doubt|positive *lead paint @8
lead_paint: positive *lead
lead_paint: redtest paint|painted labtest
lead_paint: redtest *lead
lead_paint: labtest *lead paint|painted|child @14
lead_paint: flaking paint child oldword|painted @16
`;

export const MOULD_HEALTH_RULES = `
legionella!!: saidlegionella
mould!: extensive|ill|aftermath|child *mould @9
mould!: ill|child|aftermath blackstuff @12
mould!: musty ill|child @10
mould!: ill *mould @16
mould: furry wall|ceiling|robe @7
mould!: growing|extensive blackstuff !oldfloor
mould_small: *mould !small !smallplace
`;
