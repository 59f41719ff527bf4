/** Roofs, gutters, insulation and condensation, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_ROOFING = {
  gutter_per_downpipe: 'gutter one downpipe, gutter ~ per downpipe, metres of gutter',
  gutter_bracket: 'gutter bracket, gutter spike, gutter clip, gutter support',
  gutter_joint: 'gutter joint, gutter join, gutter lap, gutter ~ overlap',
  roof_screw: 'roof screw, roofing screw, tek screw, cladding screw',
  roof_bang:
    'metal roof ~ bang*, tin roof ~ bang*, metal roof ~ tick*, tin roof ~ tick*, metal roof ~ nois*, tin roof ~ nois*, metal roof ~ creak*, tin roof ~ creak*, colorbond ~ bang*, colorbond ~ tick*, colorbond ~ nois*, colorbond roof ~ nois*, metal roof ~ pop*, metal roof ~ click*, roof ~ bang*, roof ~ tick*, roof ~ creak*, roof ~ crack* ~ heat, roof ~ nois*, roof ~ pop*, expansion noise, roof ~ click*, roof ~ pinging, nois* ~ roof, banging ~ roof',
  house_creak:
    'house ~ creak*, expansion nois*, creak* ~ night, wall ~ tick*, frame ~ creak*, house ~ pop*, pops and creaks, creak* ~ house',
  dissimilar_metals:
    'dissimilar metals, lead ~ colorbond, copper ~ colorbond, copper ~ gutter, lead ~ zincalume, mix* ~ metals, galvanised ~ zincalume, copper ~ zincalume',
  roof_tile_fixing:
    'tile ~ fixed, tile ~ nailed, tie down ~ tile, roof tile ~ clip*, roof tile ~ nail*, roof tile ~ fixed',
  bedding_mortar:
    'ridge ~ mortar, ridge ~ bedding, bedding mortar, pointing ~ dry, flexible pointing ~ cure, pointing ~ cure',
  vapour_permeable:
    'vapour permeable, vapor permeable, breathable wrap, breathable membrane, permeable membrane, pliable membrane, vapour permeability',
  vapour_barrier_side:
    'vapour barrier ~ side, vapor barrier ~ side, vapour barrier face, vapour barrier ~ wall, vapour ~ insulation, vapour barrier ~ insulation, vapor barrier ~ insulation',
  roof_ventilation:
    'roof ventilation, ventilate ~ roof, roof space ~ ventilation, roof space ~ vent*, ventilation ~ roof space, vent* ~ roof space',
  insulation_clearance:
    'insulation ~ downlight, batts ~ downlight, downlight ~ insulation, downlight ~ batts, batt ~ downlight',
  r_value: 'r value, r rating, r2, r3, r4, r5, r6, r2.5, r3.5, r4.1, insulation value',
  insulation_gap: 'gap ~ insulation, insulation ~ gap, gap ~ batts, batts ~ gap, missing insulation',
  wet_insulation:
    'wet insulation, wet batts, wet ceiling batts, wet ~ batts, insulation ~ wet, batts ~ wet, batts got wet, insulation got wet',
  old_insulation: 'loose fill, loose fill asbestos, mr fluffy, old loose insulation',
  condensation: 'condensation, sweating wall, wet ~ inside ~ window, sweating',
  humidity: 'humidity, relative humidity, indoor humidity, house humidity',
  mould_age:
    'how old ~ mould, how old is ~ mould, how long ~ mould ~ been, mould ~ been there, age of ~ mould, date ~ mould, old ~ mould ~ reckon',
  mould_start:
    'dried before mould, dry before mould, dried out before mould, mould sets in, mould ~ grow*, mould ~ start*, mould ~ appear*, mould ~ form*, mould ~ set in, mould ~ after ~ leak, mould ~ after ~ flood',
  drying_wall:
    'wall ~ dry ~ leak, wall ~ dry after ~ leak, wall ~ take to dry after ~ leak, wall ~ dry after ~ flood*, wall ~ dry ~ rising damp, wall ~ dry out, wall ~ dry after, dry* ~ wet wall, wet wall ~ dry*, plaster ~ dry after, plaster ~ dry out, wall ~ take to dry, wet plaster ~ dry',
  roof_access:
    'manhole, man hole, access to ~ roof space, roof space access, ceiling hatch, roof hatch, access hatch, attic hatch, roof access',
  roof_sag: 'sagging roof, roof ~ sag*, sag* ~ roof, roof ~ dip*, ridge ~ sag*',
  parapet_capping: 'parapet cap*, capping ~ parapet, parapet',
  tile_overhang:
    'tile ~ hang over ~ gutter, tile ~ overhang ~ gutter, tile ~ into ~ gutter, overhang of ~ tile, sheet ~ into ~ gutter, tile ~ over the gutter',
} as const satisfies Record<string, string>;
