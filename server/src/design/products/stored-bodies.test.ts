import { planOperations } from '@coverwright/contract/design/plans'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { startQuestion } from '@coverwright/rules/design/forms'
import { BODY_VERSION } from '@coverwright/rules/design/products'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyCtx } from '../../platform/operations'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { publishingRoom } from '../../release/publishing'
import { plansRoom } from '../plans'
import { openBody, productsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, plansRoom([]), publishingRoom()], sessions: people.sessions })
})
afterAll(() => server.close())

const wanted = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const

const changeOf = (productId: string, document: object) =>
  sql`update bodies set document = document || ${JSON.stringify(document)}::jsonb where product_id = ${productId}`

/** A product whose stored draft is changed behind everybody's back, as another version of this code would have left it. */
async function aProduct(change: object) {
  const company = randomUUID()
  const as = await people.open(await server.openBrowser(), company, [
    'products.read',
    'products.write',
    'publishing.release',
  ])
  const { id } = (await server.call(productOperations.create, { ...wanted, languages: ['en_us'] }, { as })).data!
  const stored = (document: object) => server.within(company, (ctx) => ctx.db.execute(changeOf(id, document)))
  const { body } = (await server.call(productOperations.get, { id }, { as })).data!.body
  const asked = { ...startQuestion('yesNo', 'q1', 'abroad'), title: { en_us: 'Going abroad?' } }
  const page = { ...body.pages[0]!, questions: [asked] }
  await stored({ pages: [page], ...change })
  const open = async () => (await server.call(productOperations.get, { id }, { as })).data!.body
  return { company, as, id, open, stored, page, asked }
}

const plan = { id: 'a', title: { en_us: 'Basic' }, subtitle: {}, description: {}, covers: [], addOns: [] }
const plans = { currency: 'HKD', addOns: [], plans: [{ ...plan, declarations: [], booklet: [], coverDocument: [] }] }
const recipe = { version: 1, currency: 'HKD', steps: [], addOns: [], outputs: { yearly: '', monthly: null, parts: [] } }

describe('a stored design', () => {
  test.each<[string, object, string]>([
    ['plans that are a text', { plans: 'Basic' }, 'plans'],
    ['a plan without covers', { plans: { ...plans, plans: [plan] } }, 'plans'],
    ['extra names that are no list', { dataset: { version: 1, names: {} } }, 'dataset'],
    ['a look without colours', { look: { font: 'plain' } }, 'look'],
    ['a language that nobody knows', { languages: ['tlh'] }, 'languages'],
    ['pages that are none', { pages: 3 }, 'pages'],
    ['a step of a kind that nobody knows', { pricing: { ...recipe, steps: [{ kind: 'guess' }] } }, 'pricing'],
    ['a recipe without results', { pricing: { ...recipe, outputs: undefined } }, 'pricing'],
    ['a guide that is a list', { underwriting: [] }, 'underwriting'],
    ['connectors that are asked for nothing', { connectors: { version: 1, uses: [{ id: 'u' }] } }, 'connectors'],
    ['tables without their rows', { tables: [{ key: 'base' }] }, 'tables'],
  ])('with %s opens without them, says so, and is not published', async (_what, change, part) => {
    const { as, id, open } = await aProduct(change)
    const { problems } = await open()
    expect(problems[0]).toMatchObject({ code: 'body.unreadable', values: { part } })
    const published = await server.call(publishingOperations.publishBody, { productId: id, slug: 'trip' }, { as })
    expect(published).toMatchObject({ status: 409, message: 'publishing.unsound' })
  })

  test('keeps every question beside one that cannot be read', async () => {
    const { open, stored, page, asked } = await aProduct({})
    await stored({ pages: [{ ...page, questions: [{ ...asked, id: 'q0', kind: 'telepathy' }, asked] }, 'no page'] })
    const { body, problems } = await open()
    expect(body.pages).toEqual([page])
    expect(problems.map(({ code, values }) => [code, values?.at])).toEqual([
      ['body.unreadable', 'pages.0.questions.0'],
      ['body.unreadable', 'pages.1'],
    ])
  })

  test('is repaired by saving the part anew, and a part that nobody touched stays as it was stored', async () => {
    const { as, id, open } = await aProduct({ plans: 'Basic', dataset: 'nothing' })
    expect((await server.call(planOperations.get, { productId: id }, { as })).data?.plans).toBeNull()
    const change = { productId: id, baseRevision: 1, plans }
    expect((await server.call(planOperations.update, change, { as })).status).toBe(200)
    const { body, problems } = await open()
    expect(body.plans).toEqual(plans)
    expect(problems.map(({ values }) => values?.part)).toEqual(['dataset'])
  })

  test('that breaks a limit which came later is opened as it is', async () => {
    const title = { en_us: 'x'.repeat(10_000) }
    const long = { ...plans, plans: [{ ...plans.plans[0], title }] }
    const { as, id, open } = await aProduct({ plans: long })
    expect(await open()).toMatchObject({ body: { plans: { plans: [{ title }] } }, problems: [] })
    expect((await server.call(planOperations.get, { productId: id }, { as })).status).toBe(200)
  })

  test('is read as it is at that moment: a change of its own, taken back, and one by others', async () => {
    const { company, id, open, stored, page } = await aProduct({})
    const titled = (title: string) => ({ pages: [{ ...page, title: { en_us: title } }] })
    const titleIn = async (ctx: CompanyCtx) => (await openBody(ctx, id)).body.pages[0]?.title.en_us
    await stored(titled('before'))
    const turnedBack = server.within(company, async (ctx) => {
      expect(await titleIn(ctx)).toBe('before')
      for (const title of ['within', 'within, again']) {
        await ctx.db.execute(changeOf(id, titled(title)))
        expect(await titleIn(ctx)).toBe(title)
      }
      throw new Error('turned back')
    })
    await expect(turnedBack).rejects.toThrow('turned back')
    expect(await server.within(company, titleIn)).toBe('before')
    await open()
    await stored(titled('by others'))
    expect((await open()).body.pages[0]?.title.en_us).toBe('by others')
    expect(await server.within(company, titleIn)).toBe('by others')
  })

  test('of newer code is refused in words', async () => {
    const { as, id } = await aProduct({ version: BODY_VERSION + 1 })
    const answer = await server.call(productOperations.get, { id }, { as })
    expect(answer).toMatchObject({ status: 409, message: 'products.bodyNewer' })
  })
})
