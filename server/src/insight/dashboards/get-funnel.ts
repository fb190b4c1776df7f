import type { dashboardOperations, FunnelView } from '@coverwright/contract/insight/dashboards'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import { type Language, textIn } from '@coverwright/rules/languages'
import { journeySteps } from '@coverwright/rules/selling/visits'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findPublishedBody } from '../../release/publishing'
import { openWindows } from './sales'
import { findWatchedShell } from './shells-store'
import { countPages, countQuestions, countVisits, type PageVisits } from './visits-store'

const MOST_QUESTIONS = 20

export async function getFunnel(
  ctx: MemberCtx,
  { shellId, range, language }: TakesOf<typeof dashboardOperations.getFunnel>,
): Promise<FunnelView> {
  const shell = await findWatchedShell(ctx, shellId)
  if (!shell) throw new Refused('dashboards.notFound')
  const { now } = (await openWindows(ctx, { range })).windows
  const { slug, productId, productName, bodyHash } = shell
  const body = await findPublishedBody(ctx.db, ctx.company, productId, bodyHash)
  const seen = await countPages(ctx, now, shellId)
  const stopped = await countQuestions(ctx, now, shellId)
  return {
    ...{ slug, productId, productName, visits: await countVisits(ctx, now, shellId) },
    pages: pagesOf(body, seen, language),
    questions: stopped.slice(0, MOST_QUESTIONS).map((each) => ({
      ...each,
      title: titleOfQuestion(body, each.page, each.question, language),
    })),
  }
}

/** The pages of today's body first, all of them; then steps of buying that somebody reached, and pages of older bodies. */
function pagesOf(body: Body | null, seen: readonly PageVisits[], language: Language) {
  const known = (body?.pages ?? []).map(({ id, title }) => ({ page: id, title: textIn(title, language) }))
  const steps = journeySteps.map((page) => ({ page: page as string, title: '' }))
  const listed = [...known, ...steps.filter(({ page }) => seen.some((one) => one.page === page))]
  const older = seen.filter(({ page }) => !listed.some((one) => one.page === page))
  return [...listed, ...older.map(({ page }) => ({ page, title: page }))].map(({ page, title }) => {
    const { visits = 0, left = 0, medianMs = 0 } = seen.find((one) => one.page === page) ?? {}
    return { page, title, visits, left, medianMs }
  })
}

function titleOfQuestion(body: Body | null, page: string, question: string, language: Language): string {
  const found = body?.pages.find(({ id }) => id === page)?.questions.find(({ id }) => id === question)
  return found ? textIn(found.title, language) : question
}
