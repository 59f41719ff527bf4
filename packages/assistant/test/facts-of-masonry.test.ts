import { FACTS_OF_MASONRY } from '../src/facts/facts-of-masonry.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_MASONRY, {
  'brick_overhang overlap': [
    'how far may bricks hang over the slab edge',
    'is brickwork overhanging the slab allowed',
  ],
  'veneer_cavity width': ['width of cavity in brick veneer', 'how wide is a brick veneer cavity meant to be'],
  'cavity width': ['how wide must the cavity in a double brick wall be', 'min wall cavity size'],
  'damp_course height': ['dpc how high above ground', 'height of the damp proof course over paving'],
  'damp_course height in SA': [
    'dpc how high above ground in south australia',
    'height of a damp course in SA',
  ],
  'brick_course flatness': [
    'how level should a brick course be',
    'bed joints out of level, what is the limit',
  ],
  'brick_crack width in NSW': [
    'how wide can a brick crack be in nsw before it matters',
    'what size of crack in masonry is too big in nsw',
  ],
  'brick_crack width in VIC': [
    'how wide can a brick crack be in vic before it matters',
    'what size of crack in masonry is too big in victoria',
  ],
  'wall_tie spacing': ['spacing of brick veneer wall ties up the studs', 'how far apart do brick ties go'],
  'wall_tie life': ['how long do wall ties last', 'life span of galvanised brick ties'],
  'wall_tie depth': ['how deep does a wall tie sit in the mortar', 'how far into the bed must brick ties go'],
  'articulation_joint spacing': [
    'distance between control joints in a brick wall',
    'how many metres between articulation joints',
  ],
  'repointing_bricks depth': [
    'how deep should mortar be raked out for repointing',
    'what depth to rake out the joints of old bricks',
  ],
  'repointing_bricks often': [
    'how often does brickwork need repointing',
    'when do bricks have to be repointed',
  ],
  'brick_cleaning wait': [
    'how long after laying can bricks be acid washed',
    'when can new bricks be cleaned',
  ],
  'brick life': ['how long do bricks last', 'life span of a brick wall'],
  'weephole size': ['how big is a weephole', 'weep hole width'],
  'weephole where': ['where do weepholes go', 'where are weep holes in brickwork'],
  'lintel life': ['how long does a steel lintel last', 'life span of lintels'],
  'chasing_wall depth': ['how deep can you chase a brick wall', 'max depth of a wall chase'],
  'render distance': ['how far shd render stop above the ground', 'height of render above soil'],
  'render_joint spacing': [
    'where does render need control joints',
    'how far apart are joints in a rendered wall',
  ],
  'render temperature': ['what temperature can you render in', 'how hot is too hot to render'],
  'render_crazing cause': ['why does render craze', 'what causes fine cracks in render'],
  'efflorescence life': [
    'how long does efflorescence take to go away',
    'how do i stop efflorescence on bricks',
  ],
  'salt_damp height': ['how high does rising damp go', 'how far up a wall can rising damp climb'],
  'dpc_injection life': ['how long does damp course injection last', 'life of a chemical damp course'],
  'slab_crack width in VIC': [
    'how wide may a slab crack be in victoria',
    'limit for a crack in concrete vic',
  ],
  'slab_crack width in WA': [
    'how wide may a slab crack be in WA',
    'limit for a crack in concrete in western australia',
  ],
  'slab_crack width in NSW': ['how wide may a slab crack be in nsw', 'limit for a crack in concrete nsw'],
  'slab_crack cause': ['why do new slabs crack', 'how do you prevent cracks in a driveway slab of concrete'],
  'slab_flatness flatness': ['how flat should a house slab be', 'slab flatness tolerance'],
  'level_floor flatness in NSW': ['how level must a floor be in nsw', 'floor level tolerance nsw'],
  'level_floor flatness in VIC': ['how level must a floor be in victoria', 'floor level tolerance vic'],
  'formwork wait': ['when can i strip formwork off a slab edge', 'when can shuttering be taken away'],
  'slab_before_floor wait': [
    'how long must a new slab cure before tiling',
    'when can i lay vinyl on a fresh slab',
  ],
  'slab_moisture moisture': [
    'moisture limit of a slab before gluing timber',
    'how dry must a concrete slab be, moisture wise',
  ],
  'curing_concrete wait': [
    'how long do you keep concrete wet after pouring',
    'how many days of curing for a driveway',
  ],
  'curing_concrete purpose': ['what is a curing compound for', 'does concrete need curing'],
  'concrete_joint spacing': [
    'driveway control joints spacing',
    'how far apart are the joints in a concrete path',
  ],
  'concrete_joint depth': ['how deep is a control joint in a slab cut', 'depth of saw cuts in concrete'],
  'concrete_joint wait': [
    'how soon after a pour do saw cuts have to be made',
    'how quickly after pouring should a slab be saw cut',
  ],
  'concrete life': ['how long does concrete last', 'design life of concrete'],
  'concrete temperature': [
    'what temperature is too cold to pour concrete',
    'how hot can it be for a concrete pour',
  ],
  'ground_fall slope': [
    'what fall away from the house must ground have',
    'how much should soil slope away from a house',
  ],
  'termite_edge height': [
    'how much of an exposed slab edge must stay visible',
    'how high is the inspection zone for termites',
  ],
  'termite_inspection often': [
    'how often should a house get a termite inspection',
    'how often to inspect for white ants',
  ],
  'subfloor_vent size': [
    'subfloor vents how many and what area',
    'how much underfloor ventilation is needed, per metre of wall',
  ],
  'subfloor_vent distance': [
    'how far do underfloor vents have to be from corners',
    'how close to the corners are subfloor vents',
  ],
  'subfloor_access size': ['crawl space access hole size', 'how big must a crawl space be for an inspector'],
  'subfloor_moisture moisture': [
    'moisture content ok for subfloor timber',
    'what moisture is too high in joists and bearers',
  ],
  'wet_subfloor cause': ['why is a subfloor damp', 'what causes water under a house'],
  'slab_strength strength': [
    'what strength concrete for a house slab is usual',
    'what mpa is in a house slab',
  ],
  'paving_crack width in NSW': [
    'how wide may a crack in a driveway be in nsw',
    'limit for a cracked path nsw',
  ],
});
