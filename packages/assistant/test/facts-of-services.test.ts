import { FACTS_OF_SERVICES } from '../src/facts/facts-of-services.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_SERVICES, {
  'safety_switch where': [
    'does every circuit need a safety switch',
    'are rcds required on lighting circuits',
  ],
  'safety_switch where in WA': [
    'how many rcds must a house in WA have before a sale',
    'do i need safety switches to sell my house in perth',
  ],
  'safety_switch where in QLD': [
    'does a house need a safety switch in qld',
    'bought a house in brisbane without safety switch how long do i have to put one in',
  ],
  'safety_switch often': [
    'how often do you test an rcd',
    'when should i push the test button on the safety switch',
  ],
  'safety_switch purpose': ['what does a safety switch do', 'what is an rcd for'],
  'circuit_breaker purpose': [
    'what is a circuit breaker for',
    'circuit breaker vs rcbo whats the difference',
  ],
  'power_point count': ['minimum number of power points per room', 'how many gpos should a bedroom have'],
  'power_point_near_water distance': [
    'how close can a power point be to a bath',
    'distance from shower to gpo',
  ],
  'electrical_work permit': [
    'do i get a certificate from the electrician',
    'is there a certificate for electrical work',
  ],
  'electrical_work permit in NSW': [
    'what certificate does an electrician give in nsw',
    'electrical certificate New South Wales after new wiring',
  ],
  'electrical_work permit in VIC': [
    'what certificate does an electrician give in vic',
    'electrical certificate Victoria after new wiring',
  ],
  'electrical_work permit in QLD': [
    'what certificate does an electrician give in qld',
    'electrical certificate Queensland after new wiring',
  ],
  'electrical_work permit in WA': [
    'what certificate does an electrician give in wa',
    'electrical certificate Western Australia after new wiring',
  ],
  'electrical_work permit in SA': [
    'what certificate does an electrician give in sa',
    'electrical certificate South Australia after new wiring',
  ],
  'old_wiring life': [
    'how long does old rubber insulated wiring last',
    'life of cloth covered wiring from the 1940s',
  ],
  'old_wiring tell': ['how do i know if my house has old wiring', 'what does VIR wiring look like'],
  'fuses allowed': ['are ceramic fuses still legal', 'must an old fuse box be replaced'],
  'buried_cable depth': [
    'how deep must an underground power cable be',
    'how deep does underground conduit have to be',
  ],
  'switchboard life': ['how long does a switchboard last', 'when should a switchboard be upgraded'],
  'gas_fitting who': ['who is allowed to install a gas cooktop', 'can a plumber connect a gas stove'],
  'gas_fitting permit': [
    'do you get a gas compliance certificate',
    'what certificate comes with gas fitting work',
  ],
  'gas_fitting permit in VIC': [
    'do i get a gas certificate in victoria',
    'which certificate for a gas heater install in vic',
  ],
  'rangehood distance': [
    'how high above a gas cooktop must a rangehood be',
    'clearance between gas hob and range hood',
  ],
  'cooktop distance': ['how far must a gas burner be from the side wall', 'gas cooktop clearance to a wall'],
  'lpg_bottle often': ['how often are gas bottles retested', 'when does an LPG cylinder expire'],
  'unflued_heater where': [
    'can you have an unflued gas heater in a bedroom',
    'where are unflued gas heaters not allowed',
  ],
  'air_con who': ['who can install a split system', 'does an electrician alone can fit an air conditioner'],
  'air_con often': ['how often should i clean aircon filters', 'how often should a split system be serviced'],
  'air_con life': ['how long does an air conditioner last', 'lifespan of ducted air con'],
  'aircon_drain where': [
    'where does the condensate pipe have to go',
    'can the aircon drain drip on the path',
  ],
  'air_con distance in NSW': [
    'how far from the boundary can an air con unit be nsw',
    'how close to the fence may an aircon unit be in sydney',
  ],
  'air_con distance': [
    'how close to the fence can an aircon compressor go',
    'outdoor unit clearance to boundary',
  ],
  'solar who': ['who can install solar panels', 'does a battery installer need accreditation'],
  'solar often': ['how often should solar panels be inspected', 'solar system maintenance interval'],
  'solar life': ['how long do solar panels last', 'lifespan of a solar inverter'],
  'solar_warranty life': ['how long is the warranty on solar panels', 'solar inverter warranty length'],
  'battery where': ['where can you not put a home battery', 'where may a home battery go'],
  'isolator purpose': ['what is the rooftop dc isolator for', 'what does a solar isolator switch do'],
  'power_point height': ['how high should power points be', 'height of a gpo above the floor'],
  'light_switch height': ['how high should a light switch be', 'standard height of light switches'],
  'ip_rating purpose': ['what does ip65 mean', 'what ip rating for an outdoor light'],
  'data_cabling who': ['who can run data cables in a house', 'can an electrician do data cabling'],
  'ev_charger who': ['who installs an ev charger', 'do i need an electrician for a car charger'],
  'solar permit': ['do i need council approval for solar panels', 'solar panels permit'],
  'aircon_strata permit': [
    'do i need strata approval for an air conditioner',
    'can i put an aircon on my balcony in a unit',
  ],
  'plumbing_certificate wait in VIC': [
    'when is the compliance certificate for a gas hot water unit due in victoria',
    'how long after the job must the plumber lodge his certificate in Melbourne',
  ],
  'plumbing_certificate wait': [
    'who gives the certificate for a new hot water unit',
    'is a compliance certificate needed for a hot water unit',
  ],
  'gas_clearance distance': [
    'how far must a gas meter be from a power point',
    'what clearance does a gas regulator need from a window',
  ],
});
