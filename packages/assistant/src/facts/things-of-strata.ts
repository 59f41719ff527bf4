/** What of a strata building is whose, and who decides. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_STRATA = {
  strata_balcony:
    'balcony ~ strata, strata ~ balcony, balcony ~ body corporate, balcony ~ owners corporation, apartment balcony, unit balcony, balcony waterproofing ~ unit, balcony membrane ~ unit, balcony ~ apartment, balcony ~ common property, balcony tiles ~ unit',
  strata_roof:
    'strata roof, roof ~ strata, strata ~ roof, roof of ~ apartment block, roof ~ body corporate, roof of ~ unit block, townhouse roof ~ strata, roof ~ common property, gutters ~ strata, strata ~ gutters',
  strata_pipes:
    'strata pipe, pipe ~ strata, strata ~ pipe, burst pipe ~ unit, pipe ~ unit, pipe ~ ceiling of ~ unit, pipe ~ apartment, pipe in ~ common wall, pipe ~ common property, drain ~ unit ~ strata, blocked drain ~ strata, strata ~ blocked drain, plumbing ~ strata, strata plumbing',
  strata_ceiling:
    'strata ceiling, ceiling ~ strata, strata ~ ceiling, ceiling ~ unit ~ common property, ceiling ~ common property',
  strata_floor:
    'strata floor, floorboards ~ strata, strata ~ floorboards, carpet ~ strata, strata ~ carpet, floorboards ~ common property, floating floor ~ strata, hard floor ~ strata, timber floor ~ strata, strata ~ timber floor',
  strata_garage:
    'garage door ~ strata, strata ~ garage door, car space ~ strata, garage ~ strata, strata ~ garage, basement carpark ~ strata, strata ~ carpark, carpark ~ leak*',
  strata_hot_water:
    'hot water ~ strata, strata ~ hot water, hot water ~ unit ~ owner, hot water system ~ unit, hot water ~ apartment',
  strata_front_door:
    'front door ~ unit, unit front door, front door ~ strata, strata ~ front door, apartment door, entry door ~ unit, unit entry door',
  strata_intercom: 'intercom, strata intercom, letterbox ~ strata, strata lift, lift ~ strata, strata ~ lift',
  strata_fence:
    'strata fence, fence ~ strata, strata ~ fence, courtyard fence, fence ~ townhouse, fence ~ body corporate, fence ~ owners corporation',
  strata_inner_wall:
    'internal wall ~ strata, strata ~ internal wall, internal wall ~ unit, wall ~ between ~ units, remove ~ wall ~ unit, wall ~ apartment ~ remove',
  strata_driveway:
    'strata driveway, shared driveway ~ strata, driveway ~ strata, strata ~ driveway, shared driveway ~ townhouse, common driveway',
  strata_alarms:
    'smoke alarm ~ strata, strata ~ smoke alarm, smoke alarm ~ unit ~ owner, smoke detector ~ strata',
  strata_lot:
    'common property, lot property, what is common property, boundary of ~ lot, lot boundary, strata plan',
  strata_levy:
    'strata levy, strata levies, levy, levies, special levy, strata fees, body corporate fees, body corporate levy, owners corporation fees, oc fees',
  strata_records:
    'strata records, strata report, strata search, strata inspection report, body corporate records, owners corporation certificate, strata minutes, body corporate minutes, records of the owners corporation',
  strata_excess:
    'strata insurance excess, excess ~ strata, strata ~ excess, insurance excess ~ body corporate, body corporate ~ excess, pays the excess',
  strata_urgent:
    'strata emergency, emergency repair ~ strata, strata ~ emergency, burst pipe ~ strata ~ weekend, after hours ~ strata',
  strata_bylaw: 'by law, by laws, bylaw, bylaws, strata rules, strata by law, body corporate by law',
  strata_vote:
    'special resolution, ordinary resolution, strata vote, strata meeting, agm, egm, general meeting, committee approve, committee decide',
} as const satisfies Record<string, string>;
