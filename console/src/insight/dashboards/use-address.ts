import { figureNames, type FigureName } from '@coverwright/contract/insight/dashboards'
import { type FigureRange, figureRanges } from '@coverwright/rules/insight/dashboards'
import { useLocation, useRouter } from '@tanstack/react-router'

type Kept = Partial<Record<'range' | 'currency' | 'shell' | 'rows' | 'by' | 'plan' | 'channel', string | undefined>>

const USUAL: FigureRange = 'days30'
const among = <Word extends string>(words: readonly Word[], word: string | undefined) =>
  words.find((one) => one === word)

/** What a dashboard shows is its address: it can be sent to a colleague, reloaded and gone back to. */
export function useAddress() {
  const router = useRouter()
  const { search, pathname } = useLocation()
  const kept = search as Kept
  const hrefWith = (change: Kept, path = pathname) => {
    const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== undefined && value !== '')
    const query = new URLSearchParams(next as [string, string][])
    return query.size ? `${path}?${query}` : path
  }
  return {
    range: among(figureRanges, kept.range) ?? USUAL,
    currency: /^[A-Z]{3}$/.test(kept.currency ?? '') ? kept.currency : undefined,
    shell: kept.shell,
    /** The figure whose rows are open, and what they are narrowed to: a product, a channel, a plan. */
    rows: among(figureNames, kept.rows) as FigureName | undefined,
    by: kept.by,
    channel: kept.channel,
    plan: kept.plan,
    hrefWith,
    go: (change: Kept) => router.history.push(hrefWith(change)),
  }
}
