/** Tiles, screeds and what keeps water in, by the names that people type; written down as in `things-of-fabric.ts`. */
export const THINGS_OF_TILING = {
  bathroom_floor_fall:
    'bathroom floor fall outside ~ shower, floor ~ fall outside ~ shower, bathroom floor ~ fall, fall ~ bathroom floor, bathroom ~ fall, fall ~ bathroom, laundry ~ fall, fall ~ laundry, wet area floor ~ fall, fall ~ wet area, wet area fall',
  membrane_junction:
    'wall ~ junction ~ waterproof*, waterproof* ~ junction, waterproof* ~ corner, junction ~ shower, membrane ~ corner, membrane ~ junction',
  outside_shower:
    'bathroom floor ~ waterproof*, waterproof* ~ bathroom floor, floor ~ outside ~ shower, laundry floor ~ waterproof*, waterproof* ~ laundry floor, whole floor ~ waterproof*, waterproof* ~ whole floor, laundry ~ waterproof*, waterproof* ~ laundry',
  membrane_place:
    'membrane ~ over ~ screed, membrane ~ under ~ screed, membrane ~ above ~ screed, membrane ~ below ~ screed, screed ~ over ~ membrane, screed ~ membrane, membrane ~ screed',
  waterstop_height:
    'waterstop ~ high, water stop ~ high, high ~ waterstop, waterstop ~ above tile, waterstop ~ door, water stop ~ door, door ~ waterstop',
  hob_height: 'hob ~ high, high ~ hob, hob height, height of ~ hob, shower hob height',
  tile_on_membrane:
    'tile ~ over ~ membrane, tile ~ on ~ membrane, tiling ~ over ~ membrane, tile ~ over ~ waterproofing, tile ~ after ~ waterproof*, tiling ~ after ~ waterproof*, tile over ~ waterproof*, tile ~ membrane',
  shower_wall_time: 'tile shower ~ last, shower ~ renovat*, new bathroom ~ last, bathroom ~ renovat*',
  bathroom_time: 'bathroom ~ take, bathroom reno ~ take, bathroom ~ weeks, bathroom job',
  lippage: 'lippage, tile ~ lip, tile edge ~ higher, tile ~ uneven, uneven tile, lip between ~ tile',
  tile_flatness: 'tile* ~ flat*, flat ~ tile*, tile* ~ straight*edge',
  tile_tenting:
    'floor tile ~ tent*, floor tile ~ lift*, floor tile ~ pop* up, tent* ~ tile, tile ~ tent*, tile ~ lift*, tile ~ pop* up, tiles ~ peak, tile ~ buckl*',
  door_step_down:
    'step ~ balcony door, balcony door ~ step, step down ~ balcony, step down ~ deck, step down ~ outside, set down ~ door, step ~ sliding door, setdown',
  waterproofing_certificate:
    'waterproof* ~ certificate, certificate ~ waterproof*, waterproof* ~ certif*, waterproof* warranty',
  shower_rose: 'shower rose, shower head height, shower rose height',
  fall_to_waste:
    'fall ~ waste, slope ~ waste, tiling ~ waste, falls to ~ drain, slope ~ floor drain, fall ~ floor drain',
  grouting_time:
    'grout after ~ tiling, grout after ~ tile, grout ~ new tiles, grout after laying, before grouting, grout ~ after ~ adhesive, grout ~ after ~ glue, grout ~ after ~ laid',
} as const satisfies Record<string, string>;
