/** Strata and rented homes: who repairs what, and who pays. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_PEOPLE = {
  strata_shower:
    'leaking shower ~ unit, leaking shower ~ apartment, leaking shower ~ strata, body corporate ~ leaking shower, strata ~ leaking shower, shower ~ unit, shower ~ strata, strata ~ shower, unit ~ shower, shower ~ apartment, strata ~ shower waterproofing, body corporate ~ shower',
  strata_bathroom_tiles:
    'tiling ~ strata, tiles ~ strata, strata ~ tiles, strata ~ tiling, bathroom tiles ~ common property, floor tiles ~ common property, tiles ~ apartment, strata bathroom tiles, tiling ~ common property, bathroom floor tiles ~ common property, strata bathroom tiling',
  strata_balcony_door:
    'window ~ strata ~ common property, balcony door, balcony door ~ strata, strata ~ balcony door, balcony sliding door, apartment window, strata window, strata ~ window, unit window, windows ~ common property',
  strata_renovation:
    'strata approval, strata ~ renovat*, renovat* ~ strata, renovat* ~ unit, renovat* ~ apartment, by law ~ renovat*, body corporate ~ renovat*, body corporate permission, body corporate approval, owners corporation approval, by law ~ bathroom, strata permission',
  strata_leak_above:
    'leak* ~ unit above, leak* ~ apartment above, damage ~ unit above, upstairs apartment flood*, flood* ~ unit above, water ~ from upstairs, upstairs ~ leak*, leak* ~ upstairs, leak* ~ flat above, unit above, apartment above, flat above, upstairs unit, upstairs apartment, upstairs flat, upstairs neighbour ~ leak, leak from above, neighbour above',
  strata_repair_duty:
    'owners corp ~ ignor*, ocs ~ ignor*, keeps ignoring ~ leak, owners corp wont, owners corp ~ refus*, strata ignores ~ leak, strata wont fix ~ leak, owners corporation wont fix ~ leak, owners corporation to fix ~ leak, owners corporation to fix ~ leak they ignore, strata to repair ~ common property, body corporate ignores, owners corporation ignores, strata ignores, strata ~ ignor*, owners corporation ~ ignor*, body corporate ~ ignor*, strata wont, body corporate wont, owners corporation wont, force strata, force ~ owners corporation, force ~ body corporate, strata to repair, get strata to, get ~ owners corporation to, get ~ body corporate to, make strata, make the owners corporation, make the body corporate, strata refus*, owners corporation refus*, body corporate refus*, repair common property, force strata to repair common property',
  urgent_repair:
    'what counts as ~ urgent repair in a rental, urgent repair in a rental, no hot water an urgent repair, no hot water ~ urgent, urgent repair ~ rental, emergency repair ~ rental, urgent repair ~ tenant, what counts as ~ urgent, urgent repair, emergency repair, urgent rental repair, urgent repair limit, urgent repairs ~ rental, tenant ~ urgent repair, emergency repairs ~ renter',
  rental_repair:
    'how long ~ landlord get, how long ~ landlord got, how long ~ landlord have, how long ~ landlord has, how long ~ agent have, how long ~ agent has, how long ~ agent got, urgent repairs time, landlord ~ fix, landlord ~ repair*, rental repair, repair ~ rental, landlord to fix, landlord fix things, landlord ~ hot water, hot water ~ landlord, hot water ~ rental, agent ~ fix, repairs ~ landlord, rental ~ repair*, urgent repairs time, rental provider ~ fix',
  rental_mould:
    'mould ~ rental, mold ~ rental, rental ~ mould, mould ~ landlord, landlord ~ mould, mold ~ landlord, tenant ~ mould, mould ~ tenant, mould ~ rented, mould ~ my rent',
  rent: 'stop paying rent, withhold rent, withholding rent, not pay rent, hold back rent, paying rent, withhold ~ rent, stop ~ rent',
  rental_inspection:
    'landlord inspect, rental inspection, routine inspection, routine rental inspection, landlord ~ inspect*, agent ~ inspect*, inspect every month',
  tenant_damage:
    'agent wants me to pay, agent ~ me to pay, agent ~ charg* me, landlord ~ charg* me, landlord wants me to pay, landlord ~ me to pay, agent ~ make me pay, landlord ~ make me pay, out of my bond, from my bond, tenant drilled holes in the wall, tenant drilled, damage a tenant, tenant damage, tenant damaged, tenant broke, tenant ~ holes, damage ~ tenant',
  capital_works_fund: 'sinking fund, capital works fund, sinking fund in strata',
  strata_insurance:
    'kitchen covered by strata insurance, strata insurance, body corporate insurance, owners corporation insurance, covered by strata insurance',
  strata_defects:
    'fixing defects in our building, votes against ~ defects, defects in our building, defects ~ strata, strata ~ defects, owners corporation ~ defects, developer ~ votes, developer votes against fixing defects, developer still owns units, building defects in strata, defects in our building',
} as const satisfies Record<string, string>;
