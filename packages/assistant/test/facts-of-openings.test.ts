import { FACTS_OF_OPENINGS } from '../src/facts/facts-of-openings.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_OPENINGS, {
  'riser height': ['what is the max riser height', 'how high can a stair riser be'],
  'tread width': ['minimum going for stairs', 'how deep must a stair tread be'],
  'uneven_risers allowed': ['are uneven risers allowed', 'can stair risers vary in height'],
  'open_riser gap': ['gap between open treads', 'how big can the gap be between stair treads'],
  'non_slip_stair need': [
    'do outdoor steps have to be non slip',
    'are anti slip nosings required on external stairs',
  ],
  'stair_landing size': ['how long must a stair landing be', 'what size is a landing at the door'],
  'stair_headroom height': ['headroom over stairs', 'how high is the head clearance on a staircase'],
  'stair width': ['how wide must a staircase be', 'minimum stair width in a house'],
  'balustrade_wire often': [
    'how often do you tension balustrade wires',
    'how regularly should a wire balustrade be checked',
  ],
  'window_sill_height height of bedroom': [
    'how high does a bedroom sill have to be without a restrictor',
    'window sill height for an upstairs bedroom',
  ],
  'bedroom_window_light size': [
    'how big does a window have to be in a bedroom',
    'natural light requirement for bedrooms',
  ],
  'door_undercut gap': ['how big a gap under the door', 'door undercut size'],
  'toilet_door distance': [
    'when does a toilet door need lift off hinges',
    'toilet door distance from the pan',
  ],
  'sticking_door cause': ['why is my door sticking', 'what makes doors jam'],
  'accessible_door width': ['doorway width for a wheelchair', 'how wide are doors under livable housing'],
  'double_glazing life': ['how long does double glazing last', 'lifespan of double glazed windows'],
  'fogged_glazing cause': [
    'why is there fog between the panes',
    'what causes moisture inside double glazing',
  ],
  'garage_door_spring life': [
    'how many years do garage door springs last',
    'how often do roller door springs need changing',
  ],
  'garage_door_spring myself': [
    'can i change a garage door spring by myself',
    'who replaces a roller door spring',
  ],
});
