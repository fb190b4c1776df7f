import type { MountParts } from '../../platform/operations'
import { findStanding, type Standing as Mounted } from '../../release/publishing'

/** With what says who may enter: a pre-live address is there for whoever has its link. */
export type Standing = Pick<Mounted, 'company' | 'shellId' | 'productId' | 'environment' | 'tokenHash'>

/** An address that comes and goes is known again after so long. */
const KEPT_MS = 15_000
const MOST = 500

/** Whose an address is, without asking the database for every page that is looked at. */
export function standingCache(parts: Pick<MountParts, 'inCompany' | 'nobodysCompany' | 'now'>) {
  const kept = new Map<string, { until: number; standing: Standing | null }>()
  return async function standingAt(slug: string): Promise<Standing | null> {
    const now = parts.now().getTime()
    const known = kept.get(slug)
    if (known && known.until > now) return known.standing
    const standing = await findStanding(parts, slug)
    if (kept.size >= MOST) kept.clear()
    kept.set(slug, { until: now + KEPT_MS, standing })
    return standing
  }
}
