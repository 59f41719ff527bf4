import { FACTS_OF_EVIDENCE } from '../src/facts/facts-of-evidence.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_EVIDENCE, {
  'photo_evidence allowed': [
    'can a phone photo be used as evidence',
    'are my own photos good enough proof for the tribunal',
  ],
  'photo_original need': [
    'do i need the original photo file for court',
    'is a screenshot of a photo good enough as evidence',
  ],
  'photo_data tell': ['does exif prove when a photo was taken', 'is the date in the photo data proof'],
  'photo_hash purpose': ['what does a hash of a photo prove', 'what is the sha 256 of a photo for'],
  'photo_edit allowed': [
    'can i crop a photo before using it as evidence',
    'am i allowed to brighten a photo for the tribunal',
  ],
  'vcat_report include': ['what must an expert report contain for vcat', 'contents of a vcat expert report'],
  'vcat_report deadline': [
    'how many days before a vcat hearing must an expert report be filed',
    'vcat expert report deadline',
  ],
  'dbdrv_clock allowed': [
    'does a dbdrv application stop the limitation clock',
    'does complaining to the building and plumbing commission extend the 10 years',
  ],
  'as_4349 which': [
    'is the 2007 edition of AS 4349.1 still current',
    'which edition of as 4349.1 is current',
  ],
  'inspection_agreement need': [
    'does the inspection agreement have to be signed before the inspection',
    'should i get the client to sign an inspection agreement first',
  ],
  'inspection_visit wait': [
    'how long does a building inspection take',
    'how many hours does a house inspection take',
  ],
  'vic_guide wait': [
    'when does the 2026 guide to standards and tolerances apply in victoria',
    'is the 2015 victorian tolerance guide still used',
  ],
});
