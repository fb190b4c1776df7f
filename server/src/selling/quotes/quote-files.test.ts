import { randomBytes, randomUUID } from 'node:crypto'
import { type QuoteFileView, quoteFileOperations as ops } from '@coverwright/contract/selling/quotes'
import { mediaOperations } from '@coverwright/contract/company/media'
import type { GivesOf, SendsOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { permissions } from '@coverwright/rules/company/members'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { media } from '../../company/media'
import { aPdf } from '../../platform/files/hostile-files.builder'
import { startTestServer, testClock, type TestServer } from '../../platform/testing'
import { people, quoteShop, roomsOfSale, sold, tripAnswers } from './quote-shop.builder'
import { holdQuote, markBought, quotesRoom } from '.'

const DAY_MS = 86_400_000
const clock = testClock('2026-03-01T09:00:00Z')
const say = (text: string) => Object.fromEntries(sold.languages.map((language) => [language, text]))
const question = (dataName: string) => ({ id: dataName, dataName, title: say(dataName), isRequired: false })
const withPapers: Body = {
  ...sold,
  pages: [
    ...sold.pages,
    {
      id: 'papers',
      title: say('Papers'),
      questions: [
        { ...question('tickets'), kind: 'file', accepts: ['image', 'pdf'], maxFiles: 3 },
        { ...question('scan'), kind: 'file', accepts: ['pdf'], maxFiles: 1 },
        { ...question('bag'), kind: 'vehiclePhoto', directions: ['front'] },
      ],
    },
  ],
}

let server: TestServer
let shop: Awaited<ReturnType<typeof quoteShop>>
let photo: Buffer
const companies: string[] = []
beforeAll(async () => {
  const rooms = [...roomsOfSale, media, quotesRoom()]
  const listCompanies = async () => companies
  server = await startTestServer({ rooms, sessions: people.sessions, clock: clock.read, listCompanies })
  // Noise does not shrink: three pieces and a bit.
  photo = await sharp(randomBytes(720 * 720 * 3), { raw: { width: 720, height: 720, channels: 3 } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  shop = await quoteShop(server, withPapers)
  companies.push(shop.company)
})

const call = <Name extends keyof typeof ops>(name: Name, sent: SendsOf<(typeof ops)[Name]>, as = shop.buyer) =>
  server.call(ops[name], sent as never, { as, at: clock.now }) as Promise<{
    status: number
    message: string
    data: GivesOf<(typeof ops)[Name]> | null
  }>

type Sent = Partial<SendsOf<typeof ops.sendFile>>
const announce = (token: string, more: Sent = {}) =>
  call('sendFile', {
    ...{ token, fileId: randomUUID(), question: 'tickets' },
    ...{ name: 'IMG 0001.PNG', type: 'image/png', bytes: photo.length },
    ...more,
  })
type Missing = GivesOf<typeof ops.sendFile>['missing']
const put = async (missing: Missing, bytes: Buffer) => {
  for (const { start, size, url, headers } of missing) {
    const body = new Uint8Array(bytes.subarray(start, start + size))
    expect((await server.raw(url, { method: 'PUT', headers, body })).status).toBe(204)
  }
}
const send = async (token: string, bytes = photo, more: Sent = {}) => {
  const fileId = more.fileId ?? randomUUID()
  const { data } = await announce(token, { fileId, bytes: bytes.length, ...more })
  await put(data!.missing, bytes)
  return { fileId, ...(await call('completeFile', { token, fileId })) }
}
const opened = async () => (await shop.opened()).token

describe('a file that a buyer sends', () => {
  test('comes in pieces, is looked through, and is read with the link alone', async () => {
    const token = await opened()
    const { fileId, status } = await send(token)
    expect(status).toBe(200)
    const { data } = await call('readFile', { token, fileId })
    expect(data).toMatchObject({ fileId, question: 'tickets', name: 'IMG 0001.png', type: 'image/png' })
    const read = await server.raw(data!.url)
    const shown = await sharp(Buffer.from(await read.arrayBuffer())).metadata()
    expect([read.status, shown.width, shown.height]).toEqual([200, 720, 720])
  })

  test('goes on where a broken line left it', async () => {
    const token = await opened()
    const fileId = randomUUID()
    const first = await announce(token, { fileId })
    expect(first.data!.missing.length).toBeGreaterThan(2)
    await put(first.data!.missing.slice(0, 1), photo)
    expect((await call('completeFile', { token, fileId })).message).toBe('media.notArrived')
    clock.later(3 * DAY_MS)
    const again = await announce(token, { fileId })
    expect(again.data!.arrivedBytes).toBe(first.data!.missing[0]!.size)
    expect(again.data!.missing.map(({ start }) => start)).toEqual(
      first.data!.missing.slice(1).map(({ start }) => start),
    )
    await put(again.data!.missing, photo)
    expect(await call('completeFile', { token, fileId })).toMatchObject({ status: 200 })
  })

  test('is kept once, however often that is said', async () => {
    const token = await opened()
    const { fileId, data } = await send(token)
    expect((await call('completeFile', { token, fileId })).data).toEqual(data)
    expect((await announce(token, { fileId })).data).toMatchObject({ isKept: true, missing: [] })
    const listed = await call('listQuoteFiles', { quoteId: await idOf(token) }, shop.as)
    expect(listed.data!.files).toHaveLength(1)
  })

  test('has the bytes that were announced: a piece of another size is not taken', async () => {
    const { data } = await announce(await opened())
    const [{ url, headers }] = data!.missing as [Missing[number]]
    const answer = await server.raw(url, { method: 'PUT', headers, body: new Uint8Array(7) })
    expect(answer.status).toBe(413)
  })

  test('can be taken away again, on its way or kept', async () => {
    const token = await opened()
    const { fileId } = await send(token)
    expect(await call('removeFile', { token, fileId })).toMatchObject({ status: 200 })
    expect(await call('removeFile', { token, fileId })).toMatchObject({ status: 200 })
    expect((await call('readFile', { token, fileId })).message).toBe('quotes.fileNotFound')
  })
})

describe('what is refused before a byte is sent', () => {
  test.each<[string, Sent, string]>([
    ['a kind that the question does not take', { question: 'scan' }, 'answer.fileType'],
    ['a kind that no question takes', { type: 'text/html', name: 'x.html' }, 'answer.fileType'],
    ['one that is too large', { bytes: 8 * 1024 * 1024 + 1 }, 'answer.fileTooLarge'],
    ['one without a byte', { bytes: 0 }, 'quotes.fileEmpty'],
    ['one for a question that nobody asks', { question: 'region' }, 'quotes.fileNotAsked'],
  ])('%s', async (_what, more, code) => {
    expect((await announce(await opened(), more)).message).toBe(code)
  })

  test('more than a purchase needs', async () => {
    const token = await opened()
    for (let count = 0; count < 40; count++) expect((await announce(token, { bytes: 10 })).status).toBe(200)
    expect((await announce(token, { bytes: 10 })).message).toBe('quotes.tooManyFiles')
  })

  test('more than are sent from one place within an hour', async () => {
    const token = await opened()
    const counted = (change: ReturnType<typeof sql>) => server.within(shop.company, (ctx) => ctx.db.execute(change))
    await announce(token, { bytes: 10 })
    await counted(sql`update codes set sends = 200 where purpose = 'file:from'`)
    expect((await announce(token, { bytes: 10 })).message).toBe('quotes.tooManySent')
    await counted(sql`delete from codes where purpose = 'file:from'`)
    expect((await announce(token, { bytes: 10 })).status).toBe(200)
  })

  test('another file under an id that is on its way', async () => {
    const token = await opened()
    const fileId = randomUUID()
    await announce(token, { fileId })
    expect((await announce(token, { fileId, bytes: 12 })).message).toBe('quotes.fileDiffers')
  })
})

describe('what is refused once it is looked through', () => {
  test.each<[string, () => Buffer, Sent]>([
    ['a page of script under the name of a picture', () => Buffer.from('<html><script>1</script>'), {}],
    ['a PDF that is none', () => Buffer.from('MZ nothing of the kind'), { type: 'application/pdf', name: 'a.pdf' }],
    [
      'a PDF with a script inside',
      () => aPdf('<< /Type /Action /S /JavaScript /JS (app.alert(1)) >>'),
      { type: 'application/pdf', name: 'a.pdf' },
    ],
  ])('%s, and its place is free again', async (_what, make, more) => {
    const token = await opened()
    const { fileId, message, status } = await send(token, make(), more)
    expect([status, message.split('.')[0]]).toEqual([409, 'media'])
    expect((await call('readFile', { token, fileId })).message).toBe('quotes.fileNotFound')
    expect((await send(token, photo, { fileId })).status).toBe(200)
  })
})

describe('who may read it', () => {
  test('nobody with the link of another quote', async () => {
    const [token, other] = [await opened(), await opened()]
    const { fileId } = await send(token)
    for (const name of ['readFile', 'completeFile'] as const)
      expect((await call(name, { token: other, fileId })).message).toBe('quotes.fileNotFound')
    await call('removeFile', { token: other, fileId })
    expect((await call('readFile', { token, fileId })).status).toBe(200)
  })

  test('members who may see cases or policies, and not among the files of the company', async () => {
    const token = await opened()
    await send(token)
    const quoteId = await idOf(token)
    const policyId = randomUUID()
    await server.within(shop.company, (ctx) => markBought(ctx, [{ quoteId, policyId }]))
    const named = ({ data }: { data: { files: QuoteFileView[] } | null }) => data?.files.map(({ name }) => name)
    expect(named(await call('listQuoteFiles', { quoteId }, shop.as))).toEqual(['IMG 0001.png'])
    expect(named(await call('listPolicyFiles', { policyId }, shop.as))).toEqual(['IMG 0001.png'])
    const without = permissions.filter((each) => each !== 'policies.read' && each !== 'cases.read')
    const clerk = people.open(await server.openBrowser(), shop.company, without)
    expect((await call('listQuoteFiles', { quoteId }, clerk)).data).toBeNull()
    expect((await call('listPolicyFiles', { policyId }, clerk)).data).toBeNull()
    const among = await server.call(mediaOperations.listFiles, {}, { as: shop.as, at: clock.now })
    expect(among.data!.rows).toEqual([])
  })

  test('nobody of another company', async () => {
    const token = await opened()
    await send(token)
    const quoteId = await idOf(token)
    const other = await quoteShop(server)
    expect((await call('listQuoteFiles', { quoteId }, other.as)).message).toBe('quotes.notFound')
  })
})

describe('an answer that names a file', () => {
  const answersWith = (file: object, name = 'tickets') => ({ ...tripAnswers('2026-04-10'), [name]: [file] })
  const ref = (id: string) => ({ id, name: 'a.png', type: 'image/png', bytes: 10 })

  test('has a price once the file is here, and none before', async () => {
    const token = await opened()
    const fileId = randomUUID()
    const early = await shop.call('price', { token, answers: answersWith(ref(fileId)) })
    expect(early.message).toBe('quotes.fileMissing')
    await send(token, photo, { fileId })
    const priced = await shop.call('price', { token, answers: answersWith(ref(fileId)) })
    expect(priced.data).toMatchObject({ state: 'priced' })
  })

  test('is of the question, whichever side of a vehicle it shows', async () => {
    const token = await opened()
    const { fileId } = await send(token, photo, { question: 'bag.front' })
    const answers = { ...tripAnswers('2026-04-10'), bag: { front: ref(fileId) } }
    expect((await shop.call('price', { token, answers })).data).toMatchObject({ state: 'priced' })
  })

  test('may not name one that was sent for another question or to another quote', async () => {
    const [token, other] = [await opened(), await opened()]
    const { fileId } = await send(token)
    const asScan = { ...ref(fileId), type: 'application/pdf' }
    expect((await shop.call('price', { token, answers: answersWith(asScan, 'scan') })).message).toBe(
      'quotes.fileMissing',
    )
    expect((await shop.call('price', { token: other, answers: answersWith(ref(fileId)) })).message).toBe(
      'quotes.fileMissing',
    )
  })
})

describe('what nobody needs any more', () => {
  test('goes with the quote that it was sent for', async () => {
    const token = await opened()
    const { fileId } = await send(token)
    const { data } = await call('readFile', { token, fileId })
    clock.later(91 * DAY_MS)
    await server.runChore('quotes.sweep')
    await server.runJobs()
    clock.now = new Date('2026-03-01T09:10:00Z')
    expect((await server.raw(data!.url)).status).toBe(404)
  })

  test('what never came whole goes after a week', async () => {
    const token = await opened()
    const fileId = randomUUID()
    await announce(token, { fileId })
    clock.later(8 * DAY_MS)
    await server.runChore('quotes.sweep')
    expect((await call('completeFile', { token, fileId })).message).toBe('quotes.fileNotFound')
    expect((await announce(token, { fileId })).data).toMatchObject({ isKept: false, arrivedBytes: 0 })
  })
})

const idOf = async (token: string) => (await server.within(shop.company, (ctx) => holdQuote(ctx, token))).id
