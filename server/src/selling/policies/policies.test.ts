import { holderOperations, policyOperations } from '@coverwright/contract/selling/policies'
import { permissions } from '@coverwright/rules/company/members'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { clock, openTill, startSales, type Till } from '../orders/sale.builder'
import { keepGatewaySettings } from '../payments/store'
import { people } from '../quotes/quote-shop.builder'
import { holderSearch } from './search-holders'

const DAY_MS = 86_400_000

let server: TestServer
let till: Till
beforeAll(async () => void (server = await startSales()))
afterAll(() => server.close())
beforeEach(async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  till = await openTill(server)
})

const { listPolicies, getPolicy, previewCancel, cancelPolicy } = policyOperations
const { getMyPolicy, cancelMine } = holderOperations
/** Keys of browsers do not last for weeks: whoever comes back then comes with a new one. */
const goTo = async (day: string) => {
  clock.now = new Date(`${day}T09:00:00Z`)
  till.as = people.open(await server.openBrowser(), till.company, permissions)
}
const sold = async (more: Record<string, unknown> = {}) => {
  const { outcome, total } = await till.buy(more)
  const [row] = await till.rows<{ id: string }>(sql`select id from policies where number = ${outcome.policy!.number}`)
  return {
    policyId: row!.id,
    total,
    token: outcome.policy!.myAddress.replace('/my/', ''),
    number: outcome.policy!.number,
  }
}
const call = <Op extends (typeof policyOperations)[keyof typeof policyOperations]>(
  op: Op,
  sent: object,
  as = till.as,
) => server.call(op, sent as never, { as })

describe('found', () => {
  test('by the beginnings of words of its number, name or mailbox, in any case and with or without marks', async () => {
    const { number } = await sold({ name: '陳大文 Søren', email: 'Tai.Man@Harbour.example' })
    await sold({ name: 'Bo Olsen', email: 'bo@harbour.example' })
    const typed = [number.slice(-4), number.toLowerCase(), '大文', 'soren', 'TAI.MAN', 'man@harbour', 'tai søren 陳']
    for (const search of typed)
      expect((await call(listPolicies, { search })).data, search).toMatchObject({ total: 1, rows: [{ number }] })
    for (const search of ['%', '_', 'søren bo', "'; drop table policies; --"])
      expect((await call(listPolicies, { search })).data, search).toMatchObject({ total: 0 })
  })

  test('its holder by name, mailbox or telephone, and not by the number of a policy', async () => {
    const { number } = await sold({ name: '陳大文 Søren', email: 'tai.man@harbour.example' })
    await sold({ name: '陳大文 Søren', email: 'tai.man@harbour.example' })
    const holders = (text: string) => server.within(till.company, (ctx) => holderSearch.find(ctx as never, text, 5))
    for (const typed of ['soren', '大文', 'tai.man'])
      expect(await holders(typed), typed).toMatchObject([
        { label: '陳大文 Søren', href: '/policy-engine?q=tai.man%40harbour.example' },
      ])
    expect(await holders(number)).toEqual([])
  })

  test('with what is insured, as it was asked and answered, in the reader’s words', async () => {
    const { policyId } = await sold()
    const said = async (language: string) =>
      (await call(getPolicy, { policyId, language })).data!.answers.map(({ title, text }) => `${title}: ${text}`)
    expect(await said('en_us')).toEqual(expect.arrayContaining(['Where are you going?: Asia']))
    expect((await said('zh_tw')).join()).toContain('亞洲')
  })

  test('by what it is on the day', async () => {
    await sold()
    const states = async () => {
      const found: string[] = []
      for (const state of ['upcoming', 'inForce', 'ended', 'cancelled'])
        if ((await call(listPolicies, { filter: { state } })).data!.total === 1) found.push(state)
      return found
    }
    const seen: string[][] = []
    for (const day of ['2026-04-09', '2026-04-10', '2026-04-18', '2026-04-19']) {
      await goTo(day)
      seen.push(await states())
    }
    expect(seen).toEqual([['upcoming'], ['inForce'], ['inForce'], ['ended']])
  })

  test('without what was bought as a test, unless it is asked for', async () => {
    const { number } = await sold()
    await server.within(till.company, (ctx) => keepGatewaySettings(ctx, 'sandbox', {}))
    const tried = (await sold()).number
    const shown = async (filter: object) => {
      const { rows, total } = (await call(listPolicies, { filter, sort: 'number' })).data!
      expect(total).toBe(rows.length)
      return rows.map((row) => row.number).toSorted()
    }
    expect(await shown({})).toEqual([number])
    expect(await shown({ tests: 'only' })).toEqual([tried])
    expect(await shown({ tests: 'too' })).toEqual([tried, number])
  })

  test('not by others: another company sees none, and who has no right is refused', async () => {
    const { policyId } = await sold()
    const other = await openTill(server)
    expect((await call(listPolicies, {}, other.as)).data).toMatchObject({ total: 0, products: [] })
    for (const op of [getPolicy, previewCancel, cancelPolicy])
      expect(
        (await call(op, { policyId, countsFrom: '2026-04-12', method: 'proRata', givenBackMinor: 0 }, other.as)).status,
      ).toBe(404)
    const looking = people.open(await server.openBrowser(), till.company, ['policies.read'])
    expect((await call(getPolicy, { policyId }, looking)).data).toMatchObject({ may: [] })
    const none = people.open(
      await server.openBrowser(),
      till.company,
      permissions.filter((each) => each !== 'policies.read'),
    )
    expect((await call(listPolicies, {}, none)).status).toBe(403)
  })
})

describe('cancelled', () => {
  const half = { countsFrom: '2026-04-15', method: 'proRata' } as const

  test('by its days, with the sum shown before, and the money goes back through the gateway', async () => {
    const { policyId, total } = await sold()
    const shown = (await call(previewCancel, { policyId, ...half })).data!
    expect(shown.days).toEqual({ covered: 5, whole: 9 })
    expect(shown.givenBack.minor + shown.kept.minor).toBe(total.minor)
    const sent = { policyId, ...half, givenBackMinor: shown.givenBack.minor, reason: 'Moved away' }
    expect((await call(cancelPolicy, { ...sent, givenBackMinor: shown.givenBack.minor + 1 })).message).toBe(
      'policies.sumChanged',
    )
    const done = (await call(cancelPolicy, sent)).data!
    expect(done).toMatchObject({ cancelledDate: '2026-04-15', state: 'upcoming', may: [] })
    expect(done.transactions.map(({ kind, givenBack }) => [kind, givenBack.minor])).toEqual([
      ['issue', 0],
      ['cancel', shown.givenBack.minor],
    ])
    expect((await till.accounts()).buyer).toBe(-shown.givenBack.minor)
    await server.runJobs()
    const accounts = await till.accounts()
    expect(accounts).toMatchObject({ gateway: shown.kept.minor })
    expect(accounts.buyer).toBeUndefined()
    expect(Object.values(accounts).reduce((sum, minor) => sum + minor, 0)).toBe(0)
    expect((await call(cancelPolicy, sent)).message).toBe('policies.cancelled')
  })

  test('by two people at once: one does it', async () => {
    const { policyId } = await sold()
    const { givenBack } = (await call(previewCancel, { policyId, ...half })).data!
    const sent = { policyId, ...half, givenBackMinor: givenBack.minor }
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(cancelPolicy, sent)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await till.rows(sql`select place from policy_transactions`)).toHaveLength(2)
  })

  test.each([
    ['2026-04-09', 'policies.dayOutside'],
    ['2026-04-19', 'policies.dayOutside'],
  ])('not from %s on, which is no day of its cover', async (countsFrom, code) => {
    const { policyId } = await sold()
    expect((await call(previewCancel, { policyId, countsFrom, method: 'full' })).message).toBe(code)
  })

  test('not once it has ended', async () => {
    const { policyId } = await sold()
    await goTo('2026-05-01')
    expect((await call(previewCancel, { policyId, ...half })).message).toBe('policies.ended')
  })
})

describe('by the link', () => {
  const mine = (token: string) => server.call(getMyPolicy, { token }, { as: till.buyer })
  const undo = (token: string) => server.call(cancelMine, { token }, { as: till.buyer })

  test('its holder reads it, and takes it back within fourteen days for the whole price', async () => {
    const { token, total, number } = await sold()
    expect((await mine(token)).data).toMatchObject({
      ...{ number, productName: 'Travel Light', state: 'upcoming', holderName: 'An Lee', startDate: '2026-04-10' },
      payments: [{ total: { minor: total.minor }, paidBy: 'Visa 4242' }],
      coolingOff: { givesBack: { minor: total.minor } },
      ended: null,
    })
    const ended = { by: 'holder', countsFrom: '2026-04-10', lastDate: null, refund: { minor: total.minor } }
    expect((await undo(token)).data).toMatchObject({ state: 'cancelled', coolingOff: null, ended })
    await server.runJobs()
    expect(await till.accounts()).toEqual({})
    expect((await undo(token)).message).toBe('policies.coolingOffOver')
  })

  test('its holder reads that the insurer cancelled it, until when it covered, and what comes back', async () => {
    const { policyId, token } = await sold()
    const half = { policyId, countsFrom: '2026-04-15', method: 'proRata' } as const
    const { givenBack } = (await call(previewCancel, half)).data!
    await call(cancelPolicy, { ...half, givenBackMinor: givenBack.minor, reason: 'coolingOff' })
    expect((await mine(token)).data!.ended).toMatchObject({
      ...{ by: 'insurer', countsFrom: '2026-04-15', lastDate: '2026-04-14', refund: givenBack },
    })
  })

  test('not later, and not once cover has begun', async () => {
    const { token } = await sold()
    clock.now = new Date(clock.now.getTime() + 15 * DAY_MS)
    expect((await mine(token)).data).toMatchObject({ coolingOff: null })
    expect((await undo(token)).message).toBe('policies.coolingOffOver')
    await goTo('2026-04-09')
    const late = await sold({ email: 'bo@harbour.example' })
    await goTo('2026-04-10')
    expect((await undo(late.token)).message).toBe('policies.coolingOffOver')
  })

  test('a link that was never given opens nothing, whosever company it names', async () => {
    const { token } = await sold()
    const other = await openTill(server)
    const foreign = Buffer.from(token, 'base64url')
    Buffer.from(other.company.replaceAll('-', ''), 'hex').copy(foreign)
    for (const wrong of [`${token.slice(0, -2)}AA`, foreign.toString('base64url')])
      for (const op of [getMyPolicy, cancelMine])
        expect((await server.call(op, { token: wrong }, { as: till.buyer })).status, wrong).toBe(404)
  })
})
