/** Rented homes by state, and what of them is repaired by whom. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_RENTALS = {
  landlord_entry:
    'landlord entry, landlord enter, landlord come in, landlord ~ come in, landlord ~ enter, agent ~ enter, notice to enter, entry notice, notice of entry, tradie ~ enter ~ rental, access ~ rental ~ repair*, landlord ~ notice ~ repair*, notice ~ before ~ landlord ~ come*',
  rental_standards:
    'minimum rental standard, rental minimum standard, minimum housing standard, minimum standard ~ rental, minimum standard for a rental, rental standard, standards for rentals, rental have to have by law, rental property standards, fit to live in',
  urgent_thing:
    'stove an urgent repair, oven an urgent repair, broken stove ~ urgent, broken oven ~ urgent, blocked toilet ~ urgent, toilet an urgent repair, broken lock ~ urgent, broken heater ~ urgent, heater an urgent repair, burst pipe an urgent repair, roof leak an urgent repair, urgent repair ~ stove, urgent repair ~ oven, fridge ~ urgent repair, dishwasher ~ urgent repair',
  rental_gutters:
    'clean ~ gutters ~ rental, gutters ~ tenant, tenant ~ gutters, gutters ~ landlord, landlord ~ gutters, gutter cleaning ~ rental, rental ~ gutters, gutters in a rental',
  rental_bulbs:
    'light globe ~ rental, light bulb ~ rental, light globe ~ tenant, light bulb ~ tenant, tenant ~ light globe, tenant ~ light bulb, globes in a rental, light globes in a rental',
  rental_pests:
    'pest ~ rental, pests in a rental, rental ~ pest*, cockroach* ~ rental, mice ~ rental, rats ~ rental, possum* ~ rental, termites ~ rental, rental ~ termites, tenant ~ pest*, landlord ~ pest*, pest control ~ rental',
  rental_aircon:
    'air con ~ rental, aircon ~ rental, air conditioner ~ rental, air conditioning ~ rental, rental ~ air con*, rental ~ aircon, landlord ~ air con*, landlord ~ aircon, heating ~ rental, heater ~ rental, rental ~ heater, rental ~ heating, landlord ~ heater',
  rental_blind_cords: 'blind cord, curtain cord, blind cords, cord ~ blind, blinds ~ cord, curtain ~ cord',
  rental_locks:
    'locks ~ rental, rental ~ locks, landlord ~ locks, locks ~ landlord, change the locks ~ rent*, tenant ~ locks, window locks ~ rental, deadlock ~ rental',
  rental_pool: 'pool ~ rental, rental ~ pool, tenant ~ pool, pool ~ tenant, landlord ~ pool, pool ~ landlord',
  rental_water_damage:
    'tenants belongings ~ leak, belongings ~ roof leak, tenant ~ belongings, my stuff ~ landlord, stuff ~ wrecked ~ leak, furniture ~ leak ~ rental, contents ~ rental ~ leak, tenants contents',
  rental_asbestos:
    'asbestos ~ rental, rental ~ asbestos, landlord ~ asbestos, asbestos ~ landlord, tenant ~ asbestos, asbestos ~ tenant',
  rental_rcd:
    'safety switch ~ rental, rental ~ safety switch, rcd ~ rental, rental ~ rcd, rcd trip test ~ rental, landlord ~ rcd, landlord ~ safety switch, safety switch ~ landlord, safety switch ~ tenant',
  repair_notice:
    'repair request, ask for repairs, request for repairs, tell the landlord of a repair, maintenance request, notice of repair, breach notice ~ repairs, notice to remedy breach',
  rent_reduction:
    'rent reduction, lower rent, reduce my rent, reduced rent, rent reduced, rent abatement, cheaper rent',
  tenant_repair:
    'tenant do repairs, tenant fix ~ myself, fix it myself and take it out of the rent, tenant ~ repair ~ take it off the rent, take ~ off the rent, deduct ~ from the rent, deduct repairs from rent, take repairs out of the rent',
} as const satisfies Record<string, string>;
