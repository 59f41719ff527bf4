import { FACTS_OF_SAFETY } from '../src/facts/facts-of-safety.ts';
import { eachIsAsked } from './facts-asked.ts';

eachIsAsked(FACTS_OF_SAFETY, {
  'alarm_type which': [
    'photoelectric or ionisation smoke alarm',
    'which type of smoke detector should i buy',
  ],
  'smoke_alarm_at_wall distance': [
    'how far from the wall must a smoke alarm be on the ceiling',
    'smoke detector distance from ceiling fan',
  ],
  'smoke_alarm_battery often': [
    'how often do you change the battery in a smoke alarm',
    'when to replace smoke detector batteries',
  ],
  'smoke_alarm where in QLD': [
    'where do smoke alarms go in a queensland house',
    'how many smoke detectors does a house in qld need',
  ],
  'wired_alarm need in VIC': [
    'do smoke alarms have to be hard wired in an old house in vic',
    'battery smoke alarm allowed victoria',
  ],
  'wired_alarm need in NSW': [
    'do smoke alarms need to be hardwired in nsw',
    'are battery smoke alarms legal in nsw houses',
  ],
  'wired_alarm need in SA': [
    'do smoke alarms have to be hardwired in sa',
    'are battery smoke alarms allowed in south australia',
  ],
  'rental_smoke_alarm pays in NSW': [
    'who pays for smoke alarm batteries in a rental nsw',
    'how often must a landlord check the smoke alarm in nsw',
  ],
  'rental_smoke_alarm pays in QLD': [
    'who pays for smoke alarms in a qld rental',
    'how often must a landlord check smoke alarms in queensland',
  ],
  'rental_smoke_alarm pays in VIC': [
    'who is responsible for smoke alarms in a rental in victoria',
    'how often are smoke alarms checked in a rental in vic',
  ],
  'rental_smoke_alarm pays': [
    'who pays for smoke alarms in a rental',
    'whose job are smoke detectors, tenant or landlord',
  ],
  'rental_safety_check often in VIC': [
    'how often are gas and electrical safety checks in a rental in victoria',
    'vic rental safety check interval',
  ],
  'window_restrictor need in NSW': [
    'do apartments need window restrictors in nsw',
    'are window restrictors compulsory in nsw',
  ],
  'window_restrictor where': ['which windows need restrictors', 'when are window restrictors required'],
  'pool_gate need': ['which way should a pool gate open', 'does a pool gate have to swing outwards'],
  'pool_certificate life in NSW': [
    'how long is a pool compliance certificate valid nsw',
    'do i need a pool certificate to sell in nsw',
  ],
  'pool_certificate life in QLD': [
    'how long does a pool safety certificate last qld',
    'pool certificate queensland validity',
  ],
  'pool_certificate often in VIC': [
    'how often does a pool barrier need a certificate in victoria',
    'vic pool fence inspection how often',
  ],
  'pool_certificate often in WA': [
    'how often are pools inspected in wa',
    'pool barrier inspection perth interval',
  ],
  'pool_depth which': ['when does a spa need a fence', 'how deep before a pool needs fencing'],
  'safety_glass tell': [
    'how can i tell if glass is safety glass',
    'how to know toughened or laminated glass',
  ],
  'safety_glass where': [
    'does a shower screen have to be safety glass',
    'where is safety glass required in a house',
  ],
  'old_glass allowed': [
    'is plain glass in a low window allowed in an old house',
    'do i have to replace old annealed glass in a door',
  ],
  'removing_asbestos amount in ACT': [
    'can i remove fibro myself in the act',
    'how much asbestos can a homeowner remove in canberra',
  ],
  'asbestos_disposal where': ['where can i dump asbestos sheets', 'how do you dispose of fibro'],
  'asbestos_licence purpose': [
    'difference between class a and class b asbestos licence',
    'what asbestos licence is needed for friable',
  ],
  'asbestos_removal deadline': [
    'how many days notice before asbestos removal',
    'how long before an asbestos removal must it be notified',
  ],
  'asbestos_clearance permit': [
    'who gives a clearance certificate after asbestos removal',
    'do i need clearance after asbestos is taken out',
  ],
  'asbestos_mask which': ['what mask do you need for asbestos', 'is a dust mask ok for asbestos'],
  'smoke_alarm_paint allowed': ['can i paint a smoke alarm', 'is a painted smoke detector still ok'],
  'fire_statement purpose in NSW': [
    'what is an annual fire safety statement in nsw',
    'afss in sydney what is it for',
  ],
  'fire_statement purpose': [
    'who needs an annual fire safety statement',
    'what is an essential safety measures report',
  ],
  'cladding_panel steps': [
    'our strata may have combustible cladding what do we do',
    'how do you know if acp cladding is combustible',
  ],
});
