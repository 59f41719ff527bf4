import { FACTS_OF_ROOMS } from '../src/facts/facts-of-rooms.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_ROOMS, {
  'second_coat wait': ['how long between coats of paint', 'when can i put the second coat on'],
  'second_coat count': ['how many coats of paint on a wall', 'how many coats of paint does new gyprock get'],
  'house_repaint often': [
    'how often should the outside of a house be painted',
    'how long does exterior paint last',
  ],
  'painting_render wait': ['how long before render can be painted', 'when can i paint fresh render'],
  'painting_plaster wait': ['how long to wait before painting new plaster', 'when can you paint new gyprock'],
  'lead_paint allowed': ['is lead paint dangerous', 'when did they stop using lead paint'],
  'render thickness': ['how thick is cement render', 'thickness of render on a brick wall'],
  'render wait': ['how long does render take to cure', 'render drying time'],
  'render life': ['how long does render last', 'life span of acrylic render'],
  'drummy_render tell': ['how do you check for drummy render', 'how can i tell render is hollow'],
  'ceiling_plasterboard thickness': ['how thick is ceiling gyprock', 'plasterboard thickness'],
  'finish_level purpose': ['what is a level 4 finish', 'difference between level 4 and level 5'],
  'cornice purpose': ['what is a cornice for', 'what does cornice do'],
  'cornice_crack cause': ['why is my cornice cracking', 'what causes cracks in the cornice'],
  'nail_pop cause': ['why do nails pop', 'what causes nail pops in plasterboard'],
  'acclimatising wait': [
    'how long should floorboards acclimatise',
    'acclimatisation time for timber flooring',
  ],
  'floating_floor gap': ['expansion gap for laminate', 'how big a gap round a floating floor'],
  'subfloor_flatness flatness': [
    'how flat must the floor be for vinyl plank',
    'how level does it have to be for hybrid flooring',
  ],
  'carpet life': ['how many years do you get out of carpet', 'life span of carpets in a rental'],
  'floorboard life': ['how long does a timber floor last', 'lifespan of hardwood flooring'],
  'sanding_floor count': [
    'how many times can floorboards be sanded',
    'how often can you sand a timber floor',
  ],
  'cupping cause': ['why is my floor cupping', 'what makes boards cup'],
  'polished_floor wait': [
    'how long after floor polishing can i walk on it',
    'when can i put furniture back on polished floors',
  ],
  'timber_moisture moisture': [
    'moisture content for timber flooring',
    'what should the moisture of floorboards be',
  ],
  'moisture_reading moisture': [
    'what moisture reading is normal in a wall',
    'is a damp meter reading of plaster too high',
  ],
  'growing_crack tell': ['how do i know if a crack is growing', 'how can you tell a crack is active'],
});
