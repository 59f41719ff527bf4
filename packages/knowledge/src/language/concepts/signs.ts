/** What can be wrong. 'No cracks' takes a sign away; compare WORKING_ORDER, where 'not level' is what's wrong. */
export const SIGNS = {
  crack:
    'crack, cracks, cracking, cracked, crak, craks, crackd, crck, cracky, fracture, fractured, fissure, split, splits, splitting, hairline, craze, crazed, crazing, hair line, fine line, thin line, long line, vertical line, crack line, crevice, ruptured, spider web, break line, opened across, opened up across, snapped, torn, tearing, tear, rip, lines in plaster, fine lines',
  gap: 'gap, gaps, gapping, gapped, opening up, opened up, =opened, open joint, open joints, crevasse, space between, apart, pulling apart, separate, separating, separated, parted, not meet, coming away, come away, slide a card, credit card, see through, daylight, drop a coin, open between, many place open, is open, void between, wide open, pulled away, pull away, shrunk, shrink, shrinkage, gappy, open 3mm, open mitre',
  stepped:
    'stepped, stairstep, stair step, stair-step, stair-stepping, stair stepping, stepping, staircase pattern, zigzag, zig zag, zig-zag, zigzags, sawtooth, saw tooth, steps down, in steps, like staircase, like stairs, like a staircase, like stair, follow the joint, follow the mortar, follows the mortar, following the mortar, through the mortar, along the mortar, through bed joint, bed joints and perps, follow the joint of brick, jagged',
  diagonal: 'diagonal, diagonally, diag, 45 degrees',
  vertical:
    'vertical, vertically, straight up, straight line, dead straight, up and down, bottom to top, top to bottom, from dpc to, clean through, full height, straight crack, one line',

  stain:
    'stain, stains, stained, staining, discolour, discoloured, discolor, discolored, discolouration, watermark, water mark, watermarks, brown ring, brown, yellow, yellowish, yellowing, tea colour, tea coloured, mark, marks, ring, rings, patch, patches, blotch, coffee colour, tide mark ceiling, brownish',
  rust: 'rust, rusted, rusty, rusting, rusts, corrosion, corroded, corroding, corrode, oxidised, pinhole, pinholes, rusted through, rust bleeding, rust stain, rust stains, swollen with rust',
  mould:
    'mould, mold, mouldy, moldy, mildew, mildewy, black spot, black spots, spotty, black dot, black dots, fungus on, black stuff, furry, green growth, growth, spores, algae, black patch, mould spots, mildue, moss, black speckle, specks, muldy, mulds, slime',
  condensation:
    'condensation, condensate, sweating, sweat, beads, fogging, fogged, steamy, dripping wet, wet every morning, water droplets, steam up, crying windows, moisture on glass',
  musty: 'musty, mouldy smell, damp smell, stale, smell, smells, odour, mushroom smell, smelly, stink',
  hollow:
    'hollow, drummy, drumy, sounds hollow, sound hollow, empty sound, when i tap, tap on, tap with a coin, =tapped, tap test, debonded, delaminated, blown, hollow sound, drummie, boasted',
  loose:
    'loose, lose, wobbly, wobble, wobbles, wobbling, rattly, unstable, moving when, move when, moving, came off, come off, coming off, comes off, detached, detaching, flapping, shaky, slack, wiggle, falls off, fell off, lifting, lifted, lift, lifts, popped up, tent, tenting, tented, unbonded, not stuck, rock when',
  broken:
    'broken, broke, break, burst, bursts, breaking, breaks, smashed, smash, damaged, damage, chipped, chip, shattered, busted, bust, cactus, stuffed, buggered, busted up, snapped off, in pieces, collapsed, failed, failing, perished, torn',
  fall_out:
    'falling out, fallen out, fall out, falling off, fell down, fallen, drop off, dropping, falling, crumbling, crumble, crumbles, crumbly, crumbled, fretting, fretted, fret, powder, powdery, sand, sandy, like sand, eroded, erode, erosion, weathered, washed out, worn, worn back, disappear, soft mortar, mushy, recessed, scratch test, chunks, chunk, pieces, flaking away, blown off, bits, drop, lumps of, spall, spalling, spalled, spalls, blow off, breaking away, delaminated, fall',
  spall: 'spall, spalling, spalled, concrete cancer, cancer, spauling',
  leak: 'leak, leaks, leaking, leaky, leaked, leek, leeking, leekin, lekaing, leakage, drip, drips, dripping, dripped, drop drop, seep, seeping, seepage, weeping, water comes in, water coming in, come in water, letting water, lets water, water entry, water ingress, ingress, get inside, gets in, coming through, come through, comes through, water in, water get out, water go out, water coming, water comes, gets through, pouring in, rain in, coming in, getting in, water penetrating, water is getting, trickle, trickling, penetration of water, water penetration, water enters, soak through',
  rain: 'rain, rains, raining, rained, storm, storms, downpour, pours, wet weather, heavy rain, cloudburst, hail',
  wet: 'wet, damp, dampness, soaked, soaking, saturated, sodden, moist, waterlogged, humid, boggy, soggy, drenched, pegged, moisture reading, moisture readings, moisture meter, puddle of water, high moisture, elevated moisture',
  rising:
    'rising, creeping up, creep up, creeps up, climb up, climbs up, coming up the, travelling up, moving up, rise, rises, wick, wicking, wicks, salt damp, saltdamp, tide line, tide mark, tideline, tidemark, damp line, up to knee, knee height, knee high, bottom of the wall, bottom of wall, bottom of the walls, base of the wall, base of wall, base of walls, lower wall, wall bottom, above floor, near floor, wet at bottom, lower part of the wall, lower plaster, capillary, from the ground up, up the wall, 1 m above, up from the floor, up from the ground, waist height, foot of the wall',
  sag: 'sag, sags, sagging, sagged, saggy, droop, drooping, droopy, belly, bellying, dip, dips, dipped, dipping, deflect, deflecting, deflection, deflects, bow, bowing, bowed, bent, bending, bend, bends, bend down, hanging down, hang down, hammock, hanging, undulate, undulating, undulation, wavy, waves, wave, swayback, swaybacked, horse back, sway back, buckled, coming down, dropping, drooped, come away from the joists, come down, fall down, bows',
  bulge:
    'bulge, bulging, bulges, bulged, belly, pushing out, push out, pushed out, bowing, bow, bowed, bows, moving out, moving outward, moving away, come away, blown out, bowed out, balloon, belly out, coming away from, leaning out',
  lean: 'lean, leaning, leans, leaned, tilt, tilting, tilted, tip, tipping, tipped, toppling, topple, overturning, falling forward, falling over, fall over, rotate, rotated, rotating, out of plumb, outofplumb, overturn, push out, pushing out, going over, pushed over, out of vertical',
  settle:
    '=sinking, =sunk, =sank, sunken, is sink, =sinks, subside, subsided, subsidence, subsiding, settle, settled, settling, settlement, =dropped, has dropped, gone down, going down, movement of footing, house movement, footing movement, heave, heaving, heaved, tapering, taper, rotating away, moved away, foundation movement, going under, ground movement, differential, reactive clay, clay soil, reactive soil, slump, underpinned, gap at slab edge, gaps between slab and soil',
  uneven:
    'uneven, unlevel, out of level, slope, slopes, sloping, sloped, slant, slanted, hump, humps, low spot, high spot, downhill, marble, ball roll, rolls, roll, rock, rocks, rocking, off level, out over, straightedge, straight edge, level deviation, dips, dip, undulating, runs downhill, laser, bumpy, ball, wonky, inconsistent, irregular, vary, varies, varying, variation, different, differ, different height, deviates, deviation, hollow in the floor, hollow in floor, not same, not the same, unequal, out of tolerance, up and down, unevenly',
  rough_frame:
    'bowed, bow, crooked, bent, twist, twisted, twisting, warped, warp, out of plumb, out of square, out of line, off plumb, leaning, wavy, waves, all over the shop, skew, skewed, out of straight, hooked, banana, spring in, sprung, wind in, racked, wonky, in wind',
  bounce:
    'bounce, shudder, shudders, judder, under your weight, under my weight, bounces, bouncy, bouncing, springy, spring, spongy, trampoline, vibrate, vibrates, vibration, vibrating, flex, flexes, flexing, flexible, deflection when, wobbles when, rattle, rattles, rattling, shake, shakes, shaking, soft underfoot, feels soft, feel soft, jump up, give when, bit of give, over spanned, overspanned, over-spanned, excessive movement, moves when, jumps, dynamic, bouncey, moves like, movement underfoot',
  squeak:
    'squeak, squeaks, squeaky, squeaking, creak, creaks, creaky, creaking, noise, noises, noisy, squeal, squeals, groan, groans, eek, sound when, make sound, cracking sound, clicks, clicking, crunch sound, squeek, squeeky, squeaker',
  walking:
    'walk, walks, walking, walked, tread, step on, stepping, foot, feet, run, jump, footsteps, steps on, walk on, underfoot, barefoot, every step',
  pond: 'pond, ponds, ponding, ponded, puddle, puddles, pool of water, water pools, =pooling, =pooled, water pool, big pool of water, pools in, standing water, sits, sit, sitting, holds water, holding water, hold water, holding, lies, lying, stay, stays, lake, collects, stagnant, water sits, water lies, still water, water remains, water stays, pools on, never drain, retain water, floods, flood, flooding, flooded, water never go, boggy',
  fallwrong:
    'backfall, back fall, reverse fall, wrong way, falls back, runs back, slopes towards, sloped towards, slope to the house, falls towards, fall towards, fall to building, falls to the slab, graded away, graded to, runs towards, slopes to, slope towards, runs to, run to, water run, back towards, towards the house, toward the house, towards the building, towards the door, to the house, high point, uphill, grade, graded, falls away, fall away, wrong direction, flat grade, wrong fall, into the house, slope wrong',
  overflow:
    'overflow, overflows, overflowing, spill, spills, spilling, over the back, over the top, backs up, back up, blocked, clogged, full of leaves, leaf, leaves, leaf debris, debris, bubbles out, choked, not drain, surcharging, runs over, gushes over',
  lowering:
    'too low, low, below waist, waist, my waist, only comes to, too short, not high enough, 940, 900 above, under 1000, height 9, under one metre, less than 1m, below 1 metre',
  too_high:
    'too high, too much high, higher, raised, above, over, higher than, built up, piled, piled up, banked up, level with, finish level, laid over, level too high, over the top of, bury, buried, covers, covering, covered, cover, bridged, bridging, bridges, up against, against, hides, hide, concealed',
  overhang:
    'overhang, overhangs, overhanging, over hang, hang over, hanging over, hangs over, hanging off, off the edge, past, beyond, protrude, protrudes, protruding, projects, project, projecting, sticking out, sticks out, stick out, in the air, nothing under, oversail, oversailing, cantilever, poured short, slab short, set out short',
  blockedup:
    'blocked, block up, blocked up, filled, full of, covered, cover, buried, rendered over, render over, painted over, closed, close, bricked up, mortared up, sealed up, plugged, cover over, bog up, clogged, bagged over, paved over',
  open: 'open, opened, hole, holes, void, voids, opening',
  exposed:
    'exposed, visible, showing, show, shows, can see, seen, can be seen, bare, naked, sticking out, sticks out, stick out, poking, poking out, poke out, come out, comes out, protruding, out of, at the surface, on the surface, right at the surface, lying on, hanging, hanging out, hanging off, dangling, uncovered, live, accessible, touch, without cover, unprotected, sitting there, lid off, pokes',
  nocover:
    'no cover, insufficient cover, not enough cover, low cover, inadequate cover, lack of cover, cover to reinforcement, cover to reo, cover to the, concrete cover, cover less, mm cover, 10mm cover, 20mm cover, cover over the steel, lying on the plastic, on the plastic, on the membrane, on the ground, on the dirt',
  daylight: 'daylight, sky, see the sky, see sky, stars, see light, light through, sunlight through',
  void: 'honeycomb, honeycombing, honeycombed, honey comb, honeycombs, bony, boney, void, voids, stones, stone, gravel, gravelly, pockets, air holes, bug holes, blow hole, segregated, segregation, no paste, cold joint, coldjoint, cold joints, line between two pours, between pours, between two pours, gone off, crunchy, popcorn, many hole, full of holes, rock pocket, stony, aggregate exposed, aggregate showing, aggregate visible, vibrated, vibration of concrete, poor vibration, poor compaction, compacted',
  white: 'white, whitish, pale',
  salt: 'efflorescence, eflorescence, effloresence, salt, salts, salty, white powder, white powdery, white stain, white stains, chalky bloom, white bloom, bloom, white chalky, crystal, crystals, crystalline, crystallising, stalactite, stalactites, calcite, leach, leaching, limescale, lime, salt petre, saltpetre, like flour, white fluff, white streaks, white dust, white dusty, white furry, white salts, white film, white marks, gone white, turned white, all white, salt deposit, white deposit, salt attack, white residue',
  peel: 'peel, peels, peeling, peeled, pealing, flake, flakes, flaking, flaky, blister, blisters, blistering, blistered, bubble, bubbles, bubbling, bubbled, bubbly, lifting, lifts, coming off, come off, comes off, chalking, chalky, chalk, strip off, in sheets, delaminating, delaminated, falling off, blow, blows, bare timber, coating failure, adhesion, skin come off, cracking off, flakey, coming away, crackling, alligatoring, not stuck',
  paintmarks:
    'brush mark, brush marks, brushmarks, brush stroke, brush strokes, roller mark, roller marks, roller line, roller lines, roller, stipple, stippled, drips, drip, runs, run, sagged paint, streak, streaks, streaky, patchy, patchiness, overspray, over spray, splatter, splatters, splash, missed, misses, miss, missed spot, missed spots, holiday, holidays, thin coat, one coat, only one coat, grinning, lap mark, lap marks, orange peel, cutting in, cut in, uneven colour, two tone, sloppy, messy, rough finish, flashing sheen, old colour, colour, see the colour, transparent, unpainted, show through, shows through, smear, bits in, hairs in, wobbly line, shoddy, second coat, dribbles, splotchy, blotchy',
  pop: 'pop, pops, popping, popped, bump, bumps, lump, lumps, pimple, pimples, protrude, protruding, proud, pushing through, poking through, nail head, screw head, dimple, dimples, round bump, circle bump, button, dots in a row, coming through, backing out, back out',
  row: 'row, rows, in a row, in a line, in line, straight line, centres, in straight line, along the studs, along the stud, along the joists, regular, evenly spaced, line of',
  ridgeline:
    'ridge, peaking, peak, peaked, peeking, raised line, raised, ridged, tenting joint, stick up, stick out, can see, visible, showing, show, noticeable, seam, shadow line, shadow, shadows, hump, telegraph, telegraphing, see every, flare, see, seen, photographing, pronounced',
  sunlight:
    'glancing light, raking light, when the sun, sun hits, in the light, in the arvo, downlights on, critical light, sunlight, sunshine, at night with the light, light hits, side light, in the downlights, glancing, raking, critical lighting, sun comes in, morning sun, afternoon sun, lights on',
  stick:
    'bind, binds, binding, rub, rubs, rubbing, rubbed, stick, sticks, sticking, stuck, catch, catches, catching, scrape, scrapes, scraping, jam, jams, jamming, jammed, drag, drags, dragging, hits, hitting, swelled up, misaligned, misalign, hard to open, hard to close, tight, force it, slam, lift the handle, foul, fouls, fouling, swings open, swing open, opens by itself, out of square, uneven margin, uneven margins, misses, squashed against, drop on hinges, jamed',
  draught:
    'draught, draft, draughts, drafty, draughty, drafts, wind, windy, air coming, whistle, whistling, breeze, feel air, cold air, ants come in, dust comes in',
  lippage:
    'lippage, lipage, lipping, lipped, edge higher, edges higher, sit higher, sits higher, higher than, higher, proud, sticking up, stick up, trip, tripped, toe, stubbed, stub, edges vary, edge vary, edge of tile higher, edge is sharp, not flush, height difference, all up and down, lip, ledge, one edge, offset height, raised edge, sharp edge',
  trip: 'trip, trips, trip hazard, tripping, tripped, stumble, stumbled, fell, fall over',
  cup: 'cup, cups, cupped, cupping, crown, crowned, crowning, peaking, peak, peaked, tent, tenting, tented, curl, curled, curling, warp, warped, warping, buckle, buckled, buckling, washboard, lifting, swollen, edges up, edges of the boards, swelling, raised edges, gapping, lifted',
  slipped:
    'slipped, slip, slid, slide, sliding, slipping, slid down, dislodged, displaced, out of place, missing corner, blown off, moved, out of alignment',
  rot: 'rot, rots, rotting, rotten, rotted, roten, decay, decayed, decaying, dry rot, wet rot, punky, soft timber, spongy timber, crumble like, fungal, fungal decay, mushroom, mushrooms, toadstool, perished timber, fungus, soft, screwdriver into, deteriorated, mush, section loss, fruiting body, cube cracking, cuboidal, crumbly wood, spongey, like cake, black and crumble',
  termite:
    'termite, termites, termit, termights, white ant, white ants, whiteant, white anted, whiteants, white insect, mud tube, mud tubes, mud tunnel, mud tunnels, mud lead, mud leads, mudding, mud track, mud tracks, mud trail, galleries, gallery, nest, ants white, white colour ant, eaten, eating, chewed, chew, chewing, eat, hollowed out, paper thin, active workers, workers, pest, insects, insect, bugs, borer, borers, frass, swarm, alates, flying ants, timber pest, coptotermes',
  burn: 'burn, burns, burnt, burned, burning, scorch, scorched, scorching, scorch marks, melted, melting, become hot, becomes hot, getting hot, gets hot, very hot, too hot, hot to touch, overheat, overheating, =smoking, black mark, arcing, spark, sparks, sparking, singed, buzzing, charred',
  hazard:
    'fire danger, fire hazard, fire risk, dangerous, unsafe, danger, risk, hazard, electric shock, shock, zap, zapped, tingle',
  old: 'old, very old, ancient, outdated, obsolete, expired, expiry, out of date, 10 years, ten years, past expiry, past its, 2009, 2010, 2011, 2012, 2013, old style, ceramic',
  beeping: 'beep, beeps, beeping, chirp, chirping, goes off, flat battery',
  bodge:
    'wrapped in tape, in tape, taped up, electrical tape, insulation tape, goop, gooped, bodgy, dodgy, diy, temporary fix, bogged up, only silicone, sealant only, just silicone, silicone only, with silicone, gooped it',
  onto: 'on top of, over, right on top, lying on, lying over, cover, covers, covering, covered, touching, touch, pushed over, against, too close, contact, in contact, over the top, on the top, sitting on, resting on, laid over',
  steep:
    'steep, steeply, too steep, high step, narrow, too narrow, narrow step, too high, too big, shallow, tall',
  narrow:
    'narrow, too narrow, small, 760, 770, 780, clear opening, too small, tight, width, clear width, too tight',
  childgap:
    '125, 125mm, 130, 140, 150, 150mm, sphere, kid, kids, child, children, toddler, head, fit through, climb, climbs, climbable, climbing, footholds, horizontal, squeeze through, baby, son, daughter, falls through, foothold, non climb, non-climb, ncz, 900 zone, tree branch, pot plant, pot plants, bbq, branch, climbed',
  discharge:
    'discharge, discharges, discharging, dump, dumps, dumping, draining, drain line, drains onto, empty, emptying, empties, comes out, come out, runs onto, straight onto the ground, onto the ground, onto ground, spews, pouring onto, outlet, terminate, terminates, run to, ends above, piped over, steam, overflow pipe',
  intoRoof:
    'into the roof, into roof, in roof space, into the ceiling, into ceiling, inside roof, blows into, ends in the roof, terminates above, terminate in, vents into, vented into, venting into, blowing into, into roof cavity, blows steam, exhausts into, pushing wet air',
  steam: 'steam, humid air, wet air, moist air, smells of cooking',
  swell:
    'swell, swells, swelling, swollen, swelled, expanded, puffed, puffy, blown, bloated, swolen, warped at base',
  groundcontact:
    'touching the ground, touch ground, touching ground, sitting on the dirt, on the dirt, ground contact, in the ground, to the ground, sitting on dirt, sitting in dirt, on soil, in the soil, in contact with soil, into the ground, sit on the ground, sitting on the ground, sits on the ground, buried in soil, hard down on',
  combustible:
    'combustible, flammable, storey, storeys, aluminium composite, acp, fire risk cladding, polyethylene core, pe core, high rise',
  mapcrack:
    'map crack, map cracks, map cracking, crazy, spider web, spider cracks, spiderweb, craze, crazed, crazing, random, all over',
  cold: 'cold, freezing, oven, hot in summer, hot, warm, thermal, thermal imaging, thermal camera, heat loss, draughty ceiling',
  compressed:
    'squashed, compressed, squash, crushed, jammed in, folded, bunched, thin, uncovered, edges, not cover, patchy, fell down, fallen down, slumped, displaced, moved aside',
  unfinished:
    'unfinished, incomplete, outstanding, still waiting, waiting on, yet to be, half done, half finished, not done, left out, still to come, to be completed, to be installed, missing item, missing items, omitted, never came back, walked off, walked off the job, left it, defect list, omission, omissions, not complete, remaining work, undone',
  vague:
    'bad, badly, wrong, problem, issue, terrible, awful, ugly, defect, poor, shoddy, rubbish, horrible, dodgy, crap, faulty, fault, quality, weird, strange, dodge',
} as const;
