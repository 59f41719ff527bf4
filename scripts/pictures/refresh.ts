/** node scripts/refresh-pictures.mjs: everything on the public pages that shows the product, made anew from the product. */
import { openDemo } from './demo-server.ts';
import { makeSamples } from './make-samples.ts';

console.log('Analysing the sample photos');
const demo = await openDemo();
try {
  await makeSamples(demo);
} finally {
  await demo.stop();
}
