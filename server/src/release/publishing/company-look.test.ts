import { companyOperations } from '@coverwright/contract/company/companies'
import { mediaOperations } from '@coverwright/contract/company/media'
import type { Body } from '@coverwright/rules/design/products'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveTrial } from '../../company/trials'
import { aFont } from '../../platform/files/a-font.builder'
import { buildStorefront, keepFile, makeCompany, startTestServer, type TestServer } from '../../platform/testing'
import { openProduct } from '../../design/products'
import { FIRST_FLIGHT_BYTES } from './compile-page'
import { publishBody } from './publish-body'
import { travelLight } from './travel-light'

let server: TestServer
/** A second process on the same database, as behind a balancer. */
let other: TestServer

beforeAll(async () => {
  buildStorefront()
  server = await startTestServer()
  other = await startTestServer({ db: server.db })
}, 120_000)
afterAll(async () => {
  await other.close()
  await server.close()
})

const plain: Body = { ...travelLight, look: { ...travelLight.look, header: { title: travelLight.look.header.title } } }
const square = (colour: string, side = 600) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A company that sells one product; `change` is what its profile page does. */
async function newShop(body: Body = plain) {
  const company = await makeCompany(server)
  const slug = `shop-${company.id.slice(-12)}`
  const facts = {
    name: 'Travel Light',
    description: '',
    size: 'simple',
    insuranceType: 'travel',
    ownerId: null,
  } as const
  const { currency, timeZone, languages } = body
  const shell = await server.within(company.id, async (ctx) => {
    await leaveTrial(ctx)
    const product = await openProduct(ctx, { ...facts, currency, timeZone, languages: [...languages], body })
    return publishBody(ctx, { productId: product.id, slug })
  })
  const as = await server.signIn(company.primary)
  const change = (to: Parameters<typeof server.call<typeof companyOperations.updateCompany>>[1]) =>
    server.call(companyOperations.updateCompany, to, { as })
  return { company, shell, change, read: async (from = server) => (await from.raw(`/p/${slug}`)).text(), slug }
}

const signIn = (page: string) => /\/p\/look\/[0-9a-f-]{36}\/logo-[0-9a-f]{64}\.png/.exec(page)?.[0] ?? ''

test('a new colour is worn at once by pages that were already served, in every process, under the same hash', async () => {
  const { change, read, shell } = await newShop()
  expect(await read(server)).toContain(`--brand:${plain.look.colours.brand}`)
  expect(await read(other)).toContain(`--brand:${plain.look.colours.brand}`)
  await change({ themeColour: '#7A1FA2' })
  for (const from of [server, other]) {
    await expect.poll(() => read(from)).toContain('--brand:#7A1FA2')
    expect(await read(from)).toContain('<meta name="theme-color" content="#7A1FA2">')
    expect(await read(from)).toContain(`data-hash="${shell.bodyHash}"`)
  }
  await change({ themeColour: null })
  await expect.poll(() => read(other)).toContain(`--brand:${plain.look.colours.brand}`)
})

test('a logo and a favicon have public addresses that never run out, small, and stand in the page', async () => {
  const { change, company, read, slug } = await newShop()
  const logo = await keepFile(server, company.id, { purpose: 'logo', kind: 'png', content: await square('red') })
  const favicon = await keepFile(server, company.id, { purpose: 'favicon', kind: 'png', content: await square('blue') })
  await read()
  await change({ logoFile: logo.id, faviconFile: favicon.id })
  await expect.poll(read).toContain(`/p/look/${company.id}/logo-${logo.sha256}.png`)
  const page = await read()
  expect(page).toContain(`<link rel="icon" href="/p/look/${company.id}/favicon-${favicon.sha256}.png">`)
  expect(page).toContain(`data-logo="${signIn(page)}"`)
  expect(page).toContain(`<img class="logo" src="${signIn(page)}"`)
  const picture = await server.raw(signIn(page))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 96 })
  expect(bytes.length).toBeLessThan(4_000)
  const pressed = await server.raw(`/p/${slug}`, { headers: { 'accept-encoding': 'br' } })
  expect(Number(pressed.headers.get('content-length'))).toBeLessThan(FIRST_FLIGHT_BYTES)
  expect(pressed.headers.get('content-security-policy')).toContain("img-src 'self'")
})

test('nothing else of a company has a public address: no paper, no former sign, no sign of another', async () => {
  const [shop, elsewhere] = [await newShop(), await newShop()]
  const { company } = shop
  const content = await square('green')
  const logo = await keepFile(server, company.id, { purpose: 'logo', kind: 'png', content })
  const unused = await keepFile(server, company.id, { purpose: 'logo', kind: 'png', content: await square('black') })
  const paper = await keepFile(server, company.id, {
    purpose: 'companyProof',
    kind: 'png',
    content: await square('grey'),
  })
  await shop.change({ logoFile: logo.id })
  await expect.poll(shop.read).toContain(logo.sha256)
  const status = async (owner: string, use: string, sha256: string) =>
    (await server.raw(`/p/look/${owner}/${use}-${sha256}.png`)).status
  expect(await status(company.id, 'logo', logo.sha256)).toBe(200)
  expect(await status(company.id, 'favicon', logo.sha256)).toBe(404)
  expect(await status(company.id, 'logo', unused.sha256)).toBe(404)
  expect(await status(company.id, 'logo', paper.sha256)).toBe(404)
  expect(await status(elsewhere.company.id, 'logo', logo.sha256)).toBe(404)
  expect(await status('..', 'logo', logo.sha256)).toBe(404)
  await shop.change({ logoFile: unused.id })
  await expect.poll(() => status(company.id, 'logo', logo.sha256)).toBe(404)
  expect(await status(company.id, 'logo', unused.sha256)).toBe(200)
})

test('a design that wears its own look keeps it', async () => {
  const { change, read } = await newShop({ ...plain, look: { ...plain.look, isOwn: true } })
  await change({ themeColour: '#7A1FA2' })
  expect(await read()).toContain(`--brand:${plain.look.colours.brand}`)
})

test('a photo and a font of the library stand in the first page, which stays one flight, and the release keeps both', async () => {
  const { company, slug } = await newShop()
  const as = await server.signIn(company.primary)
  const content = await square('#246', 700)
  const { id } = await keepFile(server, company.id, { purpose: 'photo', kind: 'png', content })
  const font = await keepFile(server, company.id, { purpose: 'font', kind: 'ttf', content: aFont() })
  const photo = { fileId: id, address: `/p/look/${company.id}/photos/${id}/0123456789abcdef`, focus: { x: 10, y: 90 } }
  const address = `/p/look/${company.id}/fonts/${font.id}/${font.sha256.slice(0, 16)}.ttf`
  const look = { ...plain.look, picture: { photo }, face: { fileId: font.id, address, family: 'Harbour Sans' } }
  const body: Body = { ...plain, look }
  await server.within(company.id, async (ctx) => {
    const facts = { name: 'Second', description: '', size: 'simple', insuranceType: 'travel', ownerId: null } as const
    const { currency, timeZone, languages } = body
    const product = await openProduct(ctx, { ...facts, currency, timeZone, languages: [...languages], body })
    await publishBody(ctx, { productId: product.id, slug: `${slug}-two` })
  })
  const pressed = await server.raw(`/p/${slug}-two`, { headers: { 'accept-encoding': 'br' } })
  expect(Number(pressed.headers.get('content-length'))).toBeLessThan(FIRST_FLIGHT_BYTES)
  expect(pressed.headers.get('content-security-policy')).toContain("font-src 'self';")
  const page = await (await server.raw(`/p/${slug}-two`)).text()
  expect(page).toContain(`<link rel="preload" as="font" type="font/ttf" crossorigin href="${address}">`)
  expect(page).toContain(`url("${photo.address}-960.jpg") 10% 90%/cover`)
  for (const fileId of [id, font.id])
    expect(await server.call(mediaOperations.deleteFile, { fileId }, { as })).toMatchObject({ message: 'media.inUse' })
})
