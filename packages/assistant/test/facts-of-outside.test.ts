import { FACTS_OF_OUTSIDE } from '../src/facts/facts-of-outside.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_OUTSIDE, {
  'fence pays': ['who pays for a boundary fence', 'who pays for the fence between two houses'],
  'better_fence pays': [
    'neighbour wants a colorbond fence who pays the difference',
    'i want a higher fence than the neighbour, who pays the extra',
  ],
  'fence_notice deadline in NSW': [
    'how long to respond to a fencing notice nsw',
    'what if the neighbour ignores a fence notice in nsw',
  ],
  'fence_notice deadline in QLD': [
    'how long does a neighbour have to answer a fence notice in qld',
    'notice to contribute fencing qld time limit',
  ],
  'fence_notice deadline in VIC': [
    'time to respond to fencing notice victoria',
    'how many days has my neighbour to reply to a fence notice vic',
  ],
  'fence_notice deadline in SA': [
    'fence notice in SA how long to respond',
    'days to answer form 1 fencing notice adelaide',
  ],
  'fence height in NSW': [
    'how high can a fence be without council approval nsw',
    'front fence height limit nsw',
  ],
  'fence height in QLD': [
    'max fence height qld without approval',
    'how tall can my side fence be in brisbane',
  ],
  'fence height in VIC': [
    'how high can a fence be in victoria',
    'front fence max height melbourne without permit',
  ],
  'fence height in SA': ['fence height limit in SA', 'how high can i build a fence adelaide'],
  'fence height': ['how high can a fence be', 'maximum height of a boundary fence'],
  'retaining_wall permit in VIC': [
    'how high can a retaining wall be without a permit vic',
    'retaining wall permit victoria height',
  ],
  'retaining_wall permit in QLD': [
    'retaining wall approval qld height',
    'how tall a retaining wall without approval queensland',
  ],
  'retaining_wall permit in NSW': [
    'retaining wall height without council approval nsw',
    'do i need approval for a 700mm retaining wall in nsw',
  ],
  'retaining_wall permit in SA': [
    'retaining wall approval in SA',
    'how high retaining wall without council adelaide',
  ],
  'retaining_wall permit in WA': [
    'retaining wall permit height in WA',
    'do i need council approval for a retaining wall perth',
  ],
  'retaining_wall permit': [
    'do i need a permit for a retaining wall',
    'what height retaining wall needs council approval',
  ],
  'retaining_wall_engineer need': [
    'when does a retaining wall need an engineer',
    'what height retaining wall has to be engineered',
  ],
  'retaining_wall pays': [
    'who pays for a retaining wall on the boundary',
    'whose responsibility is a retaining wall between neighbours',
  ],
  'retaining_wall_drainage include': [
    'what goes behind a retaining wall for drainage',
    'does a retaining wall need ag pipe behind it',
  ],
  'retaining_wall life': ['how long does a timber retaining wall last', 'life span of a sleeper wall'],
  'tree_roots pays': [
    'who pays for damage from a neighbours tree roots',
    'roots from the tree next door lifted my path, whose bill is it',
  ],
  'branches myself': [
    'can i cut branches overhanging from next door',
    'am i allowed to prune the neighbours tree over my fence',
  ],
  'neighbour_water who': [
    'neighbours stormwater runs onto my land what can i do',
    'who do i complain to about water from next door',
  ],
  'tree_near_house distance': [
    'how far should a tree be from the house',
    'safe distance gum tree to footings',
  ],
  'driveway slope': ['steepest driveway gradient allowed', 'max slope of a driveway'],
  'driving_on_concrete wait': [
    'when can i drive on new concrete',
    'how long before i can park on a new driveway',
  ],
  'crossover pays': ['who pays for the driveway crossover', 'do i need council permission for a crossover'],
  'ag_drain slope': ['what fall for an ag pipe', 'how deep and steep should an agi drain be'],
  'shed permit in NSW': ['how big a shed without council approval nsw', 'shed size limit exempt nsw'],
  'shed permit': ['do i need a permit for a shed', 'how big can a shed be without council approval'],
  'deck permit in NSW': ['do i need approval for a deck in nsw', 'deck size without council nsw'],
  'deck permit': ['do i need a permit to build a deck', 'council approval for decking'],
  'easement allowed': ['can i build over an easement', 'is a shed allowed on a sewer easement'],
  'fence_post depth': ['how deep should fence posts be', 'depth of post holes for a paling fence'],
  'fence life': ['how long does a paling fence last', 'lifespan of a colorbond fence'],
  'driveway width': ['how wide should a driveway be', 'width of a double driveway'],
  'overlooking steps': [
    'neighbours deck overlooks my yard what can i do',
    'can the council make my neighbour remove a deck',
  ],
  'tree_removal permit': [
    'do i need a permit to remove a tree',
    'can i cut down a tree in my yard without council',
  ],
  'granny_flat size in NSW': ['how big can a granny flat be in nsw', 'granny flat size limit nsw'],
  'granny_flat size in VIC': ['how big can a granny flat be in victoria', 'small second home size vic'],
  'building_noise wait in NSW': [
    'what hours can builders work in New South Wales',
    'when can builders start making noise New South Wales',
  ],
  'building_noise wait in VIC': [
    'what hours can builders work in Victoria',
    'when can builders start making noise Victoria',
  ],
  'building_noise wait in QLD': [
    'what hours can builders work in Queensland',
    'when can builders start making noise Queensland',
  ],
  'building_noise wait in WA': [
    'what hours can builders work in Western Australia',
    'when can builders start making noise Western Australia',
  ],
});
