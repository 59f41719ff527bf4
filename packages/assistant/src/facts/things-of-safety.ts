/** What guards people: alarms, windows, pools, glass, and asbestos. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_SAFETY = {
  smoke_alarm_at_wall:
    'wall ~ smoke alarm, smoke alarm ~ wall, wall ~ smoke detector, smoke detector ~ wall, corner ~ smoke alarm, smoke alarm ~ corner, smoke alarm ~ ceiling fan, smoke detector ~ ceiling fan, smoke alarm ~ light fitting, smoke alarm ~ air vent',
  smoke_alarm: 'smoke alarm, smoke detector, fire alarm',
  alarm_type:
    'photoelectric ~ ionisation, ionisation ~ photoelectric, photoelectric or ionisation smoke alarm, ionisation smoke alarm, ionisation alarm, photo electric ~ ionisation, photoelectric smoke alarm, photoelectric alarm, photoelectric ~ smoke alarm, type of smoke alarm, type of smoke detector, kind of smoke alarm',
  wired_alarm:
    'smoke alarm ~ hardwired, smoke alarm ~ hard wired, hardwired smoke alarm, hard wired smoke alarm, battery smoke alarm, smoke alarm ~ mains, smoke detector ~ hardwired, smoke detector ~ hard wired, mains powered smoke alarm, smoke alarm ~ be hardwired',
  smoke_alarm_battery:
    'smoke alarm battery, smoke detector battery, battery ~ smoke alarm, battery ~ smoke detector, smoke alarm batteries, smoke detector batteries',
  rental_smoke_alarm:
    'smoke alarm ~ rental, smoke detector ~ rental, rental ~ smoke alarm, rental ~ smoke detector, smoke alarm ~ tenant, tenant ~ smoke alarm, landlord ~ smoke alarm, landlord ~ smoke detector, smoke detector ~ landlord, smoke alarm ~ landlord, smoke detector ~ tenant, smoke alarm ~ rented, smoke alarm battery ~ rental, smoke alarm check ~ rental',
  rental_safety_check:
    'electrical safety check, gas safety check, safety check ~ rental, rental safety check, rental ~ safety check, gas and electrical safety check, gas and electrical check, safety check',
  window_lock:
    'strata units need window restrictor, strata unit need window restrictor, units need window restrictor, strata ~ window restrictor, strata ~ window lock, unit ~ window restrictor, strata need window safety device, window safety device, window lock ~ kids, window restrictor, restrictor, window lock, window safety device, window safety lock, window limiter, window lock ~ restrictor, window ~ restrict*',
  pool_gate: 'pool gate, gate ~ pool, pool fence gate, pool safety gate',
  pool_certificate:
    'pool certificate, pool safety certificate, pool compliance certificate, pool ~ certificate, certificate ~ pool, pool compliance, pool inspection, pool barrier inspection, pool fence inspection, pool ~ inspected, pool fence certificate, pool barrier certificate',
  pool_depth:
    'spa ~ fence, fence ~ spa, spa ~ pool, deep ~ pool ~ fenc*, pool fencing, pool ~ need a fence, blow up pool, inflatable pool, wading pool, paddling pool, pond ~ fence',
  safety_glazing:
    'safety glass, toughened glass, laminated glass, tempered glass, toughened, laminated, glass ~ toughened, glass ~ laminated, glass ~ safety glass, shower screen ~ safety glass, shower screen ~ toughened, shower glass ~ safety glass, grade a glass',
  old_glass:
    'annealed glass, plain glass, ordinary glass, old glass, plain window glass, annealed, window ~ plain glass',
  removing_asbestos:
    'remove ~ asbestos, remove ~ fibro, removing ~ asbestos, asbestos ~ remove, fibro ~ remove, asbestos ~ remove myself, take down ~ fibro',
  asbestos_disposal:
    'dispose ~ asbestos, dispose ~ fibro, disposal ~ asbestos, asbestos disposal, dump ~ asbestos, dump ~ fibro, asbestos ~ dump, asbestos ~ tip, fibro ~ tip, dumping asbestos, get rid of ~ asbestos, get rid of ~ fibro, asbestos ~ dispos*, fibro ~ dump',
  asbestos_licence:
    'class a ~ class b, class a ~ asbestos, class b ~ asbestos, asbestos licence, asbestos license, asbestos removal licence, asbestos removal license',
  asbestos_removal:
    'asbestos removal, asbestos removed, asbestos ~ removed, removing asbestos, asbestos ~ taken out, asbestos removalist, before ~ asbestos removal, asbestos job',
  asbestos_clearance:
    'clearance certificate ~ asbestos, clearance certificate ~ asbestos removal, clearance certificate, clearance ~ asbestos, asbestos clearance, asbestos ~ clearance, clearance inspection',
  asbestos_mask:
    'mask ~ asbestos, asbestos ~ mask, asbestos mask, respirator ~ asbestos, dust mask ~ asbestos, mask ~ fibro',
  smoke_alarm_paint:
    'paint ~ smoke alarm, paint ~ smoke detector, painted smoke alarm, painted smoke detector, painting ~ smoke alarm, smoke alarm ~ yellow, yellow smoke alarm',
  fire_statement:
    'annual fire safety statement, fire safety statement, afss, essential safety measures report, essential safety measures, occupier statement',
  cladding_panel:
    'combustible cladding, flammable cladding, acp cladding, acp, aluminium composite panel, cladding ~ combustible, cladding ~ flammable',
} as const satisfies Record<string, string>;
