import type { VisitEvent } from '@coverwright/rules/selling/visits'
import { insertRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import type { Visit } from './store'
import { visitCounts, visitPages, visits } from './tables'

export type SeenPage = Omit<typeof visitPages.$inferSelect, 'companyId' | 'visitId'>
/** Who sent them is left out where nobody did. */
export type SeenVisit = Omit<Visit, 'isTest' | 'sentByPage' | 'campaign'> & {
  pages: readonly SeenPage[]
  hasAgreed: boolean
}

const HOUR_MS = 3_600_000

/** Visits that were, for a demo: everybody is counted, and those who agreed are kept page by page, as pages tell it. */
export async function insertVisits({ db, company }: CompanyCtx, seen: readonly SeenVisit[]) {
  const agreed = seen.filter(({ hasAgreed }) => hasAgreed)
  await insertRows(
    { db },
    visits,
    agreed.map(({ pages: _pages, hasAgreed: _hasAgreed, ...visit }) => ({
      ...visit,
      ...{ sentByPage: null, campaign: '' },
      companyId: company,
      isTest: false,
    })),
  )
  await insertRows(
    { db },
    visitPages,
    agreed.flatMap(({ id: visitId, pages }) => pages.map((page) => ({ ...page, companyId: company, visitId }))),
  )
  await insertRows({ db }, visitCounts, [...countsOf(company, seen).values()])
}

function countsOf(companyId: string, seen: readonly SeenVisit[]) {
  const counts = new Map<string, typeof visitCounts.$inferSelect>()
  for (const { shellId, startedAt, pages } of seen) {
    const hour = Math.floor(startedAt.getTime() / HOUR_MS)
    const add = (page: string, event: VisitEvent, count: number) => {
      const key = `${hour} ${shellId} ${page} ${event}`
      const row = counts.get(key) ?? { companyId, hour, shellId, page, event, count: 0 }
      if (count > 0) counts.set(key, { ...row, count: row.count + count })
    }
    for (const { page, errors, slow } of pages) {
      add(page, 'seen', 1)
      add(page, 'left', 1)
      add(page, 'error', errors)
      add(page, 'slow', slow)
    }
  }
  return counts
}
