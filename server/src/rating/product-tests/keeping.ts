import type { Expected, KeptLine, TestCustomer } from '@coverwright/rules/rating/product-tests'
import { heldValues } from '../connectors'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { draftRating, type DraftRating, outcomesOf } from './draft-rating'
import { countTests } from './store'

/** Enough for every corner of a product, few enough to be run while one waits. */
const MOST_TESTS = 5_000

type Given = { readonly customer: TestCustomer; readonly expected?: Expected | undefined }
type Kept = Required<Given> & { readonly worksheet: KeptLine[] | null }

/** What one test, or each of many, is kept with: the draft that it is kept for is opened once. */
export async function openKeeping(ctx: MemberCtx, productId: string) {
  const { body, isDraft } = await openBody(ctx, productId)
  if (!isDraft) throw new Refused('productTests.published')
  const held = await heldValues(ctx, body)
  const standIns = Object.fromEntries(held.map(({ name, value }) => [name, value]))
  let drafted: DraftRating | null = null
  const whatItSaysNow = async (customer: TestCustomer): Promise<Expected> => {
    drafted ??= await draftRating(ctx, productId, body, 'newest')
    if (!drafted.rating)
      throw new Refused('productTests.cannotRate', { values: { problem: drafted.problems[0]?.code ?? '' } })
    const { decision, yearly } = outcomesOf(drafted.rating, body)(customer, { decision: 'accept', yearly: null })
    return { decision, yearly }
  }
  /** Only of what comes out as it should: the rest shows nothing that was ever right. */
  const worksheetFor = async (customer: TestCustomer, expected: Expected): Promise<KeptLine[] | null> => {
    drafted ??= await draftRating(ctx, productId, body, 'newest')
    if (!drafted.rating) return null
    const { differs, worksheet } = outcomesOf(drafted.rating, body)(customer, expected)
    return differs.length === 0 ? worksheet() : null
  }
  return {
    /** A test says itself what connectors would say, so that it comes out the same whatever they say later. */
    complete: async ({ customer, expected }: Given): Promise<Kept> => {
      const whole = { ...customer, answers: { ...standIns, ...customer.answers } }
      const said = expected ?? (await whatItSaysNow(whole))
      return { customer: whole, expected: said, worksheet: await worksheetFor(whole, said) }
    },
    refuseTooMany: async (more: number) => {
      if ((await countTests(ctx, productId)) + more > MOST_TESTS)
        throw new Refused('productTests.tooMany', { values: { most: MOST_TESTS } })
    },
  }
}
