/**
 * What things are made of, in the words of site, shop and home, migrants' English and common misspellings included.
 * A concept may be met by phrases; the longest phrase wins. Endings are taken off by the stemmer.
 */
export const MATERIALS = {
  plaster:
    'plaster, plasterboard, plaster board, plasterd, gyprock, gyprok, giprock, gyproc, gyp, gypsum, gib board, drywall, dry wall, sheetrock, lath, wall lining, internal lining, ceiling lining, lining, wall sheet, sheeting, ceiling sheet, board joint, set joint, villaboard',
  cornice: 'cornice, coving, cove, cornace, crown moulding',
  plasterjoint:
    'join, joint, seam, sheet joint, sheet join, butt joint, butt join, recessed joint, plaster joint, plaster join, joint tape, paper tape, tape, flushing, jointing, stopping, back blocking, back-blocking, between the sheets',
  brick:
    'brick, bricks, the brick itself, bricks themselves, brick themselves, through the bricks, through brick, bricks not only, brickwork, brickworks, brik, bricke, brickie, brickies, brickies work, masonry, masonary, face brick, clinker, veneer, outer skin, outer leaf, external leaf, outside skin, double brick, solid brick, brick layer',
  block: 'block, blockwork, besser, besser block, bessa, hebel, concrete block, cinder block, aac',
  units:
    'unit, the brick itself, bricks themselves, brick themselves, through the bricks, through brick, bricks not only',
  mortar:
    'mortar, morter, motar, pointing, repointing, tuckpointing, tuck pointing, mortar joint, perp, perps, perpend, bed joint, cement between brick, cement between the bricks, between the bricks, between brick, between bricks, muck, joint of brick, brick joint, lime mortar, raked joint, joint raked',
  concrete:
    'concrete, concreet, conc, crete, cement, concreter, concreters, suspended slab, precast, screeded concrete',
  slab: 'slab, slabs, raft slab, waffle pod, waffle, garage floor, concrete floor, house slab, floor slab, garage slab, ground slab, concrete base',
  paving:
    'path, paving, paver, pavers, footpath, driveway, walkway, pathway, concrete path, concrete driveway, pavement, exposed aggregate, crazy paving, patio, courtyard',
  pour: 'pour, poured, pours, formwork, boxing, strip, stripped, shutter, shuttering, form, vibrator, pump, truck, cast',
  render:
    'render, rendering, rendered, renderer, stucco, texture coat, acrylic coating, acrylic render, bagging, cement skin, outside cement, cement render, outside plaster, roughcast, textured coating, rendor',
  tile: 'tile, tiles, tiling, tiled, tyle, ceramic, porcelain, mosaic, travertine, stone floor, splashback, tiler, marble tile, floor tile, wall tile',
  rooftile:
    'roof tile, roofing tile, concrete tile, terracotta, terracotta tile, concrete roof tile, slate, cement tile, tile roof, tiled roof, tile on roof, tile on the roof, tile off the roof, roof shingle',
  timber:
    'timber, wood, wooden, hardwood, softwood, pine, merbau, treated pine, lvl, ply, plywood, mdf, particleboard, chipboard, oak, timbers, wood work, timberwork',
  steel:
    'steel, metal, iron, galvanised, galvanized, gal, angle iron, steel angle, metalwork, steel beam, rhs',
  reo: 'reo, rebar, reinforcement, reinforcing, reinforcing bar, reinforcing steel, mesh, bar, steel bar, iron bar, starter bar, trench mesh, fabric, lig, ligs, ligature, n12, n16, n20, sl72, sl82, sl92, rusty steel, steel inside, iron inside, rusty bar, steel rod, rod iron',
  chairs: 'bar chair, bar chairs, chairs, plastic chairs',
  glass:
    'glass, glazing, glazed, glas, pane, window pane, shower screen, shower panel, glass door, sidelight, side light, glass panel, shopfront, double glazing, shower glass',
  safetyglass:
    'safety glass, toughened, tempered, laminated, safety mark, safety glazing, grade a, =marking, =markings, logo, etching, etched, etch, stamp, kitemark, as1288, 1288, as2208, 2208, safety stamp, toughened glass, tempered glass, laminated glass, strong glass, safety sticker',
  floatglass:
    'float, float glass, annealed, ordinary glass, normal glass, thin glass, plain glass, standard glass, old glass, non safety, regular glass, window glass',
  paint:
    'paint, painted, painter, painting, paintwork, painters, pant work, enamel, topcoat, top coat, undercoat, primer, acrylic paint, coat, coating, paint job, low sheen, varnish, stain finish, coats, paint film, paint skin',
  silicone:
    'silicone, silicon, silcone, sealant, sealent, caulk, caulking, caulked, mastic, sikaflex, sealer, sealing, gap filler, no more gaps, polyurethane joint, backing rod',
  grout:
    'grout, grouting, grouted, grouts, growt, line between tile, line between tiles, line between the tiles, between the tiles, between tiles, between tile, tile joint',
  membrane:
    'membrane, membraine, waterproofing, waterproof, water proofing, water proof, waterproofer, tanking, torch on, bond breaker, puddle flange, upturn, wet area membrane, water stop, waterstop, hob, bituminous',
  flashing:
    'flashing, flashings, flasing, apron, apron flashing, soaker, counter flashing, overflashing, over flashing, step flashing, cover flashing, barge capping, parapet capping, capping flashing, lead flashing, barge flashing, head flashing, sill flashing, metal strip, flash, metal capping, dektite, flashed',
  lead: 'lead, copper flashing, zincalume, zinc, aluminium flashing, dissimilar metal, incompatible metal, incompatible, colorbond, colourbond, galvanic',
  insulation:
    'insulation, insulated, insulator, insulate, insulting, batt, batts, bats, pink batt, earthwool, glasswool, glass wool, rockwool, rock wool, polyester batt, cellulose, blow in, blown in, insulation wool, soft wool, wool, fluffy stuff, fibreglass, foil board, thermal lining, r value',
  cladding:
    'cladding, claddings, clading, clad, weatherboard, weather board, weatherboards, hardie, hardies, hardiplank, hardie plank, linea, scyon, axon, fibre cement, fibre-cement, fc sheet, external board, external sheet, facade, composite panel, aluminium composite, acp, stria, vinyl cladding, external panel, board cladding, shiplap, outside board, plank, external cladding',
  asbestos:
    'asbestos, asbestoes, asbestus, asbesto, abestos, acm, super six, super 6, supersix, friable, vermiculite, fibro cement, naturally dangerous dust, dangerous dust, bad stuff, dangerous fibre, mr fluffy, loose fill fluff, acms',
  fibro:
    'fibro, fibrow, ac sheet, cement sheet, cement sheeting, old grey sheet, grey sheet, eaves lining, eave sheet, eaves sheeting, eave lining, eaves sheet, asbestos sheet, lino backing, under the lino, old lino, vinyl tile, vinyl floor, lagging, zelemite, corrugated sheet',
  oldbuilding:
    'old house, built in the, 1950, 1955, 1960, 1965, 1970, 1975, 1980, 1985, 50s, 60s, 70s, 80s, 1950s, 1960s, 1970s, 1980s, pre 1990, before 1990, pre 1987, fifties, sixties, seventies, eighties',
  dustwork:
    'drill, drilled, sand, sanded, cut, demolish, demolition, demo, snap, snapped, rip out, ripped out, broken up, dispose, remove, removal, dust, fibre, fibres',
  soil: 'soil, ground slopes, ground falls, ground around, outside ground, ground outside, ground level, external ground, finished ground, surrounding ground, dirt, garden, garden bed, gardenbed, earth, mulch, natural ground, lawn, grass, turf, mud, clay, fill, topsoil, plant, bark',
  carpet: 'carpet, carpets, rug, underlay',
  flooring:
    'floorboard, floor board, floorboards, floor boards, timber floor, timber flooring, wood floor, wooden floor, hardwood floor, hardwood strip, strip floor, strip flooring, parquetry, parquet, laminate, laminate floor, engineered board, engineered floor, floating floor, hybrid floor, hybrid plank, bamboo, spotted gum, blackbutt, jarrah, tassie oak, cypress, board, boards, planks, vinyl plank',
  sheetfloor:
    'yellow tongue, yellowtongue, sheet floor, sheet flooring, particleboard floor, particle board, floor sheet, subfloor sheet, chipboard floor, compressed sheet',
  water: 'water, rainwater, moisture, watr, wter, h2o, rain water, wastewater',
} as const;
