import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaOperations } from '@coverwright/contract/company/media'
import { photoOperations } from '@coverwright/contract/design/library'
import type { SendsOf } from '@coverwright/contract/platform'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFont } from '../../platform/files/a-font.builder'
import type { Caller } from '../../platform/testing'
import {
  addFont,
  addPhoto,
  enter,
  makeProduct,
  openShelf,
  type PhotoWords,
  photosOf,
  picture,
  send,
  server,
  wear,
  WORDS,
} from './library-shelf.builder'

beforeAll(openShelf)
afterAll(() => server.close())

test('a photo is put in with its licence, and drawn in three widths for buyers, once', async () => {
  const as = await enter()
  const photo = await addPhoto(as, { crop: { x: 0, y: 0, width: 500, height: 1000 } })
  expect(photo).toMatchObject({ name: 'Two colours', tags: ['beach'], isReady: false, width: 1200, usedIn: [] })
  expect((await server.raw(`${photo.look.address}-480.webp`)).status).toBe(404)
  await server.runJobs()
  expect((await photosOf(as)).rows[0]).toMatchObject({ isReady: true, may: ['edit', 'delete'] })
  for (const [width, kind, wide] of [
    [480, 'webp', 480],
    [960, 'jpg', 600],
    [1600, 'webp', 600],
  ] as const) {
    const answer = await server.raw(`${photo.look.address}-${width}.${kind}`)
    expect(answer.headers.get('content-type')).toBe(kind === 'webp' ? 'image/webp' : 'image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: wide, height: Math.round((wide * 400) / 600) })
    // Only the red half was cut out.
    expect(data[0]).toBeGreaterThan(180)
    expect(data[data.length - 1]).toBeLessThan(80)
  }
})

test('another cut has another address, and whoever took the first keeps it', async () => {
  const as = await enter()
  const photo = await addPhoto(as)
  await server.runJobs()
  const { id, revision: baseRevision } = photo
  const change = { id, baseRevision, ...WORDS, crop: { x: 500, y: 0, width: 500, height: 1000 } }
  const { data: cut } = await server.call(photoOperations.update, change, { as })
  expect(cut).toMatchObject({ isReady: false, revision: 2 })
  await server.runJobs()
  for (const { look } of [photo, cut!]) expect((await server.raw(`${look.address}-960.jpg`)).status).toBe(200)
  const late = await server.call(photoOperations.update, { ...change, name: 'Late' }, { as })
  expect(late).toMatchObject({ status: 409, message: 'library.changedMeanwhile' })
})

test('addresses that nobody made lead nowhere', async () => {
  const as = await enter()
  const { look, id } = await addPhoto(as)
  await server.runJobs()
  const other = (await enter()).session.company
  for (const address of [
    `${look.address}-481.webp`,
    `${look.address}-480.png`,
    `${look.address.slice(0, -1)}x-480.webp`,
    `/p/look/${other}/photos/${id}/0123456789abcdef-480.webp`,
    `/p/look/none/photos/${id}/0123456789abcdef-480.webp`,
    `/p/look/${other}/fonts/${id}/0123456789abcdef.woff2`,
    '/p/look/none/fonts/none/none',
  ])
    expect((await server.raw(address)).status).toBe(404)
})

test.each([
  ['no source', { source: ' ' }, 'source'],
  ['no licence', { licence: '' }, 'licence'],
  ['no name', { name: '' }, 'name'],
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 'tags'],
  ['a focus outside', { focus: { x: 101, y: 0 } }, 'focus.x'],
  ['a cut that is a line', { crop: { x: 0, y: 0, width: 1000, height: 5 } }, 'crop.height'],
])('a photo with %s is refused at its field', async (_what, wrong, field) => {
  const as = await enter()
  const fileId = await send(as, 'photo', 'two.jpg', picture)
  expect(await server.call(photoOperations.add, { fileId, ...WORDS, ...wrong }, { as })).toMatchObject({
    status: 400,
    field,
  })
})

test('a cut beyond the edge, a file of another purpose, of somebody else, and one that is in already are refused in words', async () => {
  const as = await enter()
  const add = (fileId: string, words: Partial<PhotoWords> = {}, who: Caller = as) =>
    server.call(photoOperations.add, { fileId, ...WORDS, ...words }, { as: who })
  const mine = await send(as, 'photo', 'two.jpg', picture)
  expect(await add(mine, { crop: { x: 900, y: 0, width: 200, height: 1000 } })).toMatchObject({
    message: 'library.cropOutside',
  })
  expect(await add(await send(as, 'image', 'two.jpg', picture))).toMatchObject({ message: 'library.fileGone' })
  expect(await add(mine, {}, await enter(undefined, as.session.company))).toMatchObject({ message: 'library.fileGone' })
  expect(await add(mine, {}, await enter())).toMatchObject({ message: 'library.fileGone' })
  expect((await add(mine)).status).toBe(200)
  expect(await add(mine)).toMatchObject({ status: 409, message: 'library.alreadyThere' })
})

test('the library is searched, narrowed by tag and ordered', async () => {
  const as = await enter()
  await addPhoto(as, { name: 'Rain', tags: ['weather'] })
  await addPhoto(as, { name: 'A boat', tags: ['harbour', 'weather'] })
  const names = async (wanted: SendsOf<typeof photoOperations.list>) =>
    (await photosOf(as, wanted)).rows.map(({ name }) => name)
  expect(await names({ sort: 'name' })).toEqual(['A boat', 'Rain'])
  expect(await names({ search: 'harb' })).toEqual(['A boat'])
  expect(await names({ filter: { tag: 'weather' }, sort: 'name', pageSize: 1, page: 2 })).toEqual(['Rain'])
  expect((await photosOf(as)).tags).toEqual(['harbour', 'weather'])
})

test('a photo that a draft shows says so, stays, and goes once the draft has let go of it', async () => {
  const as = await enter()
  const [{ id, look }, productId] = [await addPhoto(as), await makeProduct(as)]
  expect((await wear(as, productId, { picture: { photo: look } })).status).toBe(200)
  const { rows } = await photosOf(as)
  expect(rows[0]).toMatchObject({ usedIn: [{ productId, name: 'Beach house', as: 'draft' }], may: ['edit'] })
  const kept = await server.call(photoOperations.delete, { id }, { as })
  expect(kept).toMatchObject({ status: 409, message: 'library.inUse' })
  expect(await server.call(mediaOperations.deleteFile, { fileId: id }, { as })).toMatchObject({
    message: 'media.inUse',
  })
  await wear(as, productId, { picture: { drawing: 'home' } })
  expect((await server.call(photoOperations.delete, { id }, { as })).data).toEqual({ id })
  expect(await server.call(photoOperations.delete, { id }, { as })).toMatchObject({
    status: 404,
    message: 'library.notFound',
  })
})

test('a deleted photo leaves nothing behind, neither itself nor its sizes', async () => {
  const as = await enter()
  const { id, look } = await addPhoto(as)
  await server.runJobs()
  const kept = async () =>
    (await readdir(join(server.config.dataDir, 'files', as.session.company), { recursive: true })).filter(
      (path) => path.split('/').length === 3,
    )
  expect(await kept()).toHaveLength(7)
  await server.call(photoOperations.delete, { id }, { as })
  await server.runJobs()
  expect(await kept()).toEqual([])
  expect((await server.raw(`${look.address}-480.webp`)).status).toBe(404)
})

test('a look takes nothing that is not of its company’s library', async () => {
  const [as, other] = [await enter(), await enter()]
  const productId = await makeProduct(as)
  const [mine, theirs] = [await addPhoto(as), await addPhoto(other)]
  const gone = { status: 409, message: 'products.photoGone', field: 'look' }
  expect(await wear(as, productId, { picture: { photo: theirs.look } })).toMatchObject(gone)
  expect(
    await wear(as, productId, { picture: { photo: { ...mine.look, address: theirs.look.address } } }),
  ).toMatchObject(gone)
  const script = { ...mine.look, address: '/p/look/");}</style><script>' }
  expect(await wear(as, productId, { picture: { photo: script } })).toMatchObject({ status: 400 })
  const { data: font } = await addFont(other, aFont())
  expect(await wear(as, productId, { face: font!.look })).toMatchObject({ message: 'products.fontGone' })
})

test('who may only look sees the library and changes nothing; another company sees nothing of it', async () => {
  const as = await enter()
  const { id } = await addPhoto(as)
  const looking = await enter(['products.read'], as.session.company)
  expect(await photosOf(looking)).toMatchObject({ rows: [{ id, may: [] }], may: [] })
  expect(await server.call(photoOperations.delete, { id }, { as: looking })).toMatchObject({ status: 403 })
  const other = await enter()
  expect((await photosOf(other)).rows).toEqual([])
  expect(await server.call(photoOperations.delete, { id }, { as: other })).toMatchObject({ status: 404 })
})

test('what is no picture, or one of too many pixels, never gets into the library', async () => {
  const as = await enter()
  const large = await sharp({ create: { width: 9_000, height: 7_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const [name, bytes, message] of [
    ['a.jpg', Buffer.from('<svg onload=alert(1)>'), 'media.contentDiffers'],
    ['a.png', large, 'media.tooManyPixels'],
  ] as const) {
    const { data } = await server.call(
      mediaOperations.requestUpload,
      { purpose: 'photo', name, size: bytes.length },
      { as },
    )
    await server.raw(data!.url, { method: 'PUT', headers: data!.headers, body: new Uint8Array(bytes) })
    expect(await server.call(mediaOperations.completeUpload, { uploadId: data!.uploadId }, { as })).toMatchObject({
      message,
    })
  }
  const early = await server.call(mediaOperations.requestUpload, { purpose: 'photo', name: 'a.svg', size: 9 }, { as })
  expect(early).toMatchObject({ message: 'media.svg' })
})
