// A program of its own: makes a picture of one drawn page and ends. Drawings come from strangers' files, so that neither
// the server nor the processes that read photos open them. Plain JavaScript, because it is started without a loader.
import sharp from 'sharp';

process.once('disconnect', () => process.exit(4));
process.once('message', async ({ svg, side }) => {
  try {
    // Drawn at the size that is asked for, not before: a higher density counts against the limit squared, and an upright
    // sheet then exceeds it.
    const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: 60_000_000 })
      .resize(side, side, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer({ resolveWithObject: true });
    process.send({ png: data, width: info.width, height: info.height }, () => process.exit(0));
  } catch (error) {
    process.send({ failure: String(error) }, () => process.exit(3));
  }
});
