import { missingTexts } from '@coverwright/rules/languages'
import { planTexts } from '@coverwright/rules/design/plans'
import { questionsOf } from '@coverwright/rules/design/products'
import type { SetUpPart } from '../products'

export const plansSetUp: SetUpPart = {
  part: 'plans',
  look: async (_ctx, { body }, rated) => {
    const { plans = [], addOns = [] } = body.plans ?? {}
    if (plans.length === 0) {
      // A product with one cover is sold without a choice, once it has a price.
      const isNotNeeded = (await rated())?.ok === true && !questionsOf(body).some(({ kind }) => kind === 'plan')
      return { isDone: false, isNotNeeded, lines: [{ code: isNotNeeded ? 'oneCover' : 'none' }] }
    }
    const some = { code: 'some', values: { count: plans.length, addOns: addOns.length } }
    const { length: missing } = missingTexts(planTexts({ plans, addOns }), body.languages)
    if (missing > 0) return { isDone: false, lines: [some, { code: 'untranslated', values: { count: missing } }] }
    return { isDone: true, lines: [some] }
  },
}
