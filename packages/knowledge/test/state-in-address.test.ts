import { describe, expect, test } from 'vitest';
import { stateInAddress } from '../src/state-in-address.ts';

describe('the state in an address', () => {
  test.each([
    ['12 Example St, Brunswick VIC 3056', 'VIC'],
    ['12 example st brunswick vic 3056', 'VIC'],
    ['12 Example St, Brunswick, Vic.', 'VIC'],
    ['5 Hall Rd, Newtown N.S.W. 2042', 'NSW'],
    ['5 Hall Rd, Newtown, New South Wales, Australia', 'NSW'],
    ['5 Hall Rd, Newtown NSW (rear unit)', 'NSW'],
    ['8 Victoria Street, Darlinghurst NSW', 'NSW'],
    ['8 Victoria Street, Perth WA 6000, Australia', 'WA'],
    ['9 Esplanade, Fannie Bay 0820', 'NT'],
    ['9 King William Rd, Unley 5061', 'SA'],
    ['3 Davey St, Hobart 7000 Australia', 'TAS'],
    ['Unit 4, 1 London Cct, Canberra City ACT 2601', 'ACT'],
    ['1 Monaro St, Queanbeyan NSW 2620', 'NSW'],
    ['Wallangarra Rd, Jennings NSW 4383', 'NSW'],
    ['2000 Ipswich Road, Rocklea QLD', 'QLD'],
  ])('is read from "%s" as %s', (address, state) => {
    expect(stateInAddress(address)).toBe(state);
  });

  test.each([
    [''],
    ['Project 1'],
    ['8 Victoria Street, Richmond'],
    ['Queensland Avenue 4'],
    ['SA House, level 3'],
    ['Lot 3051'],
    ['Job 2044'],
    ['PO Box 4001'],
    ['3000 Smith Street'],
    ['Monaro St, Queanbeyan 2620'],
    ['5 Hall Rd, Newtown VIC 2042'],
  ])('isn’t guessed from "%s"', (address) => {
    expect(stateInAddress(address)).toBeUndefined();
  });
});
