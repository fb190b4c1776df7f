import type { Guide, underwritingOperations } from '@coverwright/contract/underwriting'
import type { TakesOf } from '@coverwright/contract/platform'
import { parseDay } from '@coverwright/rules/kernel'
import { knownNames, readBy } from '@coverwright/rules/products'
import type { MemberCtx } from '../platform/operations'
import { saveBodyPart } from '../products'
import { compileParts, openGuide, openGuideOf } from './open-guide'
import { presentGuide, presentProblem } from './present'

type Asked = TakesOf<typeof underwritingOperations.get>

export async function getGuide(ctx: MemberCtx, { productId, language }: Asked) {
  const { opened, parts } = await openGuideOf(ctx, productId)
  const names = knownNames(readBy(opened.body, language))
  return presentGuide(opened, { ...parts, names }, ctx.member.permissions)
}

type Change = { productId: string; baseRevision: number; guide: Guide }

/** A draft may be unsound while it is worked on: its problems come back with it, and stand in the way of publishing only. */
export async function updateGuide(ctx: MemberCtx, { productId, baseRevision, guide }: Change) {
  const { opened } = await openGuideOf(ctx, productId)
  const saved = await saveBodyPart(ctx, { productId, baseRevision, part: 'underwriting', value: guide })
  const now = { ...opened, ...saved }
  return presentGuide(now, await openGuide(ctx, now), ctx.member.permissions)
}

/** Nothing is kept, and no connector is asked: what connectors would answer is typed in like everything else. */
export async function decide(ctx: MemberCtx, asked: TakesOf<typeof underwritingOperations.decide>) {
  const { parts } = await openGuideOf(ctx, asked.productId)
  const compiled = compileParts({ ...parts, guide: asked.guide })
  if (!compiled.ok) return { decided: null, problems: compiled.problems.map(presentProblem), refusal: null }
  const startDate = (asked.startDate ? parseDay(asked.startDate) : null) ?? parts.today
  const decided = compiled.value.decide({ answers: asked.answers, today: parts.today, startDate })
  if (!decided.ok) {
    const { code, field = '' } = decided.refusal
    return { decided: null, problems: [], refusal: { code, field } }
  }
  const { decision, terms, reasons } = decided.value
  return { decided: { decision, terms: [...terms], reasons: [...reasons] }, problems: [], refusal: null }
}
