import type { CurveView, pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { curveOf } from '@coverwright/rules/rating/rating'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { connectCustomer, heldFor, withHeld } from './connect-customer'
import { openRating } from './open-rating'
import { presentProblem } from './present'
import { requestOf } from './simulate'
import { axisOf } from './vary-axis'

type Asked = TakesOf<typeof pricingOperations.vary>

/** The price over one input: up to 200 points, and the exact places of its jumps. Connectors are not asked for each. */
export async function varyInput(ctx: MemberCtx, asked: Asked): Promise<CurveView> {
  const open = await openRating(ctx, asked.productId, asked)
  const { currency } = open.parts.recipe
  const axis = axisOf(open, asked)
  if (!axis) throw new Refused('pricing.cannotVary', { values: { name: asked.name } })
  const request = requestOf(open, asked)
  const connected = await connectCustomer(ctx, open, request, 'recorded')
  const held = (await heldFor(ctx, open, connected)).filter(({ name }) => name !== asked.name)
  const head = { name: asked.name, axis: axis.kind, currency, held }
  if (!open.outcome.ok) return { ...head, points: [], jumps: [], problems: open.outcome.problems.map(presentProblem) }
  const { points, jumps } = curveOf(open.outcome.value, request, asked.plan, {
    values: axis.values,
    answersAt: (value) => withHeld(open.read({ ...asked.answers, [asked.name]: axis.answerAt(value) }), held),
    ...(axis.between ? { between: axis.between } : {}),
  })
  return { ...head, points: [...points], jumps: [...jumps], problems: [] }
}
