/** node scripts/refresh-pictures.mjs: everything on the public pages that shows the product, made anew from the product. */

import { pictureCards } from './cards.ts';
import { openDemo } from './demo-server.ts';
import { makeSamples } from './make-samples.ts';
import { pictureReadme } from './readme-picture.ts';
import { pictureScreens } from './screens.ts';
import { pictureSheets } from './sheet-pictures.ts';

console.log('Analysing the sample photos');
const demo = await openDemo();
try {
  await makeSamples(demo);
  await pictureSheets();
  await pictureScreens(demo);
  await pictureCards(demo);
  await pictureReadme(demo);
} finally {
  await demo.stop();
}
