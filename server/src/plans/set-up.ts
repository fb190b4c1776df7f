import { missingTexts } from '@coverwright/rules/languages'
import { type PlanSet, planTexts } from '@coverwright/rules/plans'
import type { SetUpPart } from '../products'

export const plansSetUp: SetUpPart = {
  part: 'plans',
  look: async (_ctx, { body }) => {
    const { plans = [], addOns = [] } = (body.plans as PlanSet | undefined) ?? {}
    if (plans.length === 0) return { isDone: false, lines: [{ code: 'none' }] }
    const some = { code: 'some', values: { count: plans.length, addOns: addOns.length } }
    const { length: missing } = missingTexts(planTexts(body.plans as PlanSet), body.languages)
    if (missing > 0) return { isDone: false, lines: [some, { code: 'untranslated', values: { count: missing } }] }
    return { isDone: true, lines: [some] }
  },
}
