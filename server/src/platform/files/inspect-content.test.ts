import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPdf, aZip, workbook } from './hostile-files.builder'
import { judge } from './judge.builder'

const SCRIPT = '<!doctype html><script>alert(1)</script>'

describe('a picture that is let in', () => {
  test('keeps its pixels and nothing that was hidden in or behind it', async () => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE', ImageDescription: SCRIPT } })
      .jpeg()
      .toBuffer()
    const two = Buffer.concat([photo, aZip(workbook), Buffer.from(SCRIPT)])
    const kept = await judge('image', 'photo.jpg', two)
    if (typeof kept === 'string') throw new Error(kept)
    expect(photo.includes('SECRET-PLACE')).toBe(true)
    for (const hidden of ['SECRET-PLACE', '<script>', 'PK\u0003\u0004']) expect(kept.includes(hidden)).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 400, height: 300, format: 'jpeg' })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  test('stands upright as its camera meant it, and is no larger than 4,096 a side', async () => {
    const wide = await sharp({ create: { width: 6_000, height: 100, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const kept = await judge('image', 'wide.jpeg', wide)
    expect(await sharp(kept as Buffer).metadata()).toMatchObject({ width: 68, height: 4_096 })
  })

  test('an animated GIF keeps its frames', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer()
    const moving = await sharp([await frame('#f00'), await frame('#0f0'), await frame('#00f')], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await sharp((await judge('image', 'a.gif', moving)) as Buffer).metadata()).pages).toBe(3)
  })
})

test('an honest workbook, table, PDF and old workbook are let in as they came', async () => {
  const old = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('Workbook', 'utf16le'),
    Buffer.alloc(500),
  ])
  const honest = [
    ['pricingTable', 'Rates 2026.xlsx', aZip(workbook)],
    ['pricingTable', 'rates.csv', Buffer.from('\ufeff年齡,保費\r\n18,"1,200"\r\n')],
    ['pricingTable', 'rates.xls', old],
    ['document', 'Terms (final).pdf', aPdf('', deflateSync(Buffer.from('1 0 << /Type /Page >>')))],
  ] as const
  for (const [purpose, name, bytes] of honest) expect(await judge(purpose, name, bytes)).toEqual(bytes)
})
