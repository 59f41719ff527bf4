/** Approvals, certificates, owner-builders, and buying and selling. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_APPROVALS = {
  house_cooling_off:
    'property purchase cooling off period, property purchase cooling off, house cooling off period, cooling off period ~ property purchase, cooling off period for a property purchase, cooling off period ~ property, cooling off period ~ house, cooling off period ~ home purchase, cooling off ~ buying, cooling off ~ house, cooling off ~ purchase, cooling off ~ property, cooling off ~ home, buying ~ house ~ cooling off, buying ~ cooling off, cooling off after exchang*, house ~ cooling off, cooling off ~ exchang*, contract of sale ~ cooling off',
  selling_owner_built:
    'sell ~ owner built, sell ~ owner builder, selling ~ owner built, selling ~ owner builder, owner built ~ sell, owner builder ~ sell, sell ~ house i owner built, selling owner builder',
  occupation_certificate:
    'occupation certificate, occupancy certificate, occupancy permit, oc, certificate of occupancy, certificate of final inspection, final inspection certificate, occupation permit, form 21 ~ move in',
  cdc: 'cdc, complying development, complying development certificate, cdc ~ da, da ~ cdc',
  unapproved_work:
    'no council approval, built ~ without council approval, built ~ without approval, built ~ without ~ permit, build without ~ permit, build without ~ approval, build ~ without ~ approval and, done without ~ approval, put up without ~ approval, went up without ~ approval, unapproved, not council approved, unapproved ~ deck, unapproved ~ extension, unapproved work, illegal extension, no permit, unapproved structure, illegal building work, never approved, not approved by ~ council, no approval',
  dilapidation_report: 'dilapidation report, dilapidation, dilapidation survey, dilap report',
  soil_test:
    'soil classes, soil class, soil test, soil report, geotech report, geotechnical report, soil classes',
  inspection_clause:
    'termites found before settlement, pest found before settlement, pull out ~ building inspection, pull out ~ pest inspection, out of buying ~ inspection, out of buying ~ pest, out of buying ~ house, pull out of buying ~ house, pull out of ~ purchase, building and pest condition, building and pest clause, subject to building and pest, subject to building inspection, building inspection condition, pest report is bad, bad building report, pest inspection is bad, building inspection is bad, termites found before settlement, house purchase after a bad building report, pull out of a house purchase, out of buying a house',
  da_validity:
    'da valid, da ~ valid, da lapse, development consent lapse, da expire, da last, building permit last, building permit expire, permit last, permit expire, how long ~ da, building permit valid, planning permit last',
  construction_certificate: 'construction certificate, start work before ~ cc, construction cert',
  basix: 'basix, basix certificate',
  protection_works:
    'protection work notice, protection works notice, protection work, protection works, notice before building on the boundary, notice ~ building on the boundary',
  building_fine:
    'fine for building without ~ permit, fine for building without ~ approval, penalty for building without ~ permit, penalty for building without ~ approval, fine for no permit, penalty for no building approval, penalty for no approval, fine for no approval, fined for ~ without ~ permit',
} as const satisfies Record<string, string>;
