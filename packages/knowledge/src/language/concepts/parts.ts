/** Parts of a building and its services. */
export const PARTS = {
  wall: 'wall, walls, walling, wal, partition, nib wall, parapet, gable wall, party wall',
  ceiling:
    'ceiling, celing, cieling, cealing, ceilling, ceilings, roof inside the room, inside roof, inside the roof of the room, roof of the room, bulkhead, plaster ceiling, top of room, ceilin',
  interior:
    'inside, internal, interior, bedroom, bed 1, bed 2, bed 3, lounge, hallway, hall, study, dining, living, family room, robe, wardrobe, room, nursery, rumpus, theatre, entry wall, passage, stairwell, corridor',
  outside: 'outside, external, externally, exterior, outdoor, elevation, outer, facade wall, alfresco',
  floor: 'floor, floors, flor, flooring level, ground floor, first floor, upstairs floor, ffl',
  upstairs: 'upstairs, first floor, upper floor, second floor, above garage, top floor',
  clearance: 'ground clearance, clearance, clearances, air gap',
  articulation:
    'articulation, articulation joint, expansion joint, movement joint, control joint, control joints, mj, cj, ej, saw cut, saw cuts, sawcut, sawcuts, expansion gap, contraction joint, tooled joint',
  corner: 'corner, corners, edge of house, return',
  opening:
    'opening, openings, arch, archway, corner of the window, corner of window, window corner, door corner, corner of the door, door frame corner, above the door, above the window, above door, above window, over the door, over the window, above the hallway arch',
  window:
    'window, windows, windo, winow, aluminium window, sash, awning window, sliding window, casement, bay window, louvre',
  windowedge:
    'window frame, window sill, sill, windowsill, reveal, window reveal, reveals, architrave of the window, sides of the window, around the window, round the window, window perimeter, window seal, jamb of window, weatherseal, weather strip, window surround, sub sill',
  door: 'door, doors, dor, doorway, door leaf, cavity slider, sliding door, bifold, french door, entry door, front door, bedroom door',
  doorhardware:
    'latch, striker, strike, strike plate, striker plate, hinge, lock, door handle, handle, deadbolt, keep',
  doorframe:
    'door frame, doorframe, head jamb, door jamb, jamb, door stop, frame at the top, margin, margins, jambs, door margin',
  frame: 'frame, framing, wall frame, frames, timber frame, frameing, stick frame, framer, framework',
  stud: 'stud, studs, noggin, noggins, nogging, dwang, top plate, bottom plate, wall plate, plate, jack stud',
  joist:
    'joist, joists, floor joist, bearer, bearers, subfloor framing, floor truss, floor beam, floor frame',
  sheetbrace:
    'brace, bracing, braced, braces, strap brace, strap bracing, ply brace, plywood brace, bracing panel, bracing unit, metal strap, strapping, strap, hoop iron, hoopiron, speedbrace, speed brace, ply sheet, bracing ply, angle brace',
  tiedown:
    'tie down, tie-down, tiedown, tie downs, tie-downs, tiedowns, tie-down rod, tie down rod, cyclone rod, cyclone tie, cyclone strap, hold down, hold-down, hold downs, hold-downs, holddown, hold down bolt, triple grip, triple-grip, triple grips, triple-grips, trip l grip, framing anchor, truss boot, anchor rod, holding down bolt, threaded rod, looped strap, unitie, rod at the end',
  truss:
    'truss, trusses, truses, rafter, rafters, collar tie, hip rafter, roof frame, roof framing, roof batten, roof timber, roof timbers',
  purlin: 'purlin, purlins, underpurlin, strut, batten, battens, roof batten, ceiling batten, ridge beam',
  nailed: 'skew nail, skew nailed, clout, clouts, nailed, nail off, nailed off, nailing, bolted, bolt',
  roof: 'roof, roofing, rooof, roofs, tin roof, metal roof, roof sheet, rooftop, roof plane, roof line, roofline, top of house, top of the house, colorbond roof',
  ridge:
    'ridge, ridge cap, ridge caps, ridge capping, ridge tile, hip cap, ridge line, ridgeline, ridge bedding, bedding, hip tile, capping, caps, top of roof',
  valley:
    'valley, valleys, skylight, velux, roof window, vent pipe, whirlybird, roof penetration, roof screw, laps',
  roofspace:
    'roof space, roofspace, roof cavity, roof void, ceiling space, ceiling cavity, attic, manhole, loft, in the roof, in roof, above the ceiling, above ceiling, inside roof space, ceiling void',
  sarking: 'sarking, sisalation, anticon, roof blanket, black paper, foil, underlay paper',
  junction:
    'junction, abutment, where the roof meets, roof meets, wall meets, meets the wall, meets the brick, parapet, chimney, roof and wall, wall to roof, roof to wall, extension roof',
  gutter:
    'gutter, gutters, guttering, guter, gutterings, box gutter, eaves gutter, spouting, quad gutter, fascia gutter, valley gutter, roof drain channel, rainhead, rain head, sumps, leaf guard',
  downpipe:
    'downpipe, downpipes, down pipe, downie, downies, dp, down spout, downspout, pipe from roof, roof pipe, rain pipe, gutter pipe, spreader',
  site: 'yard, backyard, back yard, front yard, allotment, swale, ag drain, agi drain, aggi drain, agi pipe, ag pipe, ag line, agline, spoon drain, surface drain, surface drainage, surface water, site drainage, drainage, french drain, side passage, side of the house, side of house, surface grade, low side, block of land, section of land, uphill side',
  roofwork:
    'aerial, antenna, solar, solar panel, satellite dish, foxtel, cockatoo, possum, gale, hail, strong wind, storm, cyclone, roof plumber, air con guy',
  stormwater:
    'stormwater, storm water, stormwater pipe, storm drain, stormwater drain, legal point, legal point of discharge, roof water, soakwell, soak well, pit, stormwater pit, rain water pipe',
  eaves: 'eave, eaves, soffit, fascia, facia, barge board, bargeboard, verge',
  chimney: 'chimney, chimney stack, flue',
  lintel:
    'steel bar above, bar above the, beam above window, beam above the window, beam above the garage, beam over the garage, steel bar over, lintel, lintels, lintol, galintel, lintle, arch bar, archbar, arch-bar, steel angle, angle iron, steel bar over, steel over, bar over the, metal above, steel above, beam over the opening, t bar',
  footing:
    'footing, footings, foundation, foundations, foundaton, footins, pier, pad footing, strip footing, underpin, underpinning, fondation',
  stump: 'stump, stumps, restump, stilts, pile, piles, house stump',
  house: 'house, home, dwelling, building, extension, residence, whole house, granny flat, property',
  column:
    'column, columns, colum, pillar, beam, beams, edge beam, concrete beam, carpark, car park, podium, basement, concrete ceiling',
  antcap: 'ant cap, ant caps, ant capping, antcap',
  stairs:
    'stair, stairs, staircase, stairway, flight, staris, stair case, steps to upper floor, step to upper floor, internal stair, stair flight',
  steps: 'step, steps',
  riser:
    'riser, risers, tread, treads, going, goings, nosing, nosings, stringer, winder, top step, bottom step, step height, each step, last step, first step',
  handrail: 'handrail, hand rail, handrails, grab rail, rail to hold, thing to hold',
  balustrade:
    'balustrade, balustrading, baluster, balusters, ballustrade, balastrade, balistrade, railing, railings, deck rail, balcony rail, guard rail, guardrail, rail, rails, top rail, stainless wire, wire balustrade, spindles, spindle, picket, infill, balcony barrier, deck railing, balcony railing, juliet, barrier, barriers, glass balustrade, frameless glass, balustrade wires',
  balcony:
    'balcony, balconey, balconies, balcony floor, deck, decking, verandah, veranda, terrace, roof terrace, rooftop terrace, porch, tiled deck, balcony slab, balcony tile',
  shower:
    'shower, showers, shower base, shower recess, shower floor, ensuite shower, showering, hob, shower tray, bath screen',
  bathroom:
    'bathroom, bath room, ensuite, en suite, en-suite, wet area, bath, bathtub, laundry, powder room, wc, wetroom, washroom, vanity area',
  waste:
    'waste, floor waste, drain, drain hole, floor drain, hole, grate, outlet, plug hole, drainage hole, shower drain, strip drain',
  kitchen: 'kitchen, benchtop, island bench, pantry, bench top, stone bench, cabinet, joinery, cupboard',
  sink: 'sink, basin, vanity, trough, tub, dishwasher, washing machine tap, kitchen sink, under the sink, under sink, ice maker',
  tap: 'tap, taps, mixer, spout, faucet, tapware, shower head, cistern, toilet, dunny, loo, hose cock, breech, ball valve, isolation valve, toilet pan',
  pipe: 'pipe, pipes, pipework, piping, flexi, flexi hose, flexible hose, hose, tube, plumbing, plumber, poly pipe, copper pipe, joint of pipe, fitting, elbow, pvc, pvc pipe, pex, water main, s bend, p trap, water pipe, waste pipe, water line, u bend, pipe joint, copper joint, copper line',
  meter: 'water meter, meter spinning, meter keeps',
  hws: 'hot water, hot water unit, hot water system, hot water service, hot water heater, hws, hotwater, heater tank, water heater, storage heater, hot water tank, hot water cylinder, cylinder, hwu, tempering valve, mixing valve, tempering, ptr, tpr, tprv, ptr valve, relief valve, relief drain, ptr drain, tpr discharge, tundish, pressure relief, relief pipe, relief line, pressure valve, scald, scalding, heat pump',
  fan: 'fan, exhaust fan, exhaust, extractor, extractor fan, extraction, rangehood, range hood, bathroom fan, ixl, tastic, exaust, mechanical exhaust, mechanical ventilation, exhausts, cooker hood, fan in toilet, dryer vent',
  duct: 'duct, ducted, ducting, flex duct, ductwork, vented outside, vents to outside, to outside, to the outside, outside air, to atmosphere, to the exterior, go out, pipe go out, discharge outside, external grille',
  downlight:
    'downlight, downlights, down light, down lights, downlite, recessed light, halogen, halogens, led fitting, luminaire, luminaires, ic rated, non ic, non-ic, ceiling lamp, ceiling light, light fitting in roof, light fittings in roof, led light, transformer, transformers, can light, recessed fitting',
  light: 'light, lights, light fitting, lamp, globe, light fittings',
  wiring:
    'wire, wires, wiring, cable, cables, cabling, tps, conductor, conductors, electrics, electrical, electric, electric line, flex cord, copper visible, actives, active, junction box, jbox, live wire, live cable, electricity, electric cable, electrical cable, active wire, bare copper, twin and earth',
  electrician: 'sparky, sparkie, sparkys, electrician, sparkies',
  gpo: 'gpo, gpos, power point, powerpoint, power points, socket, light switch, switch plate, power outlet, cover plate, outlet plate, double gpo, switch',
  switchboard:
    'switchboard, switch board, meter board, meterboard, fuse box, fusebox, fuse, fuses, ceramic fuse, distribution board, main board, power board, power box, electrical panel, db1, db, sub board, subboard, circuit breaker, breaker, breakers, main switch, pole filler, pole fillers, zelemite, electric box, consumer unit, fuseboard',
  rcd: 'rcd, rcds, safety switch, safety switches, rcbo, rcbos, residual current, trip switch, earth leakage, residual current device',
  smokealarm:
    'smoke alarm, smoke alarms, smoke detector, smoke detectors, smokie, smokies, smoke sensor, fire alarm, smoke alrm, detector, detection, alarm, alarms, fire beep, beeper, photoelectric, smokealarm',
  interconnect:
    'interconnected, interconnect, linked, link, linked together, hardwired, hard wired, hard-wired, mains powered',
  fire: 'fire, fire rated, fire-rated, firerated, frl, frls, fire wall, firewall, shaft wall, party wall, fire rating, rated wall, fire separation, fire compartment, separating wall, between units, between apartments, between our apartment, 60 60 60, 90 90 90, 120 120 120, fyrchek, fire barrier, shaft',
  collar: 'collar, collars',
  firestop:
    'fire collar, fire collars, firestop, fire stop, fire-stopped, fire stopped, firestopping, fire stopping, fire-stopping, intumescent, fire pillow, fire mastic, fire sealant, fire seal, fire caulk',
  penetration:
    'penetration, penetrations, penetrate, service penetration, cored, core hole, core, hole around, big hole, cable tray, conduit, services, pass through, passes through, passing through, pipe through, pipes through, go through, cables through, goes through, riser cupboard',
  firedoor:
    'fire door, fire doors, smoke door, smoke doors, fire rated door, firedoor, fire exit door, fire exit, fire stair, fire stairs, stairwell door, unit entry door, apartment entry door, self closer, self-closer, door closer, closer, compliance plate, compliance tag, door tag, smoke seal, smoke seals, fd, fire escape, sole occupancy door, exit door, self closing',
  wedge: 'wedge, wedged, propped open, held open, chocked, hold open, chock, door stop under',
  skirting:
    'skirting, skirtings, skirting board, skirting boards, skirts, skirt, scirting, baseboard, quad, scotia, wood trim, trim at bottom, kickboard, trims, trim',
  architrave:
    'architrave, architraves, architrav, arc, archs, mitre, mitres, mitred, miter, door trim, window trim, timber trim',
  fixing:
    'nail, nails, screw, screws, fastener, fasteners, fixing, fixings, screw head, nail head, fastener head, fastners',
  retaining:
    'retaining wall, retaining walls, retainer, retaining, sleeper, sleepers, sleeper wall, garden wall, boundary wall, hold back, holding back, holding up, hold the soil, holds back, landscaping wall, embankment, limestone wall, gabion, block retaining, crib wall',
  post: 'post, posts, stirrup, verandah post, deck post, pergola post',
  pergola:
    'pergola, deck bearer, deck bearers, deck joist, deck frame, fascia board, fascia, barge, window frame wood, weatherboard end, bottom of the door jamb, door sill',
  subfloor:
    'subfloor, sub floor, sub-floor, under house, under the house, underneath house, underneath the house, below house, below the house, crawl space, crawlspace, under floor, underfloor, under the floor, underneath floor, beneath the floor, beneath the floorboards, beneath the house, under floor area, underneath the floor',
  vent: 'vent, vents, ventilation, airflow, air flow, cross flow, cross-flow, cross ventilation, air vent, air brick, ventilate, ventilated, no air, breathe, subfloor vent, air bricks, ventilator',
  weephole:
    'drainage opening, drainage openings, drainage holes, drainage hole in brick, weephole, weepholes, weep hole, weep holes, weep, weeps, weeper, weepers, open perp, open perps, open perpend, open perpends, drainage gap, drainage gaps, drain gap, drainage slot, vertical slot, vertical slots, vertical gap in brick, gap in bottom row, small slot, little hole in brick, little gaps in the brick, drain hole in the first, drain holes in brick, wepe hole, weap hole, weap holes',
  course:
    'course, first course, bottom course, bottom row, first row, brick course, bottom brick, bottom of the brick, courses, base course, row of bricks',
  dpc: 'dpc, damp course, dampcourse, damp proof course, damp-proof course, damp proof, black plastic line, damp proofing, alcor, inside floor level, internal floor level, finished floor level, slab level, floor level inside',
  cavity: 'cavity, brick cavity, wall cavity',
  walltie:
    'wall tie, wall ties, walltie, brick tie, brick ties, ties, tie, veneer tie, cavity tie, helical tie',
  termitepart:
    'physical system, perimeter physical system, meter box, sticker, durable notice, termite notice, collar around pipe, termite collar, termite mesh, termimesh, homeguard, kordon, granitgard, physical barrier, termite barrier, chemical barrier, termite system, termite management, termite protection, perimeter system, perimeter barrier, termite treatment, white ant treatment, white ant barrier, ant treatment, pest treatment, ant barrier, inspection zone, 75 mm inspection, 75mm, slab edge exposure, termite shield, termite sticker, treatment notice',
  slabedge:
    'slab edge, edge of slab, edge of the slab, slab-edge, exposed slab, concrete edge, side of slab, slab rebate, edge of the concrete, past slab, past the slab, past concrete, off the slab, beyond slab, concrete base, slab set out',
  pool: 'pool, pool gate, pool fence, pool fencing, pool barrier, pool glass, pool area, swimming pool, pools, spa, pool side, plunge pool',
  gate: 'gate, pool gate, gates, side gate',
  fence: 'fence, fencing, pool fence, pool fencing, pool barrier, pool glass, paling',
  wheelchair:
    'wheelchair, wheel chair, disabled, disability, accessible, accessibility, access, ramp, ramps, ramped, ambulant, tactile, tactiles, tgsi, walker, walking frame, pram, mobility, circulation, kerb ramp, as1428, 1428, threshold, lip, luminance contrast, grabrail, threshold ramp, access ramp, dda, livable housing, step free, step-free',
  entrance: 'entry, entrance, front entry, doorstep, shop, threshold, foyer, lobby',
  fitout:
    'towel rail, intercom, door motor, garage motor, oven, cooktop, air conditioner, aircon, heater, hood, toilet roll, toilet roll holder, door handle, door stop, flyscreen, flyscreens, fly screen, security screen, letterbox, letter box, clothesline, doorbell, mirror, garage remote, shelf, shelves, shelving, blind, appliance, cupboard door, robe door, robe doors, knob, knobs, kickboard, drawer, hooks, robe hook, fitoff, fit off, splashback, cabinet, wardrobe door, vent cover, garden tap handle, hardware, cut out, cut-out, cutout, laundry cabinet, bench top, range hood cover, carpet, tapware, shower screen, door furniture, house number, fixture, balance of work',
  neighbour: 'neighbour, neighbor, next door, neighbouring',
} as const;
