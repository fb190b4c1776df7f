import type { PlanSet } from '@coverwright/rules/plans'
import type { SetUpPart } from '../products'

export const plansSetUp: SetUpPart = {
  part: 'plans',
  look: async (_ctx, { body }) => {
    const { plans = [], addOns = [] } = (body.plans as PlanSet | undefined) ?? {}
    if (plans.length === 0) return { isDone: false, lines: [{ code: 'none' }] }
    return { isDone: true, lines: [{ code: 'some', values: { count: plans.length, addOns: addOns.length } }] }
  },
}
