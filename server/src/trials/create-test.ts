import type { trialOperations } from '@coverwright/contract/trials'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/products'
import type { Expected, TestCustomer } from '@coverwright/rules/trials'
import { heldValues } from '../connectors'
import { Refused } from '../kernel'
import type { MemberCtx } from '../platform/operations'
import { openBody } from '../products'
import { draftRating, outcomeOf } from './draft-rating'
import { presentTest } from './present'
import { countTests, insertTest } from './store'

/** Enough for every corner of a product, few enough to be run while one waits. */
const MOST_TESTS = 2_000

export async function createTest(ctx: MemberCtx, input: TakesOf<typeof trialOperations.createTest>) {
  const { productId, title, origin } = input
  const { body, isDraft } = await openBody(ctx, productId)
  if (!isDraft) throw new Refused('trials.published')
  const customer = await withHeld(ctx, body, input.customer as TestCustomer)
  const expected = input.expected ?? (await whatItSaysNow(ctx, productId, body, customer))
  if ((await countTests(ctx, productId)) >= MOST_TESTS)
    throw new Refused('trials.tooMany', { values: { most: MOST_TESTS } })
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
  const row = { companyId: ctx.company, id: ctx.newId(), productId, title, customer, expected, origin, ...at }
  await insertTest(ctx, row)
  await ctx.record('trials.testCreated', { productId, testId: row.id })
  await ctx.notify('products')
  return presentTest(row, ctx.member.permissions)
}

/** A test says itself what connectors would say, so that it comes out the same whatever they say later. */
async function withHeld(ctx: MemberCtx, body: Body, customer: TestCustomer): Promise<TestCustomer> {
  const held = await heldValues(ctx, body)
  if (held.length === 0) return customer
  const standIns = Object.fromEntries(held.map(({ name, value }) => [name, value]))
  return { ...customer, answers: { ...standIns, ...customer.answers } }
}

async function whatItSaysNow(ctx: MemberCtx, productId: string, body: Body, customer: TestCustomer): Promise<Expected> {
  const { rating, problems } = await draftRating(ctx, productId, body, 'newest')
  if (!rating) throw new Refused('trials.cannotRate', { values: { problem: problems[0]?.code ?? '' } })
  const { decision, yearly } = outcomeOf(rating, body, customer, { decision: 'accept', yearly: null })
  return { decision, yearly }
}
