import { FACTS_OF_ROOFS } from '../src/facts/facts-of-roofs.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_ROOFS, {
  'gutter slope': ['how much fall should an eaves gutter have', 'minimum fall on gutters'],
  'gutter often': [
    'how regularly do gutters want cleaning',
    'how many times a year do you clean out the gutters',
  ],
  'gutter life': ['how long does guttering last', 'gutter lifespan'],
  'gutter_overflow purpose': [
    'what are the slots in a slotted gutter for',
    'what is the gutter overflow gap for',
  ],
  'box_gutter width': ['minimum box gutter width', 'how wide should a box gutter be'],
  'box_gutter purpose': ['what is a box gutter', 'whats a parapet gutter'],
  'valley_gutter width': ['how wide is a roof valley', 'valley gutter width minimum'],
  'roof_sheet slope': ['min pitch for colorbond', 'how low a pitch can a corrugated roof have'],
  'roof_tile slope': ['minimum roof pitch for tiles', 'how steep does a tiled roof need to be'],
  'roof_sheet overlap': ['how much overlap on corrugated sheets', 'end lap for roof sheets'],
  'roof_sheet life': ['how many years does a metal roof last', 'life expectancy of a tin roof'],
  'roof_tile life': ['how long do terracotta roof tiles last', 'concrete tile lifespan'],
  'roof life': ['how long does a roof last', 'life span of a roof'],
  'ridge_capping life': [
    'how often does pointing on the ridge need redoing',
    'how long does repointing last',
  ],
  'sarking purpose': ['whats sarking', 'what does sarking do under roof tiles'],
  'sarking need': ['do i need sarking under a tiled roof', 'is sarking mandatory'],
  'sarking_and_insulation difference': [
    'is sarking different to insulation, whats the difference',
    'difference between roof insulation and sarking',
  ],
  'insulation life': ['how long do batts last', 'ceiling insulation lifespan'],
  'flashing overlap': ['how much do flashings have to overlap', 'flashing lap minimum'],
  'flashing purpose': ['what is flashing', 'what does flashing do on a roof'],
  'window_flashing purpose': ['what is window flashing', 'what does a sill flashing do'],
  'roof_batten spacing': ['roof batten spacing', 'how far apart are tile battens'],
  'skylight life': ['how long do skylights last', 'when should a skylight be replaced'],
  'chimney height': ['how high above the roof does a wood heater flue go', 'chimney height rules'],
  'chimney often': ['how often should a chimney be swept', 'how regularly to clean a chimney'],
  'roof_condensation cause': [
    'why is my metal roof sweating inside',
    'what causes condensation in the roof space',
  ],
  'painting_roof_tiles allowed': ['is it ok to paint a tiled roof', 'should i paint concrete roof tiles'],
  'walking_on_roof allowed': ['is it safe to walk on a tile roof', 'can i get on my roof to look at it'],
  'powdery_tile cause': ['why are my roof tiles going powdery', 'what makes roof tiles turn white'],
});
