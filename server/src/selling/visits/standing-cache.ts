import type { MountParts } from '../../platform/operations'
import { findMounted } from '../../release/publishing'

export type Standing = { company: string; shellId: string; productId: string; isTest: boolean }

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
    const mounted = await findMounted(parts, slug)
    const standing = mounted && {
      company: mounted.company,
      shellId: mounted.shellId,
      productId: mounted.productId,
      isTest: 'environment' in mounted && mounted.environment === 'prelive',
    }
    if (kept.size >= MOST) kept.clear()
    kept.set(slug, { until: now + KEPT_MS, standing })
    return standing
  }
}
