import type { DecidedView, Guide, underwritingOperations } from '@coverwright/contract/rating/underwriting'
import type { TakesOf } from '@coverwright/contract/platform'
import { extraNamesOf } from '@coverwright/rules/design/datasets'
import { parseDay } from '@coverwright/rules/kernel'
import { ratedNames, readBy } from '@coverwright/rules/design/products'
import { fixedAnswers } from '@coverwright/rules/rating/rating'
import { mergeReasons } from '@coverwright/rules/rating/underwriting'
import { answersWithConnectors } from '../connectors'
import type { MemberCtx } from '../../platform/operations'
import { saveBodyPart } from '../../design/products'
import { compileParts, openGuide, openGuideOf, spokenGuide } from './open-guide'
import { presentGuide, presentProblem } from './present'

type Asked = TakesOf<typeof underwritingOperations.get>

export async function getGuide(ctx: MemberCtx, { productId, language }: Asked) {
  const { opened, parts } = await openGuideOf(ctx, productId)
  const names = ratedNames(readBy(opened.body, language))
  return presentGuide(opened, { ...parts, names }, ctx.member.permissions)
}

type Change = { productId: string; baseRevision: number; guide: Guide }

/** A draft may be unsound while it is worked on: its problems come back with it, and stand in the way of publishing only. */
export async function updateGuide(ctx: MemberCtx, { productId, baseRevision, guide }: Change) {
  const { opened } = await openGuideOf(ctx, productId)
  const saved = await saveBodyPart(ctx, {
    productId,
    baseRevision,
    part: 'underwriting',
    value: spokenGuide(guide, opened.body),
  })
  const now = { ...opened, ...saved }
  return presentGuide(now, await openGuide(ctx, now), ctx.member.permissions)
}

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
