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

/** Sky, sun and three ridges, one before the other, as a PNG. A million points: what is the same for many is asked once. */
export function drawScene({ sky, sun, sunAt, hills }: Scene, width: number, height: number): Buffer {
  const stride = width * 3 + 1
  const rows = Buffer.alloc(stride * height)
  const radius = height * 0.09
  const [sunX, sunY] = [sunAt[0] * width, sunAt[1] * height]
  const ridges = hills.map((_, place) =>
    Float64Array.from({ length: width }, (_, x) => ridgeAt(place, x / width) * height),
  )
  for (let y = 0; y < height; y++) {
    const air = mix(sky[0], sky[1], Math.min(1, y / (height * 0.75)))
    for (let x = 0; x < width; x++) {
      let ridge = hills.length - 1
      while (ridge >= 0 && y <= (ridges[ridge] as Float64Array)[x]!) ridge--
      const at = y * stride + 1 + x * 3
      const hill = hills[ridge]
      if (hill) paint(rows, at, hill, hill, 0)
      else paint(rows, at, sun, air, haze(Math.sqrt((x - sunX) ** 2 + (y - sunY) ** 2) - radius))
    }
  }
  /** How much of the air is seen so far from the sun's rim. */
  function haze(away: number): number {
    return away < 0 ? 0 : Math.min(1, 0.6 + away / (height * 0.6))
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const parts = [part('IHDR', head), part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function paint(rows: Buffer, at: number, from: Colour, to: Colour, share: number) {
  rows[at] = from[0] + (to[0] - from[0]) * share
  rows[at + 1] = from[1] + (to[1] - from[1]) * share
  rows[at + 2] = from[2] + (to[2] - from[2]) * share
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
