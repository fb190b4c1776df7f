import { randomUUID } from 'node:crypto'

import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import type { FoundDiscount } from '@coverwright/rules/selling/quotes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newBuyerToken, Refused } from '../../kernel'
import { readMailbox, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { saveBodyPart } from '../../design/products'
import { travelLightPrice } from '../../release/publishing/travel-light-price'
import { people, quoteShop, roomsOfSale, tripAnswers } from './quote-shop.builder'
import { holdQuote, markBought, quotesRoom } from '.'

const DAY_MS = 86_400_000
const clock = testClock('2026-03-01T09:00:00Z')
const answers = tripAnswers('2026-04-10')

const codes: Record<string, FoundDiscount> = {
  SKY10: { id: randomUUID(), kind: 'coupon', code: 'SKY10', percent: '10' },
}
const findPromotion = async (_ctx: unknown, code: string) => {
  if (code === 'USEDUP') throw new Refused('vouchers.runOut', { field: 'code' })
  return codes[code] ?? null
}

let server: TestServer
let shop: Awaited<ReturnType<typeof quoteShop>>
beforeAll(async () => {
  const rooms = [...roomsOfSale, quotesRoom({ findPromotion })]
  server = await startTestServer({ rooms, sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  shop = await quoteShop(server)
})

const price = async (more: Record<string, unknown> = {}, sent: Record<string, unknown> = {}) => {
  const { token } = await shop.opened()
  const asked = { token, answers: { ...answers, ...more }, ...sent }
  return { token, ...(await shop.call('price', asked as never)) }
}

describe('answers are kept under a link', () => {
  test('and opened with it on any device', async () => {
    const { token, quote } = await shop.opened({ region: 'asia' })
    expect(quote).toMatchObject({ state: 'open', slug: shop.slug, answers: { region: 'asia' }, isTest: false })
    const saved = await shop.call('save', { token, answers: { region: 'europe' }, pageId: 'people', revision: 1 })
    expect(saved.data).toMatchObject({ isSaved: true })
    const elsewhere = await shop.call('get', { token })
    expect(elsewhere.data).toMatchObject({ answers: { region: 'europe' }, pageId: 'people', revision: 1 })
  })

  test('a save that comes late does not undo a newer one', async () => {
    const { token } = await shop.opened()
    await shop.call('save', { token, answers: { region: 'world' }, pageId: 'people', revision: 2 })
    const late = await shop.call('save', { token, answers: { region: 'asia' }, pageId: 'trip', revision: 1 })
    expect(late.data).toMatchObject({ isSaved: false, quote: { answers: { region: 'world' }, revision: 2 } })
  })

  test('as far as the product asks for them', async () => {
    const { quote } = await shop.opened({ region: 'asia', total: 1, price: { minor: 1 }, holderId: 'me' })
    expect(quote.answers).toEqual({ region: 'asia' })
  })

  test('and no more than a person types', async () => {
    const asked = { slug: shop.slug, bodyHash: shop.bodyHash, language: 'en_us', pageId: null } as const
    const { message } = await shop.call('open', { ...asked, answers: { name: 'x'.repeat(300_000) } })
    expect(message).toBe('quotes.tooLarge')
  })

  test('the link is mailed, once a minute', async () => {
    const { token } = await shop.opened()
    const email = `${randomUUID()}@harbour.example`
    expect(await shop.call('mailLink', { token, email })).toMatchObject({ status: 200 })
    const again = await shop.call('mailLink', { token, email })
    expect(again.message).toBe('identity.mailJustSent')
    const [letter] = await readMailbox(server, email)
    expect(letter?.subject).toBe('Continue with Travel Light')
    expect(letter?.text).toContain(`/p/${shop.slug}#q=${token}`)
  })
})

describe('the server rates', () => {
  test('and promises a price in parts that are the total', async () => {
    const { data } = await price({ extras: ['winter'] })
    expect(data).toMatchObject({ state: 'priced', validUntil: '2026-03-31T09:00:00.000Z' })
    expect(data!.price).toMatchObject({
      plan: 'plus',
      planTitle: 'Plus',
      addOns: [{ id: 'winter', title: 'Winter sports' }],
    })
    expect(data!.price).toMatchObject({ startDate: '2026-04-10', endDate: '2026-04-18' })
    expect(data!.price!.parts.map(({ kind, amount }) => [kind, amount.text])).toEqual([
      ['premium', 'HK$254.40'],
      ['levy', 'HK$0.25'],
    ])
    expect(data!.price!.total.text).toBe('HK$254.65')
    expect(JSON.stringify(data)).not.toContain('worksheet')
  })

  test('and tells the same price as the offer did', async () => {
    const asked = { slug: shop.slug, bodyHash: shop.bodyHash, language: 'en_us', answers } as const
    const offer = await server.call(publishingOperations.getOffer, asked, { as: shop.buyer })
    const { data } = await price()
    expect(offer.data!.plans.find(({ plan }) => plan === 'plus')!.yearly).toEqual(data!.price!.total)
  })

  test('with a code that takes something off, and without it again', async () => {
    const { token, data } = await price({}, { code: 'SKY10' })
    expect(data!.price!.parts.map(({ kind, code, amount }) => [kind, code, amount.minor])).toEqual([
      ['premium', 'premium', 19_440],
      ['discount', 'SKY10', -1_944],
      ['levy', 'levy', 17],
    ])
    const without = await shop.call('price', { token, answers, code: '' })
    expect(without.data!.price!.total.minor).toBe(19_459)
  })

  test('and keeps what it was worked out with', async () => {
    const { token } = await price()
    const row = await server.within(shop.company, (ctx) => holdQuote(ctx, token))
    expect(row.price!.ratingHash).toMatch(/^[0-9a-f]{64}$/)
    expect(row.price!.worksheet.at(-1)).toMatchObject({ step: 'total', result: '194.59' })
  })

  test('a person looks at what is referred: no price is told, and the answers stay', async () => {
    const { token, data } = await price({ treatment: true })
    expect(data).toMatchObject({ state: 'referred', price: null, validUntil: null })
    expect(JSON.stringify(data)).not.toContain('treated in the last')
    const changed = await shop.call('save', { token, answers, pageId: null, revision: 9 })
    expect(changed.message).toBe('quotes.referred')
    expect((await shop.call('price', { token, answers })).message).toBe('quotes.referred')
    const row = await server.within(shop.company, (ctx) => holdQuote(ctx, token))
    expect(row).toMatchObject({ state: 'referred', decision: 'refer', reasons: [{ id: 'treatment' }] })
    expect(row.price?.total.minor).toBeGreaterThan(0)
  })

  test('what the rules decline is over', async () => {
    const { token, data } = await price({ oldestAge: '83', nights: '40' })
    expect(data).toMatchObject({ state: 'declined', price: null })
    expect((await shop.call('price', { token, answers })).message).toBe('quotes.declined')
  })
})

describe('what nobody could have answered has no price', () => {
  test.each([
    ['an answer is missing', { nights: undefined }, {}, 'quotes.unfinished'],
    ['the trip began yesterday', { leaving: '2026-02-28' }, {}, 'quotes.unfinished'],
    ['there is no such region', { region: 'moon' }, {}, 'quotes.unfinished'],
    ['there is no such plan', { cover: 'free' }, {}, 'quotes.unfinished'],
    ['there is no such add-on', { extras: ['gold'] }, {}, 'quotes.unfinished'],
    ['the code is unknown', {}, { code: 'NOPE' }, 'quotes.codeUnknown'],
    ['the code was used up', {}, { code: 'USEDUP' }, 'vouchers.runOut'],
  ])('%s', async (_what, more, sent, code) => {
    expect((await price(more, sent)).message).toBe(code)
  })

  test('prices, currencies and days that are sent along mean nothing', async () => {
    const sent = {
      price: { minor: 1, currency: 'USD' },
      total: 1,
      currency: 'JPY',
      startDate: '2020-01-01',
      plan: 'free',
    }
    const { data } = await price({ premium: '1', today: '1990-01-01', plan: 'essential' }, sent)
    expect(data!.price).toMatchObject({
      plan: 'plus',
      startDate: '2026-04-10',
      total: { minor: 19_459, currency: 'HKD' },
    })
  })
})

describe('a promise', () => {
  test('stays what it was, whatever is published meanwhile', async () => {
    const { token } = await price()
    await publishTwiceThePrice()
    clock.later(29 * DAY_MS)
    const { data } = await shop.call('get', { token })
    expect(data).toMatchObject({ state: 'priced', price: { total: { minor: 19_459 } } })
    const again = await shop.call('price', { token, answers })
    expect(again.data!.price!.total.minor).toBe(19_459)
  })

  test('ends on its day; asked for again, what is sold now counts', async () => {
    const { token } = await price()
    const { bodyHash } = await publishTwiceThePrice()
    clock.later(30 * DAY_MS)
    expect((await shop.call('get', { token })).data).toMatchObject({ state: 'expired' })
    const { data } = await shop.call('price', { token, answers })
    expect(data).toMatchObject({ state: 'priced', bodyHash })
    expect(data!.price!.total.minor).toBeGreaterThan(30_000)
  })

  test('ends with the first day of cover at the latest', async () => {
    const { data } = await price({ leaving: '2026-03-03' })
    expect(data!.validUntil).toBe('2026-03-03T16:00:00.000Z')
  })

  test('is gone when other answers are given, and stays when only the page is turned', async () => {
    const { token } = await price()
    const turned = await shop.call('save', { token, answers, pageId: 'trip', revision: 5 })
    expect(turned.data!.quote).toMatchObject({ state: 'priced' })
    const changed = await shop.call('save', {
      token,
      answers: { ...answers, nights: '9' },
      pageId: 'trip',
      revision: 6,
    })
    expect(changed.data!.quote).toMatchObject({ state: 'open', price: null, validUntil: null })
  })

  test('asks to declare what its plan says, and keeps what was agreed to', async () => {
    const { token, data } = await price()
    expect(data!.declarations).toMatchObject([
      { id: 'true', isRequired: true, isAgreed: false },
      { id: 'news', isRequired: false, isAgreed: false },
    ])
    const declared = await shop.call('declare', { token, agreed: ['true', 'nothing'] })
    expect(declared.data!.declarations.map(({ isAgreed }) => isAgreed)).toEqual([true, false])
    const { token: open } = await shop.opened()
    expect((await shop.call('declare', { token: open, agreed: [] })).message).toBe('quotes.notPriced')
  })
})

describe('what was bought', () => {
  test('is not changed, priced or declared again', async () => {
    const { token } = await price()
    await server.within(shop.company, async (ctx) => {
      const { id } = await holdQuote(ctx, token)
      await markBought(ctx, [{ quoteId: id, policyId: randomUUID() }])
    })
    expect((await shop.call('get', { token })).data).toMatchObject({ state: 'bought' })
    expect((await shop.call('price', { token, answers })).message).toBe('quotes.bought')
    expect((await shop.call('save', { token, answers: {}, pageId: null, revision: 9 })).message).toBe('quotes.bought')
    expect((await shop.call('declare', { token, agreed: [] })).message).toBe('quotes.bought')
  })
})

describe('a link opens one quote', () => {
  test('and nothing else does: a made-up one, one of another company, one without a company', async () => {
    const { token } = await shop.opened()
    const bytes = (size: number) => Buffer.alloc(size, 7)
    const other = await quoteShop(server)
    for (const company of [shop.company, other.company, randomUUID()]) {
      const { token: forged } = newBuyerToken(company, bytes)
      expect((await shop.call('get', { token: forged })).message).toBe('quotes.notFound')
    }
    const swapped = newBuyerToken(other.company, bytes).token.slice(0, 21) + token.slice(21)
    expect((await shop.call('get', { token: swapped })).message).toBe('quotes.notFound')
  })

  test('and none is opened where nobody sells, or of a body that was never published there', async () => {
    const other = await quoteShop(server)
    const asked = { language: 'en_us', answers: {}, pageId: null } as const
    const nowhere = await shop.call('open', { ...asked, slug: 'nobody-here', bodyHash: shop.bodyHash })
    const foreign = await shop.call('open', { ...asked, slug: other.slug, bodyHash: '0'.repeat(64) })
    expect([nowhere.message, foreign.message]).toEqual(['publishing.notFound', 'publishing.notFound'])
  })
})

async function publishTwiceThePrice() {
  const { productId, slug, as, company } = shop
  const copy = (await server.call(productOperations.editCopy, { productId }, { as })).data!
  const steps = travelLightPrice.steps.map((step) =>
    step.name === 'night' && step.kind === 'formula' ? { ...step, formula: `(${step.formula}) * 2` } : step,
  )
  await server.within(company, (ctx) =>
    saveBodyPart(ctx, {
      productId,
      baseRevision: copy.revision,
      part: 'pricing',
      value: { ...travelLightPrice, steps },
    }),
  )
  const published = await server.call(publishingOperations.publishBody, { productId, slug }, { as })
  return published.data!
}
