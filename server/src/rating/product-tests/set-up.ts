import type { SetUpPart } from '../../design/products'
import { outcomesOf } from './draft-rating'
import { allTests } from './store'

/** Done when there are tests and every one of them holds: a failing one stands in the way of publishing. */
export const testsSetUp: SetUpPart = {
  part: 'tests',
  look: async (ctx, { productId, body }, rated) => {
    const tests = await allTests(ctx, productId)
    const { length: count } = tests
    if (count === 0) return { isDone: false, lines: [{ code: 'none' }] }
    const outcome = await rated()
    if (!outcome?.ok) return { isDone: false, lines: [{ code: 'cannotRun', values: { count } }] }
    const outcomeFor = outcomesOf(outcome.value, body)
    const failing = tests.filter((test) => outcomeFor(test.customer, test.expected).differs.length > 0).length
    if (failing > 0) return { isDone: false, lines: [{ code: 'failing', values: { count: failing, all: count } }] }
    return { isDone: true, lines: [{ code: 'some', values: { count } }] }
  },
}

/** There is nothing to keep for it: it is ready as soon as customers can be rated. */
export const impactSetUp: SetUpPart = {
  part: 'impact',
  look: async (_ctx, _opened, rated) => {
    const outcome = await rated()
    if (outcome?.ok) return { isDone: true, lines: [{ code: 'ready' }] }
    return { isDone: false, lines: [{ code: outcome ? 'cannotRate' : 'noRecipe' }] }
  },
}
