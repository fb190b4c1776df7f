import type { CanaryView } from '@coverwright/contract/release/canaries'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

type Broke = NonNullable<CanaryView['broke']>

/** For what reason a version was taken back, with what was seen and what was allowed. */
export function useWhy(): (broke: Broke) => string {
  const t = useTexts('canaries')
  const { percent, change } = useFormats()
  return ({ limit, fresh, standing, allowed }) => {
    const share = (value: number | null) => percent(value === null ? null : value / 100)
    const seen = limit === 'price' ? change((fresh ?? 0) / 100) : share(fresh)
    return t(`why.${limit}`, { seen, standing: share(standing), allowed: share(allowed) })
  }
}
