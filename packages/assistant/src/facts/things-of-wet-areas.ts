/** What keeps water in bathrooms and balconies where it belongs; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_WET_AREAS = {
  membrane:
    'waterproofing, water proofing, waterproof, water proof, waterproof membrane, waterproofing membrane, membrane, wet area membrane',
  membrane_drying:
    'membrane ~ dry*, membrane ~ cure*, membrane ~ before til*, waterproofing ~ before til*, membrane ~ tiling, waterproofing ~ dry*, waterproofing ~ cur*, waterproof* ~ tiling, leave waterproof* ~ before til*',
  membrane_failing:
    'waterproofing ~ fail*, waterproofing ~ gone, waterproofing ~ stuffed, failed waterproofing, waterproofing failure, membrane ~ fail*, failed membrane, waterproofing ~ leaking, shower ~ leaking behind',
  waterproofer: 'waterproofer',
  shower_hob:
    'hob, shower hob, step down shower, hobless shower, hobless, flush shower, shower ~ flush, walk in shower, step down',
  shower: 'shower floor, shower base, shower tray, floor of the shower, shower recess, shower',
  shower_niche: 'shower niche, niche',
  bath: 'bath, bathtub, bath tub, spa bath',
  vanity: 'vanity, basin, hand basin, vanity basin, sink, kitchen sink, laundry tub, trough',
  splashback: 'splashback, splash back',
  floor_waste: 'floor waste, puddle waste, waste, floor drain, shower waste, shower grate, tile insert',
  puddle_flange: 'puddle flange, leak control flange, drain flange, flange',
  waterstop: 'waterstop, water stop, waterstop angle, water stop angle, perimeter angle',
  flood_test: 'flood test*, ponding test, water test, flood testing ~ shower, test shower for leaks',
  bond_breaker: 'bond breaker, bond breaker tape, backing rod, fillet ~ silicone',
  grout: 'grout, grouting, tile grout, grouted, regrout*, grout line, grout joint',
  epoxy_grout: 'epoxy grout',
  sealing_grout: 'seal ~ grout, grout sealer, sealing ~ grout, grout ~ sealed, grout sealing',
  grout_in_corner:
    'grout ~ silicone, silicone ~ grout, grout ~ corner, grout ~ crack*, crack* ~ grout, corner ~ grout, grout or silicone, silicone or grout, grout ~ wall meets the floor',
  silicone: 'silicone, silicon, sealant, caulk*, bead of silicone, sealer bead',
  silicone_mould:
    'mould ~ silicone, mold ~ silicone, mouldy silicone, black silicone, silicone ~ black, silicone ~ mould*, mould ~ shower',
  tile_adhesive: 'tile adhesive, tile glue, adhesive coverage, adhesive, adhesive cover, thinset',
  tile_coverage:
    'adhesive coverage, coverage ~ tile, tile ~ coverage, adhesive ~ cover, glue coverage, adhesive ~ tile',
  drummy_tile: 'drummy tile, hollow tile, tile ~ drummy, tile ~ hollow, drummy',
  tile_over_tile:
    'tile over ~ tile, tiling over ~ tile, tile over the old tile, tile on top of ~ tile, tiling on top of ~ tile, new tiles over',
  tile: 'tile, floor tile, wall tile, rectified tile, porcelain tile, ceramic tile, tiling',
  screed: 'screed, screeded, screeding, sand and cement bed, tile bed, mortar bed',
  screed_before_tiling: 'screed* ~ til*, screed ~ dry*, screed ~ cur*',
  villaboard:
    'villaboard, villa board, wet area board, fibre cement sheet, aquachek, aqua check, water resistant plasterboard, wet area plasterboard, green board, wet area lining',
  plasterboard_in_shower:
    'plasterboard ~ shower, gyprock ~ shower, plasterboard ~ bathroom, gyprock ~ bathroom, plaster ~ shower, villaboard ~ shower',
  balcony_membrane:
    'balcony membrane, balcony waterproofing, waterproofing ~ balcony, membrane ~ balcony, external membrane, balcony tile, balcony fall',
  use_of_new_shower: 'use ~ new shower, use ~ shower, shower ~ after, before ~ shower',
} as const satisfies Record<string, string>;
