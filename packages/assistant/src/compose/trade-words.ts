/** What words of the trade mean: general trade knowledge, with no figure in it. The more particular stand first. */

export const TRADE_WORDS_MEANT: readonly (readonly [RegExp, string])[] = [
  [
    /\breactive (?:clay|soil|site|ground)s?\b/i,
    '**Reactive clay** swells when it gets wet and shrinks when it dries, so the ground and what stands on it move with the seasons. AS 2870 sorts sites by how much they move.',
  ],
  [
    /\bstage inspections?\b/i,
    '**A stage inspection** looks at the work while it can still be seen, such as footings, frame or waterproofing. Some are mandatory by the state’s law.',
  ],
  [
    /\bhand ?over inspections?\b/i,
    '**A handover inspection** looks at the finished building before it is taken over, and lists what is defective or not finished.',
  ],
  [
    /\btie[- ]?downs?\b/i,
    '**A tie-down** holds the roof and the frame down to the ground against wind: straps, bolts or rods, one to the next from the roof to the slab. One that is missing breaks the chain.',
  ],
  [/\blippage\b/i, '**Lippage** is one tile’s edge standing higher than the tile next to it.'],
  [
    /\bdrummy\b/i,
    '**Drummy** means hollow: a tile or render that sounds hollow when tapped, because it has come off what is behind it.',
  ],
  [
    /\b(?:weep ?holes?)\b/i,
    '**Weepholes** are open joints at the foot of a brick wall that let water out of the cavity.',
  ],
  [
    /\b(?:dpc|damp[- ]?(?:proof )?course)\b/i,
    '**A DPC (damp-proof course)** is a layer in a wall near the ground that stops damp from rising. Soil or paving must stay below it.',
  ],
  [
    /\bflashings?\b/i,
    '**Flashing** is the metal or membrane at a joint, such as where a roof meets a wall, that turns water away.',
  ],
  [/\blintels?\b/i, '**A lintel** is the beam over a door or window that carries the wall above it.'],
  [
    /\bcavit(?:y|ies)\b/i,
    '**A cavity** is the gap between the two skins of a wall. It keeps rain from crossing to the inside.',
  ],
  [
    /\bcontrol joints?\b/i,
    '**A control joint** is cut or left in concrete, render or brickwork, so that it cracks there, in a straight line, and not elsewhere.',
  ],
  [
    /\bexpansion joints?\b/i,
    '**An expansion joint** is a gap that leaves room for parts that grow with heat or moisture, filled with something soft.',
  ],
  [
    /\bdifferential (?:settlement|movement)\b/i,
    '**Differential settlement** is one part of a building sinking more than the rest. It is what cracks walls and jams doors; an engineer looks for the cause.',
  ],
  [
    /\bmak(?:e|ing) good\b/i,
    '**Making good** is putting back what the work disturbed, such as plaster, paint and tiles.',
  ],
  [
    /\bfair wear (?:and|&) tear\b|\bwear and tear\b/i,
    '**Fair wear and tear** is what normal use and age do to a building. It isn’t defective work, so it is the owner’s to keep up.',
  ],
  [
    /\bhold points?\b/i,
    '**A hold point** is a stage at which work must stop until somebody named has inspected it, such as before concrete is poured.',
  ],
  [
    /\bhabitable rooms?\b/i,
    '**A habitable room** is one that people live in, such as a bedroom, living room, study or kitchen. Bathrooms, laundries, corridors and garages aren’t. For its height the NCC lets a kitchen be lower.',
  ],
  [
    /\bbracing(?: ply\w*)?\b/i,
    '**Bracing** is what keeps a frame from leaning sideways in wind: sheets of plywood, straps or diagonal timbers.',
  ],
  [
    /\btell[- ]?tales?\b/i,
    '**A tell-tale** is a gauge or mark fixed across a crack that shows whether it moves.',
  ],
  [
    /\bbox gutters?\b/i,
    '**A box gutter** lies inside the roof and not at its edge. Where it blocks or rusts, water runs into the building.',
  ],
  [
    /\b(?:articulation|movement) joints?\b/i,
    '**An articulation or movement joint** is a gap left on purpose in a wall or floor, so that it can move without cracking.',
  ],
  [/\bplumb\b(?!ing)/i, '**Plumb** means exactly upright. A wall that leans is out of plumb.'],
  [/\bhob\b/i, '**A hob** is the raised edge at a shower’s entry that holds the water in.'],
  [
    /\bspalling\b|\bconcrete cancer\b/i,
    '**Spalling** is concrete that breaks away in flakes or lumps, mostly because steel inside it rusts and swells. People call it concrete cancer.',
  ],
  [
    /\befflorescence\b/i,
    '**Efflorescence** is the white powder that water leaves on bricks or concrete when it brings salts out and dries.',
  ],
  [
    /\bunderpinn?(?:ing|ed)?\b/i,
    '**Underpinning** puts new support under footings that have sunk. An engineer designs it.',
  ],
  [/\bmembranes?\b/i, '**A membrane** is the waterproof layer under tiles or on a balcony or roof.'],
  [
    /\bfalls?\b(?= mean| to| in the sense|\W*$)/i,
    '**Fall** is the slope of a floor or pipe towards its waste, so that water runs off.',
  ],
  [/\bnoggins?\b|\bnoggings?\b/i, '**Noggings** are the short pieces fixed between studs to stiffen a wall.'],
  [/\bbalusters?\b/i, '**Balusters** are the upright bars of a balustrade, between its rail and the floor.'],
  [/\bcornices?\b/i, '**A cornice** is the moulding between wall and ceiling.'],
  [/\barchitraves?\b/i, '**An architrave** is the trim round a door or window.'],
  [/\bperpends?\b/i, '**Perpends** are the upright mortar joints between bricks.'],
  [/\bsoffits?\b/i, '**A soffit** is the underside of something, such as eaves, a balcony or a slab.'],
  [/\bfascias?\b/i, '**A fascia** is the board along the roof’s edge that the gutter is fixed to.'],
  [/\bparapets?\b/i, '**A parapet** is a wall that goes on above the edge of a roof or balcony.'],
  [
    /\bsubfloor\b/i,
    '**The subfloor** is what lies under the floor: the space with its stumps, bearers and joists.',
  ],
  [/\bstumps?\b|\bpiers?\b/i, '**Stumps or piers** are the short posts that carry a floor above the ground.'],
  [/\bbearers?\b/i, '**Bearers** are the beams on the stumps; the joists lie across them.'],
  [/\bjoists?\b/i, '**Joists** are the beams that carry a floor or ceiling.'],
  [/\bpeaking\b/i, '**Peaking** is a raised ridge along a joint of plasterboard.'],
  [/\bnail pops?\b/i, '**Nail pops** are small bumps where a fixing has pushed through plasterboard.'],
  [
    /\bhoneycomb(?:ing|ed)?\b/i,
    '**Honeycombing** is rough, hollow concrete where the mix didn’t fill round the stones.',
  ],
  [
    /\bperformance solutions?\b/i,
    '**A performance solution** is another way to meet the code’s performance requirements than its deemed-to-satisfy provisions. It is assessed and recorded for that building.',
  ],
  [
    /\bdeem(?:ed)?[- ]to[- ]satisfy\b|\bdts\b/i,
    '**Deemed-to-satisfy** provisions are the code’s own ready-made way to meet its requirements. Another way is a performance solution.',
  ],
  [
    /\bclass (?:1|one)(?: ?a)?\b(?! ?b)/i,
    '**A class 1a building** is a house, a townhouse or a terrace: one dwelling, with nobody living above or below.',
  ],
  [/\bclass 1 ?b\b/i, '**A class 1b building** is a small boarding house, guest house or hostel.'],
  [
    /\bclass (?:2|two)\b/i,
    '**A class 2 building** is a block of flats: dwellings above, below or beside each other with shared parts.',
  ],
  [
    /\bclass (?:3|three)\b/i,
    '**A class 3 building** is where people stay who aren’t a household, such as a hotel or a large boarding house.',
  ],
  [
    /\bclass (?:10|ten)(?: ?[ab])?\b/i,
    '**Class 10** takes in what nobody lives in: a garage, shed or carport is 10a; a fence, mast, wall or pool is 10b.',
  ],
  [
    /\bpurlins?\b/i,
    '**Purlins** are the beams that lie across the rafters or trusses and carry the roof sheets.',
  ],
  [/\brafters?\b/i, '**Rafters** are the sloping beams that carry a roof.'],
  [
    /\btruss(?:es)?\b/i,
    '**Trusses** are factory-made triangles of timber or steel that carry a roof. None of their members may be cut.',
  ],
  [/\b(?:roof )?battens?\b/i, '**Battens** are the strips that roof tiles, sheets or linings are fixed to.'],
  [/\bsarking\b/i, '**Sarking** is the sheet under roof tiles or behind cladding that turns water away.'],
  [/\bbeams?\b/i, '**A beam** is a member that carries loads across a gap, in a floor, a roof or a wall.'],
  [/\bstuds?\b/i, '**Studs** are the upright members of a framed wall.'],
  [/\bfootings?\b/i, '**Footings** are the concrete in the ground that carries the walls or stumps.'],
  [/\bslab\b(?! edge)/i, '**A slab** is the concrete floor that is poured on the ground or between storeys.'],
  [/\bdownpipes?\b/i, '**A downpipe** takes the water from the gutter down to the drain.'],
  [
    /\b(?:ridge ?(?:cap(?:ping|s)?|tiles?)|bedding|pointing)\b/i,
    '**Ridge capping** is the row of tiles along the top of a roof. It sits in mortar, the bedding, which the pointing covers.',
  ],
  [/\bvalleys?\b/i, '**A valley** is the gutter where two slopes of a roof meet.'],
  [/\beaves?\b/i, '**Eaves** are the part of a roof that stands out beyond the wall.'],
  [/\bgables?\b/i, '**A gable** is the triangle of wall under the two slopes of a roof.'],
  [/\bnosings?\b/i, '**A nosing** is the front edge of a stair’s tread.'],
  [/\brisers?\b/i, '**A riser** is the height from one tread to the next.'],
  [
    /\b(?:the|a|stair) goings?\b(?! (?:on|to|rate|in)\b)|\bgoings\b|\bgoing\b(?=\W*(?:mean|=|\?|$))/i,
    '**The going** is the depth of a step, measured flat from nosing to nosing.',
  ],
  [/\btreads?\b/i, '**A tread** is the part of a step that you stand on.'],
  [
    /\bbalustrades?\b/i,
    '**A balustrade** is the barrier that stops people falling from a stair, balcony or landing.',
  ],
  [/\bhandrails?\b/i, '**A handrail** is what you hold on to; a balustrade is the whole barrier.'],
  [/\bmitres?\b/i, '**A mitre** is a corner where two pieces meet, each cut at an angle.'],
  [
    /\bscreeds?\b/i,
    '**A screed** is the layer of mortar that gives a floor its fall or level, under the tiles.',
  ],
  [/\bgrout\b/i, '**Grout** is the filler between tiles. It isn’t waterproof by itself.'],
  [
    /\bsealant\b|\bcaulk(?:ing)?\b/i,
    '**Sealant** is the flexible filler in joints that move, such as the corners of a shower.',
  ],
  [/\brender\b/i, '**Render** is the cement or acrylic coat on a wall’s outside.'],
  [
    /\b(?:brick )?veneer\b/i,
    '**Brick veneer** is a framed house with one skin of bricks outside: the frame carries it, not the bricks.',
  ],
  [/\bdouble brick\b/i, '**Double brick** is a wall of two skins of bricks with a cavity between them.'],
  [/\b(?:wall )?ties\b/i, '**Wall ties** hold the outer skin of bricks to what is behind it.'],
  [/\bcold joints?\b/i, '**A cold joint** is where new concrete met concrete that had begun to set.'],
  [/\breo\b|\breinforcement\b/i, '**Reinforcement** is the steel inside concrete that takes the pull.'],
  [
    /\b(?:rcd|safety switch(?:es)?)\b/i,
    '**An RCD or safety switch** cuts the power within a moment when current leaks to earth, such as through a person.',
  ],
  [/\btempering valves?\b/i, '**A tempering valve** mixes cold into hot water, so that it doesn’t scald.'],
  [
    /\b(?:tpr|ptr|pressure relief|relief) valves?\b/i,
    '**A relief valve** on a hot water unit lets water out when pressure or heat gets too high. Never block its pipe.',
  ],
  [
    /\b(?:agi|ag|agricultural|french) ?(?:pipe|drain|line)s?\b/i,
    '**An agi or French drain** is a slotted pipe in gravel that takes water out of the ground.',
  ],
  [/\bfretting\b/i, '**Fretting** is brick or mortar that crumbles away, mostly from salts and damp.'],
  [
    /\bunderpin(?:ning|ned|s)?\b/i,
    '**Underpinning** is putting new, deeper support under a footing that has sunk, such as concrete piers or resin. An engineer designs it once the cause is known.',
  ],
  [
    /\bbal(?:[ -]?(?:rating|low|12\.5|19|29|40|fz))?\b(?! cony)/i,
    '**BAL** is the bushfire attack level: how much ember, heat and flame a site must be built for, from BAL-LOW to BAL-FZ (flame zone). Your council or a bushfire assessor says which a site has; I hold none.',
  ],
  [
    /\bcrazing\b/i,
    '**Crazing** is a net of fine, shallow cracks in a surface, such as concrete, render or glaze.',
  ],
  [
    /\bdefects? liability(?: period)?\b|\bdlp\b/i,
    '**A defects liability period** is the time in a contract in which the builder comes back to fix defects. Its end doesn’t end the statutory warranty.',
  ],
  [
    /\bpractical completion\b/i,
    '**Practical completion** is when the work is complete but for minor defects and omissions, and fit to live in.',
  ],
  [
    /\b(?:occupancy|occupation) (?:permit|certificate)\b/i,
    '**An occupancy permit or occupation certificate** says that a building may be used. It doesn’t show that every part complies.',
  ],
  [/\bas[- ]built\b/i, '**As-built** drawings show what was built, where it differs from the plans.'],
  [
    /\bpuddle flanges?\b/i,
    '**A puddle flange** is the collar in a shower’s floor that ties the waterproofing into the waste, so that water under the tiles drains as well.',
  ],
  [/\bfloor wastes?\b/i, '**A floor waste** is the drain in a wet area’s floor, under its grate.'],
  [
    /\bwater ?stops?\b/i,
    '**A waterstop** is the angle or bead at a wet area’s edge that keeps water from leaving it under the tiles.',
  ],
  [/\bcladding\b/i, '**Cladding** is the sheets, boards or panels on a wall’s outside.'],
  [/\bformwork\b/i, '**Formwork** is the mould that concrete is poured into.'],
  [/\bretaining walls?\b/i, '**A retaining wall** holds back soil. It needs drainage behind it.'],
];
