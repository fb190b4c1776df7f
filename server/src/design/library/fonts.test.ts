import { fontOperations } from '@coverwright/contract/design/library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFont, packedFont } from '../../platform/files/a-font.builder'
import { addFont, enter, makeProduct, openShelf, server, wear } from './library-shelf.builder'

beforeAll(openShelf)
afterAll(() => server.close())

test('a font says what it is called, and buyers get its own bytes', async () => {
  const as = await enter()
  const bytes = packedFont(aFont({ family: 'Lantern', style: 'Bold', weight: 700 }))
  const { data: font } = await addFont(as, bytes, 'lantern.woff2')
  expect(font).toMatchObject({ family: 'Lantern', style: 'Bold', weight: 700, kind: 'woff2', tags: ['beach'] })
  const answer = await server.raw(font!.look.address)
  expect(answer.headers.get('content-type')).toBe('font/woff2')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  expect((await server.raw(font!.look.address.replace(/.{16}\.woff2$/, '0123456789abcdef.woff2'))).status).toBe(404)
})

test.each([
  [0x0002, 'library.fontRestricted'],
  [0x0004, 'library.fontPrintOnly'],
  [0x0200, 'library.fontBitmapsOnly'],
])('a font whose maker says %i is refused in words', async (embedding, message) => {
  expect(await addFont(await enter(), aFont({ embedding }))).toMatchObject({ status: 409, message, data: null })
})

test('a font that a draft is set in stays; its words can be changed, on the revision that was read', async () => {
  const as = await enter()
  const { data: font } = await addFont(as, aFont())
  const productId = await makeProduct(as)
  expect((await wear(as, productId, { face: font!.look })).status).toBe(200)
  const { id } = font!
  expect(await server.call(fontOperations.delete, { id }, { as })).toMatchObject({
    status: 409,
    message: 'library.inUse',
  })
  const words = { id, baseRevision: 1, source: 'The foundry', licence: 'Web, 2026', tags: [] }
  expect((await server.call(fontOperations.update, words, { as })).data).toMatchObject({
    licence: 'Web, 2026',
    revision: 2,
  })
  expect(await server.call(fontOperations.update, words, { as })).toMatchObject({ message: 'library.changedMeanwhile' })
  expect((await server.call(fontOperations.list, { search: 'harbour' }, { as })).data).toMatchObject({
    rows: [{ family: 'Harbour Sans', usedIn: [{ productId }], may: ['edit'] }],
  })
  await wear(as, productId, { face: undefined as never })
  expect((await server.call(fontOperations.delete, { id }, { as })).data).toEqual({ id })
})
