import { notificationOperations } from '@coverwright/contract/company/notifications'
import { orderOperations } from '@coverwright/contract/selling/orders'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import { caseOperations as ops } from '@coverwright/contract/service/cases'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMailbox, startTestServer, type TestServer } from '../../platform/testing'
import { travelLightPrice } from '../../release/publishing/travel-light-price'
import { caseDesk } from './case-desk.builder'

let server: TestServer
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeAll(async () => {
  server = await startTestServer()
  desk = await caseDesk(server, new Date())
})
afterAll(() => server.close())

const get = async (caseId: string) => (await server.call(ops.getCase, { caseId }, { as: desk.primary })).data!
const preview = (caseId: string, more: object = {}, as = desk.primary) =>
  server.call(ops.previewTerms, { caseId, ...more }, { as })
const accept = async (caseId: string, more: object = {}, as = desk.primary) => {
  const totalMinor = (await preview(caseId, more)).data?.withTerms.total.minor ?? 0
  return server.call(ops.acceptCase, { caseId, note: '', totalMinor, ...more }, { as })
}
const letters = async () => (await readMailbox(server, 'an@harbour.example')).map(({ subject }) => subject)

describe('a referred quote is a case', () => {
  test('once, with its reasons, answers in words and the price as quoted', async () => {
    const { id, number } = await desk.open()
    expect(number).toMatch(/^C-\d{6}$/)
    const found = await get(id)
    expect(found).toMatchObject({
      state: 'open',
      holderName: 'An Lee',
      email: 'an@harbour.example',
      quoteState: 'referred',
    })
    expect(found.reasons).toMatchObject([{ title: 'Medical treatment' }])
    expect(found.why).toBe('Somebody was treated in the last 12 months')
    expect(found.answers.map(({ text }) => text)).toEqual(expect.arrayContaining(['Asia', '8 nights', 'Yes']))
    expect(found.quoted!.worksheet.length).toBeGreaterThan(2)
    expect(found.isOffered).toBe(false)
    expect(found.entries).toMatchObject([{ kind: 'referred', memberName: '' }])
    expect(found.may).toEqual(['decide', 'take', 'handOver', 'note'])
    await server.runJobs()
    expect((await desk.list()).rows.filter((row) => row.number === number)).toHaveLength(1)
  })

  test('found by its number and by whose it is, and told of', async () => {
    const { id, number } = await desk.open({ name: 'Bo Chan' })
    const find = async (sent: object) =>
      (await server.call(ops.listCases, sent, { as: desk.primary })).data!.rows.map((row) => row.id)
    expect(await find({ search: number.toLowerCase() })).toEqual([id])
    expect(await find({ search: 'bo ch' })).toEqual([id])
    expect(await find({ filter: { mine: 'mine' } })).not.toContain(id)
    await server.call(ops.takeCase, { caseId: id }, { as: desk.primary })
    expect(await find({ filter: { mine: 'mine', state: 'open', productId: desk.productId } })).toContain(id)
    const { rows } = await server.within(desk.company, (ctx) =>
      ctx.db.execute(sql`select href from notices where kind = 'cases.opened'`),
    )
    expect(rows).toContainEqual({ href: `/complexCase?case=${id}` })
  })

  test('and nobody else’s', async () => {
    const { id } = await desk.open()
    const other = await caseDesk(server, new Date())
    const as = other.primary
    const refused = { message: 'cases.notFound' }
    expect(await server.call(ops.getCase, { caseId: id }, { as })).toMatchObject(refused)
    expect(await preview(id, {}, as)).toMatchObject(refused)
    expect(await server.call(ops.acceptCase, { caseId: id, note: '', totalMinor: 1 }, { as })).toMatchObject(refused)
    expect(await server.call(ops.askForMore, { caseId: id, message: 'Why?' }, { as })).toMatchObject(refused)
    expect(await server.call(ops.declineCase, { caseId: id, note: 'No' }, { as })).toMatchObject(refused)
    expect(await server.call(ops.addNote, { caseId: id, note: 'No' }, { as })).toMatchObject(refused)
    expect((await other.list()).rows).toEqual([])
  })
})

describe('what waits for somebody', () => {
  const waiting = async () => {
    const asked = { waits: true, filter: { state: 'unread' }, pageSize: 100 } as const
    const { rows } = (await server.call(notificationOperations.list, asked, { as: desk.primary })).data!
    return rows.map(({ href }) => href)
  }
  const hrefOf = (id: string) => `/complexCase?case=${id}`

  test('is a case until it is decided', async () => {
    const [accepted, declined, open] = [await desk.open(), await desk.open(), await desk.open()]
    expect(await waiting()).toEqual(expect.arrayContaining([accepted, declined, open].map(({ id }) => hrefOf(id))))
    expect(await accept(accepted.id)).toMatchObject({ status: 200 })
    await server.call(ops.declineCase, { caseId: declined.id, note: 'No' }, { as: desk.primary })
    const left = await waiting()
    expect(left).not.toContain(hrefOf(accepted.id))
    expect(left).not.toContain(hrefOf(declined.id))
    expect(left).toContain(hrefOf(open.id))
  })

  test('is not what the buyer was asked about, until it comes back', async () => {
    const { id, token } = await desk.open()
    await server.call(ops.askForMore, { caseId: id, message: 'Which treatment?' }, { as: desk.primary })
    expect(await waiting()).not.toContain(hrefOf(id))
    await desk.send(token)
    await server.runJobs()
    expect(await waiting()).toContain(hrefOf(id))
  })
})

describe('accepting', () => {
  test('without terms offers the price as quoted, and the same link leads to paying it', async () => {
    const { id, token, total } = await desk.open()
    expect((await preview(id)).data!.withTerms.total).toEqual(total)
    expect(await accept(id)).toMatchObject({ status: 200 })
    const quote = await desk.quote(token)
    expect(quote).toMatchObject({ state: 'offered', price: { total: { minor: total!.minor } } })
    const [letter] = (await readMailbox(server, 'an@harbour.example')).filter(({ subject }) =>
      subject.startsWith('Your cover'),
    )
    expect(letter!.subject).toContain(quote.price!.total.text)
    expect(letter!.text).toContain(`/p/${desk.slug}#q=${token}`)
    expect(await get(id)).toMatchObject({ state: 'accepted', takenBy: { id: desk.idOf('primary') }, may: ['note'] })
    const changed = await server.call(
      quoteOperations.save,
      { token, answers: {}, pageId: null, revision: 99 },
      { as: desk.buyer },
    )
    expect(changed.message).toBe('quotes.offered')
  })

  test('with a loading, a fee and an exclusion shows both prices, and the buyer is promised the second', async () => {
    const { id, token } = await desk.open()
    const terms = {
      loadingPercent: '10',
      fee: { minor: 5_000, currency: 'HKD' },
      exclusions: ['Nothing that was treated before'],
    }
    const seen = (await preview(id, terms)).data!
    expect(seen.withTerms.total.minor).toBeGreaterThan(seen.quoted!.total.minor + 5_000)
    expect(seen.authority).toMatchObject({ refusal: null, loading: { this: '10', limit: null } })
    expect(seen.withTerms.parts.map(({ kind }) => kind)).toContain('fee')
    expect(await accept(id, terms)).toMatchObject({ status: 200 })
    const { price } = await desk.quote(token)
    expect(price).toMatchObject({ total: { minor: seen.withTerms.total.minor } })
    expect(price!.notes).toEqual([{ kind: 'exclusion', text: 'Nothing that was treated before' }])
    expect(price!.parts.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(price!.total.minor)
    expect((await get(id)).entries.at(-1)).toMatchObject({ kind: 'accepted', loadingPercent: '10' })
    const exclusions = ['Nothing that was treated before']
    const { total } = seen.withTerms
    expect(await get(id)).toMatchObject({ isOffered: true, total, quoted: { total, exclusions, notes: [] } })
    expect((await desk.list()).rows.find((row) => row.id === id)).toMatchObject({ total })
    const { minor, currency } = price!.total
    const cheaper = { token, total: { minor: minor - 1, currency } }
    const refused = await server.call(orderOperations.placeOrder, cheaper, { as: desk.buyer })
    expect(['orders.priceChanged', 'quotes.notDeclared']).toContain(refused.message)
  })

  test('with a fee that the price has no place for is refused, and never left out of what is paid', async () => {
    const steps = travelLightPrice.steps.map((step) =>
      step.kind === 'terms' ? { ...step, takes: 'loading' as const } : step,
    )
    const other = await caseDesk(server, new Date(), { ...travelLightPrice, steps })
    const { id } = await other.open()
    const asked = (more: object) => server.call(ops.previewTerms, { caseId: id, ...more }, { as: other.primary })
    expect(await asked({ loadingPercent: '10' })).toMatchObject({ status: 200 })
    expect(await asked({ fee: { minor: 5_000, currency: 'HKD' } })).toMatchObject({ message: 'cases.termsNowhere' })
  })

  test('at another price than was read is refused', async () => {
    const { id, token } = await desk.open()
    const asked = { caseId: id, note: '', totalMinor: 1 }
    expect((await server.call(ops.acceptCase, asked, { as: desk.primary })).message).toBe('cases.priceChanged')
    expect(await desk.quote(token)).toMatchObject({ state: 'referred' })
  })

  test('beyond one’s authority is refused, and the limit is told', async () => {
    const { id } = await desk.open()
    const { standard } = desk
    const told = (await preview(id, { loadingPercent: '30' }, standard)).data!.authority
    expect(told).toMatchObject({ refusal: { code: 'underwriting.overLoading' }, loading: { this: '30', limit: '25' } })
    expect(told.roles).toEqual(['Primary'])
    expect((await accept(id, { loadingPercent: '30' }, standard)).message).toBe('underwriting.overLoading')
    const dear = { fee: { minor: 30_000, currency: 'HKD' } }
    expect((await accept(id, dear, standard)).message).toBe('underwriting.overPremium')
    const declined = await server.call(ops.declineCase, { caseId: id, note: 'No' }, { as: standard })
    expect(declined.message).toBe('underwriting.mayNotDecline')
    expect(await accept(id, { loadingPercent: '25' }, standard)).toMatchObject({ status: 200 })
  })

  test.each([
    ['a loading that is no number', { loadingPercent: 'ten' }, 400],
    ['a loading below nothing', { loadingPercent: '-5' }, 400],
    ['a fee in another currency', { fee: { minor: 100, currency: 'USD' } }, 409],
    ['an exclusion without words', { exclusions: [' '] }, 400],
  ])('with %s is refused', async (_, terms, status) => {
    const { id } = (await desk.list()).rows.find(({ state }) => state === 'open')!
    expect((await preview(id, terms)).status).toBe(status)
  })

  test('by two at once is done once', async () => {
    const { id } = await desk.open()
    const before = (await letters()).filter((subject) => subject.startsWith('Your cover')).length
    const answers = await Promise.all([accept(id), accept(id), accept(id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, message } of answers) if (status !== 200) expect(message).toBe('cases.decided')
    expect((await letters()).filter((subject) => subject.startsWith('Your cover'))).toHaveLength(before + 1)
    const late = await server.call(ops.declineCase, { caseId: id, note: 'No' }, { as: desk.primary })
    expect(late.message).toBe('cases.decided')
  })

  test('once the first day of cover has passed is refused', async () => {
    const { id, quoteId } = await get((await desk.open()).id)
    const long = '2020-01-05T00:00:00Z'
    await server.within(desk.company, (ctx) =>
      ctx.db.execute(sql`update quotes set priced_at = ${long},
        answers = answers || '{"leaving":"2020-02-01"}' where id = ${quoteId}`),
    )
    expect((await preview(id)).message).toBe('cases.coverBegan')
    const asked = { caseId: id, note: '', totalMinor: 1 }
    expect((await server.call(ops.acceptCase, asked, { as: desk.primary })).message).toBe('cases.coverBegan')
  })

  test('is not for ever: an offer that ran out is priced anew and comes back to the same case', async () => {
    const { id, token } = await desk.open()
    await accept(id)
    const { quoteId } = await get(id)
    await server.within(desk.company, (ctx) =>
      ctx.db.execute(sql`update quotes set valid_until = now() - interval '1 day' where id = ${quoteId}`),
    )
    expect(await desk.quote(token)).toMatchObject({ state: 'expired' })
    const total = (await desk.quote(token)).price!.total
    const paid = await server.call(
      orderOperations.placeOrder,
      { token, total: { minor: total.minor, currency: total.currency } },
      { as: desk.buyer },
    )
    expect(paid.message).toBe('quotes.expired')
    expect(await desk.send(token)).toMatchObject({ state: 'referred' })
    await server.runJobs()
    const back = await get(id)
    expect(back.state).toBe('open')
    expect(back.entries.map(({ kind }) => kind)).toEqual(['referred', 'accepted', 'referred'])
  })
})

describe('asking for more', () => {
  test('gives the answers back to the buyer, and they come back to the same case', async () => {
    const { id, token, number } = await desk.open()
    const asked = await server.call(
      ops.askForMore,
      { caseId: id, message: 'Which treatment was it?' },
      { as: desk.standard },
    )
    expect(asked.status).toBe(200)
    expect(await desk.quote(token)).toMatchObject({ state: 'open', price: null, question: 'Which treatment was it?' })
    expect(await letters()).toContain('A question about your Travel Light')
    expect((await accept(id)).message).toBe('cases.waitsForBuyer')
    expect((await server.call(ops.askForMore, { caseId: id, message: 'And?' }, { as: desk.primary })).message).toBe(
      'cases.waitsForBuyer',
    )
    expect(await desk.send(token, { nights: '9' })).toMatchObject({ state: 'referred', question: null })
    await server.runJobs()
    const back = await get(id)
    expect(back).toMatchObject({ number, state: 'open' })
    expect(back.entries.map(({ kind, message }) => [kind, message])).toEqual([
      ['referred', ''],
      ['asked', 'Which treatment was it?'],
      ['referred', ''],
    ])
  })

  test('is over when the rules need no person for the new answers', async () => {
    const { id, token } = await desk.open()
    await server.call(ops.askForMore, { caseId: id, message: 'Really?' }, { as: desk.primary })
    expect(await desk.send(token, { treatment: false })).toMatchObject({ state: 'priced' })
    await server.runJobs()
    expect(await get(id)).toMatchObject({ state: 'accepted', quoteState: 'priced', isOffered: false })
  })
})

test('declining keeps the reason for the record and writes with dignity', async () => {
  const { id, token } = await desk.open()
  const sent = { caseId: id, note: 'Too many open treatments', message: 'Please ask again next year.' }
  expect(await server.call(ops.declineCase, sent, { as: desk.primary })).toMatchObject({ status: 200 })
  expect(await desk.quote(token)).toMatchObject({ state: 'declined', price: null })
  const letter = (await readMailbox(server, 'an@harbour.example')).find(
    ({ subject }) => subject === 'Your request for Travel Light',
  )
  expect(letter!.text).toContain('Please ask again next year.')
  expect(letter!.text).not.toContain('open treatments')
  expect((await get(id)).entries.at(-1)).toMatchObject({ kind: 'declined', note: 'Too many open treatments' })
  expect((await server.call(ops.declineCase, { caseId: id, note: '' }, { as: desk.primary })).status).toBe(400)
})

test('a case is taken, handed to somebody who may decide, and noted on', async () => {
  const { id } = await desk.open()
  const { primary, standard } = desk
  await server.call(ops.takeCase, { caseId: id }, { as: standard })
  expect(await get(id)).toMatchObject({ takenBy: { id: desk.idOf('standard') }, isMine: false })
  const to = { caseId: id, memberId: desk.idOf('admin'), note: 'Beyond my limit' }
  expect(await server.call(ops.handOver, to, { as: standard })).toMatchObject({ status: 200 })
  const stranger = { ...to, memberId: desk.company }
  expect((await server.call(ops.handOver, stranger, { as: primary })).message).toBe('cases.mayNotDecide')
  await server.call(ops.addNote, { caseId: id, note: 'Called the hospital' }, { as: primary })
  const { entries, takenBy } = await get(id)
  expect(takenBy).toMatchObject({ id: desk.idOf('admin') })
  expect(entries.map(({ kind }) => kind)).toEqual(['referred', 'taken', 'handedOver', 'note'])
})
