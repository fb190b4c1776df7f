import { momentIn } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import { defaultLanguage } from '@coverwright/rules/languages'
import type { RateTable } from '@coverwright/rules/rating/pricing'
import { type Body, type KnownName, ratedNames } from '@coverwright/rules/design/products'
import { ONLY_PLAN } from '@coverwright/rules/rating/rating'
import {
  compileGuide,
  emptyGuide,
  type UnderwritingGuide,
  type UnderwritingProblem,
} from '@coverwright/rules/rating/underwriting'
import type { CompanyCtx } from '../../platform/operations'
import { openBody, type OpenBody } from '../../design/products'
import { readFrozenTables, readRateTables, type ReadTable } from '../tables'

export type GuideParts = {
  readonly guide: UnderwritingGuide
  readonly names: readonly KnownName[]
  /** The plan as a name: rules may ask for it, as steps of a price do. */
  readonly plans: readonly string[]
  readonly tables: readonly ReadTable[]
  readonly today: Day
  /** Published: it was sound then, and is not judged by what is checked since. */
  readonly isFrozen: boolean
}

/** Everything that a guide of this product can speak of. Draft tables count, too: a guide is built beside them. */
type GuideBody = Pick<OpenBody, 'productId' | 'body' | 'isDraft'>

export async function openGuide(
  ctx: CompanyCtx,
  opened: GuideBody,
  versions: 'newest' | 'active' = 'newest',
): Promise<GuideParts> {
  const { body } = opened
  const plans = body.plans?.plans.map((plan) => plan.id) ?? []
  return {
    guide: body.underwriting ?? emptyGuide,
    names: ratedNames(body),
    plans: plans.length > 0 ? plans : [ONLY_PLAN],
    tables: await tablesOf(ctx, opened, versions),
    today: momentIn(ctx.now(), body.timeZone).day,
    isFrozen: !opened.isDraft,
  }
}

/** Cells and answers that are said in several languages need to know the one that none is named for. */
export function spokenGuide(guide: UnderwritingGuide, { languages }: Body): UnderwritingGuide {
  const isSpoken = [...guide.tables, ...(guide.answers ?? [])].some(({ spoken = [] }) => spoken.length > 0)
  const { language: _before, ...plain } = guide
  return isSpoken ? { ...plain, language: languages[0] ?? defaultLanguage } : plain
}

export const openGuideOf = async (ctx: CompanyCtx, productId: string) => {
  const opened = await openBody(ctx, productId)
  return { opened, parts: await openGuide(ctx, opened) }
}

export function compileParts({ guide, names, plans, tables, isFrozen }: GuideParts) {
  const planName = { name: 'plan', type: { kind: 'choice', options: plans } } as const
  const rateTables: RateTable[] = tables.map(({ table }) => table)
  return compileGuide(guide, { names: [...names, planName] }, rateTables, { isFrozen })
}

/** What keeps the guide of a body from deciding with the tables in force; for whoever publishes. */
export async function guideProblems(ctx: CompanyCtx, opened: GuideBody): Promise<readonly UnderwritingProblem[]> {
  if (opened.body.underwriting === undefined) return []
  return problemsOf(await openGuide(ctx, opened, 'active'))
}

export function problemsOf(parts: GuideParts): readonly UnderwritingProblem[] {
  const compiled = compileParts(parts)
  return compiled.ok ? [] : compiled.problems
}

/** What is published keeps the tables that it was published with. */
function tablesOf(ctx: CompanyCtx, { productId, body, isDraft }: GuideBody, versions: 'newest' | 'active') {
  return !isDraft && body.tables ? readFrozenTables(ctx, body.tables) : readRateTables(ctx, productId, { versions })
}
