import { FACTS_OF_LININGS } from '../src/facts/facts-of-linings.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_LININGS, {
  'plasterboard_screw spacing': [
    'plasterboard screw spacing on a ceiling',
    'how far apart do gyprock screws go',
  ],
  'plasterboard_screw size': ['what size screws for plasterboard', 'gyprock screw size for 10mm'],
  'ceiling_batten spacing': ['ceiling batten spacing for 10mm gyprock', 'how far apart are furring channels'],
  'plaster_joint wait': [
    'how long do plaster joints take to dry',
    'wait before painting new plasterboard joints',
  ],
  'plaster_joint cause': ['why do plaster joints show', 'how do you stop plasterboard joints from showing'],
  'ceiling_joint spacing': [
    'how far apart are control joints in a plasterboard ceiling',
    'ceiling control joint spacing',
  ],
  'glancing_light purpose': ['what is critical lighting', 'is a torch on a wall allowed for judging'],
  'viewing_distance distance in NSW': [
    'how close to look when judging paint in nsw',
    'what is the viewing distance for finishes nsw',
  ],
  'viewing_distance distance in VIC': [
    'how close to look when judging paint in victoria',
    'what is the viewing distance for finishes vic',
  ],
  'viewing_distance distance': [
    'how close to look when judging paint',
    'what is the viewing distance for finishes',
  ],
  'plaster_crack width in NSW': ['how wide may a plaster crack be in nsw', 'crack in gyprock size limit nsw'],
  'plaster_crack width in VIC': [
    'how wide may a plaster crack be in vic',
    'crack in gyprock size limit in victoria',
  ],
  'cornice_crack width in NSW': [
    'cornice crack width thats a defect in nsw',
    'how wide may a cracked cornice be nsw',
  ],
  'wall_straightness flatness in NSW': [
    'how straight must a plaster wall be in nsw',
    'straightness of a wall, limit nsw',
  ],
  'frame_flatness flatness': [
    'how flat must framing be for level 4 plaster',
    'how straight should the frame be for sheeting',
  ],
  'nail_pop_time wait': [
    'nail pops within how long does builder have to fix',
    'when does the builder fix nail pops',
  ],
  'settling wait': ['when does a new house stop settling', 'how long does a new home keep settling'],
  'paint allowed in NSW': ['what paintwork is acceptable in nsw', 'is a paint run allowed nsw'],
  'paint wait': ['how long does paint take to dry', 'how long until wall paint cures hard'],
  'paint temperature': ['what temperature can you paint outside', 'how cold is too cold to paint'],
  'paint thickness': ['how thick is a coat of paint', 'paint thickness on walls'],
  'peeling_paint cause': ['why is paint peeling off a wall usually', 'what causes flaking paint'],
  'deck_oil often': ['how often oil a deck', 'how long between deck oil coats in years'],
  'varnish life': ['how long does varnish last outside', 'life of a clear coat on timber'],
  'skirting gap in NSW': ['gap allowed under skirting on a timber floor in nsw', 'max skirting gap nsw'],
  'mitre_gap gap in NSW': ['how big may a mitre gap be in nsw', 'architrave gap limit nsw'],
  'skirting height': ['how high is skirting board', 'standard skirting size'],
  'floorboard gap in NSW': ['gaps between floor boards what is ok in nsw', 'max gap in a timber floor nsw'],
  'floorboard thickness': ['how thick are floorboards', 'thickness of a hardwood floor'],
  'floorboard distance': [
    'how far from the wall do floorboards stop',
    'distance between a timber floor and the wall',
  ],
  'squeaking_floor allowed in NSW': [
    'is a squeaky floor acceptable in nsw',
    'what floor squeaks are allowed nsw',
  ],
  'squeaking_floor who': ['who fixes squeaky floors', 'who do you get for a creaky floor'],
  'squeaking_floor cause': ['why do floors squeak', 'how do you prevent a squeaky floor'],
  'vinyl_plank life': ['how long does vinyl flooring last', 'life span of lino'],
  'floating_floor life': ['how long does laminate flooring last', 'life of a hybrid floor'],
  'self_leveller wait': [
    'how long does self leveller take to dry',
    'when can you lay over levelling compound',
  ],
  'self_leveller thickness': ['how thick can self levelling go', 'depth of a floor leveller'],
  'carpet wait': ['when can you walk on new carpet', 'how often should carpet be cleaned'],
  'benchtop height': ['how high is a kitchen bench top', 'standard benchtop height'],
  'benchtop life': ['how long does a laminate benchtop last', 'life of kitchen benchtops'],
  'kitchen life': ['how long does a kitchen last', 'life of a kitchen'],
  'overhead_cupboard height': [
    'how high above the bench do overhead cupboards go',
    'gap between bench and overheads',
  ],
  'joint_coats count': ['how many coats on a gyprock joint', 'number of coats on plasterboard joints'],
  'moisture_before_paint moisture': [
    'what moisture content may render have before painting',
    'moisture reading before you paint',
  ],
  'laminate_joint spacing': [
    'expansion joints in laminate, how far apart',
    'how many metres may a floating floor run',
  ],
  'laminate_rest wait': [
    'how long should laminate sit in the room before laying',
    'how long must hybrid flooring acclimate',
  ],
  'kitchen_walkway width': [
    'how wide is the walkway in a kitchen',
    'space in a kitchen between benches, how wide',
  ],
});
