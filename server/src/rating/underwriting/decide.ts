import type { DecidedView, underwritingOperations } from '@coverwright/contract/rating/underwriting'
import type { TakesOf } from '@coverwright/contract/platform'
import { extraNamesOf } from '@coverwright/rules/design/datasets'
import { parseDay } from '@coverwright/rules/kernel'
import { fixedAnswers } from '@coverwright/rules/rating/rating'
import { mergeReasons } from '@coverwright/rules/rating/underwriting'
import { answersWithConnectors } from '../connectors'
import type { MemberCtx } from '../../platform/operations'
import { compileParts, openGuideOf, spokenGuide } from './open-guide'
import { presentProblem } from './present'

/** Nothing is kept of a customer who is tried. What connectors would answer may be typed in, or they are asked. */
export async function decide(
  ctx: MemberCtx,
  asked: TakesOf<typeof underwritingOperations.decide>,
): Promise<DecidedView> {
  const { opened, parts } = await openGuideOf(ctx, asked.productId)
  const { body, productId } = opened
  const startDate = (asked.startDate ? parseDay(asked.startDate) : null) ?? parts.today
  const moment = { today: parts.today, startDate }
  const answers = { ...asked.answers, ...fixedAnswers(extraNamesOf(body.dataset)) }
  const { asking } = asked
  const connected = await answersWithConnectors(ctx, {
    productId,
    body,
    answers,
    asking,
    isSimulation: true,
    ...moment,
  })
  const view = { decided: null, problems: [], refusal: null, asked: [...connected.asked] }
  const compiled = compileParts({ ...parts, guide: spokenGuide(asked.guide, body) })
  if (!compiled.ok) return { ...view, problems: compiled.problems.map(presentProblem) }
  const decided = compiled.value.decide({ answers: connected.answers, ...moment })
  if (!decided.ok) {
    const { code, field = '' } = decided.refusal
    return { ...view, refusal: { code, field } }
  }
  const { decision, terms, reasons } = mergeReasons(decided.value, connected.reasons)
  return { ...view, decided: { decision, terms: [...terms], reasons: [...reasons] } }
}
