import sharp from 'sharp';

export interface SeedPhoto {
  fileName: string;
  stage: string;
  description: string;
  draw(): Promise<Buffer>;
}

const [WIDTH, HEIGHT] = [1600, 1200];

/** Grain as a camera has it; a fixed generator, so that a photo is the same at every run. */
function grain(level: number, spread: number) {
  let state = 2026;
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < data.length; at += 3) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data.fill(level + (state / 2_147_483_648 - 0.5) * 2 * spread, at, at + 3);
  }
  return {
    input: data,
    raw: { width: WIDTH, height: HEIGHT, channels: 3 as const },
    blend: 'overlay' as const,
  };
}

const draw = (wall: string, shapes: string) => () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${wall}"/>${shapes}</svg>`,
    ),
  )
    .composite([grain(128, 12)])
    .jpeg({ quality: 90 })
    .toBuffer();

const crack = (points: string, width: number) =>
  `<polyline points="${points}" fill="none" stroke="#3a342c" stroke-width="${width}" stroke-linejoin="round"/>`;

function bricks(): string {
  const rows: string[] = [];
  for (let row = 0; row < 12; row++) {
    for (let column = -1; column < 8; column++) {
      const x = column * 220 + (row % 2) * 110;
      rows.push(`<rect x="${x}" y="${row * 100}" width="208" height="88" fill="#a4553f"/>`);
    }
  }
  return rows.join('');
}

/** Drawn here, so that the demo needs no one's photo. */
export const SEED_PHOTOS: readonly SeedPhoto[] = [
  {
    fileName: 'hall-above-door.jpg',
    stage: 'internal_linings',
    description: 'Crack in the plasterboard from the corner of the door, 2 mm wide',
    draw: draw('#d9d4ca', crack('120,1080 380,860 520,800 760,560 900,500 1180,240 1400,120', 7)),
  },
  {
    fileName: 'north-wall.jpg',
    stage: 'external_cladding',
    description: 'Stepped crack in the brickwork under the window, about 6 mm wide',
    draw: draw(
      '#c9c2b6',
      `${bricks()}${crack('214,94 214,194 324,194 324,294 434,294 434,394 544,394 544,494 654,494 654,594 764,594 764,694 874,694', 10)}`,
    ),
  },
  {
    fileName: 'bathroom-ceiling.jpg',
    stage: 'kitchen_bathrooms',
    description: 'Black mould spreading over the bathroom ceiling, no fan',
    draw: draw(
      '#e4e1d8',
      Array.from({ length: 140 }, (_, index) => {
        const x = 300 + ((index * 193) % 900);
        const y = 200 + ((index * 331) % 700);
        return `<circle cx="${x}" cy="${y}" r="${6 + ((index * 7) % 18)}" fill="#2c2f28" opacity="0.7"/>`;
      }).join(''),
    ),
  },
  {
    fileName: 'lounge-wall.jpg',
    stage: 'painting',
    description: '',
    draw: draw('#dcd8cf', ''),
  },
];
