import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { aFont, packedFont } from './a-font.builder'
import { judge } from './judge.builder'
import { readFont } from '.'

const real = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

test('a font of the house says its name, from how light to how bold it is, and that it may be embedded', async () => {
  expect(await readFont(real)).toMatchObject({
    family: expect.stringContaining('Inter') as string,
    weights: { from: 100, to: 900 },
    embedding: 0,
  })
})

test('packed or not, a font says the same', async () => {
  const font = aFont({ family: 'Lantern', style: 'Bold', weight: 700, embedding: 8 })
  const said = { family: 'Lantern', style: 'Bold', weight: 700, weights: null, embedding: 8 }
  expect(await readFont(font)).toEqual(said)
  expect(await readFont(packedFont(font))).toEqual(said)
})

test('what is kept of a font are its own bytes', async () => {
  expect(await judge('font', 'inter.woff2', real)).toEqual(real)
  expect(await judge('font', 'a.ttf', aFont())).toEqual(aFont())
})

const cut = (bytes: Buffer, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}
const font = aFont()
const packed = packedFont(font)

test.each([
  ['a page', 'a.ttf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a font under another name', 'a.otf', font],
  ['a packed font under the name of one that is not', 'a.ttf', packed],
  ['a collection', 'a.ttf', cut(font, (bytes) => bytes.write('ttcf', 0, 'latin1'))],
  ['an old packed font', 'a.woff2', cut(packed, (bytes) => bytes.write('wOFF', 0, 'latin1'))],
  ['a font without names', 'a.ttf', aFont({ without: ['name'] })],
  ['a font without a name in its names', 'a.ttf', aFont({ family: '\u202e' })],
  ['a font without shapes', 'a.ttf', aFont({ without: ['glyf'] })],
  ['a font that does not say who may embed it', 'a.ttf', aFont({ without: ['OS/2'] })],
  ['four bytes', 'a.ttf', font.subarray(0, 4)],
  ['a directory that ends early', 'a.ttf', font.subarray(0, 40)],
  ['a table beyond the end', 'a.ttf', cut(font, (bytes) => bytes.writeUInt32BE(0xfffffff0, 12 + 12))],
  ['a table inside the directory', 'a.ttf', cut(font, (bytes) => bytes.writeUInt32BE(0, 12 + 8))],
  ['sixty thousand tables', 'a.ttf', cut(font, (bytes) => bytes.writeUInt16BE(60_000, 4))],
  ['no tables', 'a.ttf', cut(font, (bytes) => bytes.writeUInt16BE(0, 4))],
  [
    'a name beyond its table',
    'a.ttf',
    cut(font, (bytes) => bytes.writeUInt16BE(65_535, font.indexOf('0003000104090001', 0, 'hex') + 10)),
  ],
  [
    'sixty thousand names',
    'a.ttf',
    cut(font, (bytes) => bytes.writeUInt16BE(60_000, font.indexOf('0003000104090001', 0, 'hex') - 4)),
  ],
  ['a packed font that is cut off', 'a.woff2', packed.subarray(0, -9)],
  ['a packed font of another length than it says', 'a.woff2', Buffer.concat([packed, Buffer.alloc(3)])],
  ['a packed font that unpacks to more than it says', 'a.woff2', packedFont(font, { claims: -1 })],
  ['a packed font that claims gigabytes', 'a.woff2', packedFont(font, { claims: 1_000_000_000 })],
  ['noise behind the sign of a packed font', 'a.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(400, 0xff)])],
])('%s is refused', async (_what, name, bytes) => {
  expect(await judge('font', name, bytes)).toMatch(/^media\.(broken|contentDiffers)$/)
})

test('a font with any of its bytes changed is read or refused, and never breaks the reader', async () => {
  for (const whole of [font, packed, real])
    for (let round = 0; round < 200; round++) {
      const hurt = cut(whole, (bytes) => {
        for (const each of [1, 2, 3, 4])
          bytes[(round * 13 + each * 89) % Math.min(bytes.length, 400)] = (round * 31 + each * 97) % 256
      })
      const face = await readFont(hurt)
      expect(face === null || face.family.length > 0).toBe(true)
    }
})

test('a font over two megabytes is refused before a byte is sent', async () => {
  expect(await judge('font', 'a.ttf', Buffer.alloc(2 * 1024 * 1024 + 1))).toBe('media.tooLarge')
  expect(await judge('font', 'a.eot', font)).toBe('media.wrongKind')
})
