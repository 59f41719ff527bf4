import { FACTS_OF_TILING } from '../src/facts/facts-of-tiling.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_TILING, {
  'shower slope': ['how much fall does a shower floor need', 'min fall in a shower'],
  'bathroom_floor_fall slope': [
    'bathroom floor fall outside the shower, is there a minimum',
    'what fall does a laundry floor need',
  ],
  'membrane_junction width': [
    'how wide is waterproofing at a junction in the shower',
    'how far does the membrane go at corners',
  ],
  'outside_shower need': [
    'is the whole laundry floor waterproofed or just resistant',
    'does the bathroom floor need waterproofing outside the shower',
  ],
  'membrane_place where': [
    'does the membrane go under or over the screed',
    'is the screed laid on top of the membrane, which order',
  ],
  'waterstop_height height': [
    'water stop angle at the bathroom door, how high above tiles',
    'how high is a waterstop at the door',
  ],
  'hob_height height': ['how high is a shower hob', 'min height of a hob'],
  'membrane thickness': ['how thick should the membrane be', 'thickness of shower waterproofing'],
  'membrane count': [
    'how many coats of waterproofing in a shower',
    'number of coats for a bathroom membrane',
  ],
  'membrane_drying count': [
    'how many hours after waterproofing can you start tiling',
    'how many days does the membrane dry before tiling',
  ],
  'tile_on_membrane wait': [
    'how long do i wait to tile over a waterproof membrane',
    'when can i tile after waterproofing',
  ],
  'bond_breaker size': ['bond breaker size in corners', 'how wide is bond breaker tape'],
  'shower_wall_time life': [
    'how long should a bathroom renovation last',
    'how often do bathrooms need renovating',
  ],
  'bathroom_time wait': ['how many weeks does a bathroom take', 'how long does a bathroom reno take'],
  'shower_niche slope': ['what fall on a shower niche shelf', 'slope of the niche'],
  'shower_niche need': ['does a niche need waterproofing', 'what height is a shower niche'],
  'tile_adhesive wait': ['how long does tile adhesive take to dry', 'when is tile glue hard'],
  'tile_adhesive thickness': ['how thick is tile adhesive', 'thickness of glue under tiles, tile adhesive'],
  'tile life': ['how long do floor tiles last', 'life span of tiles'],
  'lippage height in NSW': [
    'what lippage is acceptable on floor tiles, any rule in nsw',
    'max lippage between tiles nsw',
  ],
  'tile_flatness flatness in NSW': [
    'how flat must a tiled floor be in nsw',
    'how flat do wall tiles have to be in nsw',
  ],
  'drummy_tile count': ['how many drummy tiles are ok', 'how many hollow tiles is too many'],
  'tile_tenting cause': ['why do floor tiles tent', 'how do you prevent tiles lifting'],
  'tile_movement_joint width': ['how wide is a movement joint in tiles', 'width of a tile expansion joint'],
  'grout life': ['how long does grout last', 'life of shower grout'],
  'grout purpose': ['what is grout for', 'is grout waterproof, what does grout do'],
  'epoxy_grout purpose': ['what is epoxy grout for', 'do showers need epoxy grout'],
  'silicone purpose': ['where do you use silicone in a bathroom', 'what is silicone for at shower corners'],
  'silicone width': ['how wide is a silicone joint', 'size of a bead of silicone'],
  'screed thickness': ['how thick is a bathroom screed', 'min depth of a tile bed'],
  'villaboard thickness': ['how thick is villaboard for tiling', 'thickness of wet area board'],
  'villaboard need': ['what is villaboard for', 'do you need villaboard behind tiles'],
  'balcony_membrane life': ['how long does a balcony membrane last', 'life of waterproofing on a balcony'],
  'balcony_membrane height': [
    'how high up the wall does balcony waterproofing go',
    'height of a balcony membrane upturn at the wall',
  ],
  'door_step_down height': [
    'how big is the step down to a balcony door',
    'how much set down at an outside door',
  ],
  'waterproofing_certificate who': [
    'who gives the waterproofing certificate',
    'do you need a certificate for bathroom waterproofing',
  ],
  'waterproofer who': ['who can do waterproofing, a waterproofer', 'do i need a licensed waterproofer'],
  'bath height': ['how high is a bath rim', 'height of a bathtub'],
  'vanity height': ['how high is a bathroom vanity', 'standard vanity height'],
  'shower size': ['what is the smallest shower size', 'how wide is a standard shower'],
  'shower_rose height': ['what height does a shower rose go at', 'how high is the shower head height'],
  'fall_to_waste slope': ['how much fall to a floor waste', 'what slope does tiling need towards the waste'],
  'grouting_time wait': ['when can i grout after tiling', 'how long to wait before grouting'],
});
