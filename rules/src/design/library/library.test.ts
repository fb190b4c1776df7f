import { expect, test } from 'vitest'
import { changedCrop, cropInPixels, cropRefusal, embeddingRefusal, keptTags, movedFocus, WHOLE_PICTURE } from '.'

test.each([
  [0x0000, null],
  [0x0008, null],
  [0x0100, null],
  [0x0002, 'library.fontRestricted'],
  [0x0004, 'library.fontPrintOnly'],
  [0x0006, 'library.fontPrintOnly'],
  [0x000a, null],
  [0x0208, 'library.fontBitmapsOnly'],
])('a font whose embedding bits are %i: %s', (bits, code) => {
  expect(embeddingRefusal(bits)?.code ?? null).toBe(code)
})

test('a cut that leaves the picture is refused', () => {
  expect(cropRefusal(WHOLE_PICTURE)).toBeNull()
  expect(cropRefusal({ x: 500, y: 0, width: 501, height: 1000 })).toMatchObject({ code: 'library.cropOutside' })
  expect(cropRefusal({ x: 0, y: 900, width: 1000, height: 101 })).toMatchObject({ field: 'crop' })
})

test.each([
  [
    { x: 0, y: 0, width: 1000, height: 1000 },
    { width: 320, height: 200 },
    { left: 0, top: 0, width: 320, height: 200 },
  ],
  [
    { x: 250, y: 500, width: 500, height: 500 },
    { width: 320, height: 200 },
    { left: 80, top: 100, width: 160, height: 100 },
  ],
  [
    { x: 999, y: 999, width: 1, height: 1 },
    { width: 3, height: 3 },
    { left: 2, top: 2, width: 1, height: 1 },
  ],
])('a cut %j of a picture %j is %j in pixels', (crop, picture, pixels) => {
  expect(cropInPixels(crop, picture)).toEqual(pixels)
})

test('a cut that is pushed against an edge stays inside, and none gets too small', () => {
  const half = { x: 500, y: 0, width: 500, height: 500 }
  expect(changedCrop(half, { x: 300 })).toEqual(half)
  expect(changedCrop(half, { width: -900, height: -900 })).toMatchObject({ width: 100, height: 100 })
  expect(changedCrop(half, { width: 900 })).toEqual({ x: 0, y: 0, width: 1000, height: 500 })
  expect(movedFocus({ x: 98, y: 0 }, { x: 5, y: -5 })).toEqual({ x: 100, y: 0 })
})

test('tags are kept in small letters, each once', () => {
  expect(keptTags([' Beach  house', 'beach house', '', 'Rain'])).toEqual(['beach house', 'rain'])
})
