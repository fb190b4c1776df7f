import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]
type Scene = { sky: readonly [Colour, Colour]; sun: Colour; hills: readonly Colour[]; sunAt: readonly [number, number] }

/** Two pictures of our own for the demo: a morning over hills and an evening over islands. */
export const scenes = {
  morning: {
    sky: [
      [96, 165, 214],
      [249, 220, 178],
    ],
    sun: [255, 240, 200],
    sunAt: [0.7, 0.42],
    hills: [
      [122, 166, 150],
      [74, 128, 116],
      [33, 84, 82],
    ],
  },
  evening: {
    sky: [
      [58, 54, 112],
      [242, 142, 104],
    ],
    sun: [255, 206, 140],
    sunAt: [0.28, 0.52],
    hills: [
      [136, 84, 118],
      [86, 60, 104],
      [42, 36, 72],
    ],
  },
} as const satisfies Record<string, Scene>

/** Sky, sun and three ridges, one before the other, as a PNG. */
export function drawScene({ sky, sun, sunAt, hills }: Scene, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  const radius = height * 0.09
  // A ridge is as high all the way down a column, the sky is as blue all along a row: asked once, not for each point.
  const ridges = Array.from({ length: width }, (_, x) => hills.map((_, place) => ridgeAt(place, x / width) * height))
  for (let y = 0; y < height; y++) {
    const air = mix(sky[0], sky[1], Math.min(1, y / (height * 0.75)))
    for (let x = 0; x < width; x++) {
      const ridge = (ridges[x] as number[]).findLastIndex((top) => y > top)
      rows.set(hills[ridge] ?? lightAt(x, y, air), y * (width * 3 + 1) + 1 + x * 3)
    }
  }
  function lightAt(x: number, y: number, air: Colour): Colour {
    const away = Math.hypot(x - sunAt[0] * width, y - sunAt[1] * height)
    return away < radius ? sun : mix(sun, air, Math.min(1, 0.6 + (away - radius) / (height * 0.6)))
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const parts = [part('IHDR', head), part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

const ridgeAt = (place: number, x: number) =>
  0.56 + place * 0.13 + 0.05 * Math.sin(x * (5 + place * 2) + place * 2.1) + 0.02 * Math.sin(x * 17 + place)

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

function part(name: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), content, Buffer.alloc(4)])
  whole.writeUInt32BE(content.length, 0)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}
