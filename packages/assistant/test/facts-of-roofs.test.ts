import { FACTS_OF_ROOFS } from '../src/facts/facts-of-roofs.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_ROOFS, {
  'gutter slope': ['how much fall should an eaves gutter have', 'minimum fall on gutters'],
  'sarking purpose': ['whats sarking', 'what does sarking do under roof tiles'],
  'gutter often': [
    'how regularly do gutters want cleaning',
    'how many times a year do you clean out the gutters',
  ],
});
