import { photoOperations } from '@coverwright/contract/design/library'
import { productOperations } from '@coverwright/contract/design/products'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { designOperations } from '@coverwright/contract/release/designs'
import { versionOperations } from '@coverwright/contract/release/versions'
import { type Permission, permissions } from '@coverwright/rules/company/members'
import { canonicalJson } from '@coverwright/rules/design/products'
import { sheets } from '@coverwright/rules/release/designs'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansRoom } from '../../design/plans'
import { productsRoom } from '../../design/products'
import { unpackZip, writeZip } from '../../platform/bytes'
import { type Caller, keepFile, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { productTests } from '../../rating/product-tests'
import { tablesRoom } from '../../rating/tables'
import { libraryRoom } from '../../design/library'
import { designsRoom } from '../designs'
import { dressUp } from './dressed.builder'
import { archiveFiles } from './archive-files'
import { archiveOf } from './archive-of'
import { versionsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    rooms: [designsRoom, productsRoom, plansRoom([]), tablesRoom, pricing, productTests, libraryRoom, versionsRoom],
    sessions: people.sessions,
  })
})
afterAll(() => server.close())

type Designer = Awaited<ReturnType<typeof designer>>
const designer = async (company = randomUUID(), held: readonly Permission[] = permissions) => {
  const as = people.open(await server.openBrowser(), company, held)
  return { as: as as Caller, company, me: as.session.member.id }
}
const template = async ({ as }: Designer, insuranceType: (typeof sheets)[number]['type']) => {
  const languages = ['en_us', 'zh_tw'] as const
  const sent = { size: 'complicated' as const, currency: 'HKD', description: 'Ours', insuranceType, name: 'Ours' }
  return (await server.call(designOperations.create, { ...sent, languages: [...languages] }, { as })).data!.id
}
/** The bytes that the answer's address gives. */
const exported = async ({ company }: Designer, productId: string) =>
  server.within(company, async (ctx) => writeZip(await archiveFiles(await archiveOf(ctx, productId))))
const send = async ({ company, me }: Designer, content: Buffer, purpose = 'productArchive' as const) =>
  (await keepFile(server, company, { purpose, kind: 'zip', content, madeBy: me })).id
const bringIn = async (to: Designer, content: Buffer, name?: string) =>
  server.call(versionOperations.importProduct, { fileId: await send(to, content), name }, { as: to.as })
const bodyOf = async ({ as }: Designer, id: string) =>
  (await server.call(productOperations.get, { id }, { as })).data!.body.body

test.each(sheets.map(({ type }) => [type] as const))(
  'a %s template leaves and comes into another company to the same hash, and its tests pass there',
  async (type) => {
    const [here, there] = [await designer(), await designer()]
    const productId = await template(here, type)
    const { data: out } = await server.call(versionOperations.exportProduct, { productId }, { as: here.as })
    expect(out?.name).toBe('ours.zip')
    const zip = await exported(here, productId)
    expect(zip.equals(await exported(here, productId))).toBe(true)
    const came = await bringIn(there, zip)
    expect([came.message, came.values]).toEqual(['', undefined])
    expect(came.data?.hash).toBe(out?.hash)
    const id = came.data!.product.id
    expect(canonicalJson(await bodyOf(there, id))).toBe(canonicalJson(await bodyOf(here, productId)))
    expect((await exported(there, id)).equals(zip)).toBe(true)
    const run = await server.call(productTestOperations.runTests, { productId: id, tables: 'active' }, { as: there.as })
    expect(run.data).toMatchObject({ passed: 5, failed: 0 })
  },
)

test('a folder is readable: pages, texts by language, tables as sheets, tests', async () => {
  const here = await designer()
  const files = await unpackZip(await exported(here, await template(here, 'travel')))
  const names = [...files!.keys()]
  expect(names[0]).toBe('manifest.json')
  expect(names).toEqual(
    expect.arrayContaining(['pages/01-tell-us-about-your-trip.json', 'texts/zh_tw.json', 'product.json', 'plans.json']),
  )
  const page = files!.get('pages/01-tell-us-about-your-trip.json')!.toString()
  expect(page.split('\n').slice(0, 5)).toEqual([
    '{',
    '  "id": "trip",',
    '  "title": {',
    '    "en_us": "Tell us about your trip"',
    '  },',
  ])
  expect(files!.get('texts/zh_tw.json')!.toString()).toContain('"pages/trip/questions/leaving/title": "哪一天出發？"')
  const sheet = names.find((name) => /^tables\/\d\d-age\/.*\.csv$/.test(name))
  expect(files!.get(sheet!)!.toString().split('\n')[0]).toMatch(/^Age/i)
})

test('a name that is taken is not given twice: the free one is named, and the product that has it', async () => {
  const here = await designer()
  const productId = await template(here, 'pet')
  const zip = await exported(here, productId)
  const taken = await bringIn(here, zip)
  expect(taken).toMatchObject({ message: 'versions.nameTaken', values: { name: 'Ours', free: 'Ours (2)' } })
  expect(taken.current).toMatchObject({ productId })
  expect((await bringIn(here, zip, 'Ours (2)')).data?.product.name).toBe('Ours (2)')
  expect((await bringIn(here, zip)).values).toMatchObject({ free: 'Ours (3)' })
})

test('its photo and its font travel with it, and are in the library there', async () => {
  const [here, there] = [await designer(), await designer()]
  const productId = await template(here, 'pet')
  const look = await server.within(here.company, async (ctx) => dressUp(ctx, here.me))
  const { body, revision } = (await server.call(productOperations.get, { id: productId }, { as: here.as })).data!.body
  const dressed = { ...body, look: { ...body.look, ...look } }
  const saved = await server.call(
    productOperations.saveBody,
    { productId, baseRevision: revision, body: dressed as never },
    { as: here.as },
  )
  expect(saved.message).toBe('')
  const zip = await exported(here, productId)
  expect([...(await unpackZip(zip))!.keys()]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^pictures\/.*\.png$/), expect.stringMatching(/^fonts\/.*\.ttf$/)]),
  )
  const came = await bringIn(there, zip)
  expect([came.message, came.values]).toEqual(['', undefined])
  const worn = (await bodyOf(there, came.data!.product.id)).look
  expect(worn.picture?.photo?.address).toContain(there.company)
  expect(worn.face).toMatchObject({ family: look.face.family })
  expect((await exported(there, came.data!.product.id)).equals(zip)).toBe(true)
  const photos = await server.call(photoOperations.list, {}, { as: there.as })
  expect(photos.data).toMatchObject({ total: 1, rows: [{ name: 'Cat', licence: 'Ours' }] })
  // A second product with the same picture shows the same one.
  await bringIn(there, zip, 'Second')
  expect((await server.call(photoOperations.list, {}, { as: there.as })).data?.total).toBe(1)

  const files = new Map((await unpackZip(zip))!)
  const picture = [...files.keys()].find((name) => name.startsWith('pictures/'))!
  files.set(picture, Buffer.from('no picture'))
  const spoiled = await writeZip([...files].map(([name, bytes]) => ({ name, bytes })))
  expect(await bringIn(there, spoiled, 'Third')).toMatchObject({
    message: 'versions.pictureDiffers',
    values: { file: picture },
  })
})

test('it comes in under another name, and the folder around it does not matter', async () => {
  const here = await designer()
  const files = await unpackZip(await exported(here, await template(here, 'pet')))
  const packed = await writeZip([...files!].map(([name, bytes]) => ({ name: `my-product/${name}`, bytes })))
  const came = await bringIn(here, packed, 'Copy of it')
  expect(came.data?.product.name).toBe('Copy of it')
})

type Files = Map<string, Buffer>
const put = (name: string, change: (text: string) => string) => (files: Files) =>
  void files.set(name, Buffer.from(change(files.get(name)!.toString())))
const firstSheet = (files: Files) => [...files.keys()].find((name) => name.endsWith('.csv'))!
const manifest = (change: (manifest: { files: string[] }) => object) =>
  put('manifest.json', (text) => JSON.stringify(change(JSON.parse(text) as { files: string[] })))

test.each<[string, (files: Files) => void, string, object]>([
  ['without a manifest', (files) => void files.delete('manifest.json'), 'versions.noManifest', {}],
  ['of newer code', manifest((was) => ({ ...was, bodyVersion: 99, what: 1 })), 'versions.newer', {}],
  ['in a newer format', manifest((was) => ({ ...was, format: 3 })), 'versions.newer', {}],
  [
    'with files missing',
    (files) => void ['look.json', 'plans.json'].map((name) => files.delete(name)),
    'versions.filesMissing',
    { files: 'look.json, plans.json', count: 2 },
  ],
  [
    'with a file that nothing names',
    (files) => void files.set('notes.txt', Buffer.from('x')),
    'versions.filesUnlisted',
    { files: 'notes.txt', count: 1 },
  ],
  [
    'with JSON that is broken',
    put('plans.json', (text) => text.replace('{\n', '{\n,')),
    'versions.notJson',
    { file: 'plans.json', line: 2 },
  ],
  [
    'with a colour that is none',
    put('look.json', (text) => text.replace(/"brand": "[^"]*"/, '"brand": "teal"')),
    'versions.misfit',
    { file: 'look.json', at: 'colours.brand' },
  ],
  [
    'with a field that nobody reads',
    put('look.json', (text) => text.replace('"font"', '"sound": 1,\n  "font"')),
    'versions.unknownField',
    { file: 'look.json', at: 'sound' },
  ],
  [
    'with a text for nothing',
    put('texts/zh_tw.json', (text) => text.replace('{\n', '{\n  "pages/gone/title": "x",\n')),
    'versions.textNowhere',
    { file: 'texts/zh_tw.json', line: 2 },
  ],
  [
    'with a rate that is none',
    (files) => put(firstSheet(files), (text) => text.replace(/\n(.*),[\d.]+\n/, '\n$1,lots\n'))(files),
    'versions.badCell',
    { line: 2 },
  ],
  ['with a row too short', (files) => put(firstSheet(files), (text) => `${text}x\n`)(files), 'versions.badRow', {}],
  [
    'with a condition about nothing',
    put('pages/01-your-car.json', (text) => text.replace("power != 'electric'", "colour != 'red'")),
    'versions.brokenReference',
    { file: 'pages/01-your-car.json', at: 'colour' },
  ],
  [
    'with a price that looks up no table',
    put('pricing.json', (text) => text.replace(/"table": "[^"]*"/, '"table": "nowhere"')),
    'versions.brokenReference',
    { file: 'pricing.json', at: 'nowhere' },
  ],
  [
    'with a page twice',
    (files) => {
      const [first, second] = [...files.keys()].filter((name) => name.startsWith('pages/'))
      const { id } = JSON.parse(files.get(first!)!.toString()) as { id: string }
      put(second!, (text) => text.replace(/"id": "[^"]*"/, `"id": "${id}"`))(files)
      const isText = (name: string) => name.startsWith('texts/')
      for (const name of [...files.keys()].filter(isText)) files.delete(name)
      manifest((was) => ({ ...was, files: was.files.filter((name) => !isText(name)) }))(files)
    },
    'versions.givenTwice',
    { line: 2 },
  ],
  [
    'in letters of another kind',
    (files) => void files.set('look.json', Buffer.from([0xff, 0xfe, 0x41])),
    'versions.notText',
    { file: 'look.json', line: 1 },
  ],
])('a folder %s is refused with its place, and changes nothing', async (_how, spoil, code, values) => {
  const here = await designer()
  const files = new Map((await unpackZip(await exported(here, await template(here, 'car'))))!)
  spoil(files)
  const refused = await bringIn(here, await writeZip([...files].map(([name, bytes]) => ({ name, bytes }))), 'Spoiled')
  expect({ ...refused, values: refused.values ?? {} }).toMatchObject({ message: code, values })
  const { data } = await server.call(productOperations.list, {}, { as: here.as })
  expect(data?.total).toBe(1)
})

test('a zip that is broken, or hides what it unpacks to, is refused', async () => {
  const here = await designer()
  const zip = await exported(here, await template(here, 'pet'))
  expect((await bringIn(here, zip.subarray(0, zip.length - 40))).message).toBe('versions.badZip')
  const bomb = await writeZip([{ name: 'manifest.json', bytes: Buffer.alloc(50 * 1024 * 1024) }])
  expect((await bringIn(here, bomb)).message).toBe('versions.badZip')
  const outside = await writeZip([{ name: '../manifest.json', bytes: Buffer.from('{}') }])
  expect((await bringIn(here, outside)).message).toBe('versions.badZip')
})

test('a file comes in for whoever sent it, and only to those who may make products', async () => {
  const here = await designer()
  const zip = await exported(here, await template(here, 'pet'))
  const fileId = await send(here, zip)
  const call = async (as: Caller) => server.call(versionOperations.importProduct, { fileId }, { as })
  expect((await call((await designer(here.company, ['products.read', 'products.write'])).as)).message).toBe(
    'versions.fileGone',
  )
  expect((await call((await designer()).as)).message).toBe('versions.fileGone')
  expect((await call((await designer(here.company, ['products.read'])).as)).message).toBe('platform.noPermission')
})

test('another company’s product is not there to be exported', async () => {
  const [here, there] = [await designer(), await designer()]
  const productId = await template(here, 'pet')
  const refused = await server.call(versionOperations.exportProduct, { productId }, { as: there.as })
  expect(refused.message).toBe('products.notFound')
})
