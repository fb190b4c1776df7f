import type { RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { withRow } from './answer-plan'

type Props = {
  found: RegionView
  region: RegionPlan
  mayMap: boolean
  /** Opened from the start, where it is what the page is about. */
  isOpen?: boolean
  isBusy?: boolean
  onChange: (patch: Partial<RegionPlan>) => void
}

/** Rows under the header that are no rates, with what stands in them: each can be taken with one press. */
export function AsideList({ found, region, mayMap, isOpen = false, isBusy = false, onChange }: Props) {
  const t = useTexts('imports')
  const { number } = useFormats()
  const { asides = [], asideCount = 0 } = found
  const taken = region.mapping.taken ?? []
  if (asides.length === 0) return null
  return (
    <details className="import-asides" open={isOpen}>
      <summary>{t('aside.title', { count: asideCount - taken.length })}</summary>
      <ul>
        {asides.map(({ cells, row, why }) => {
          const isTaken = taken.includes(row)
          return (
            <li key={row} data-taken={isTaken}>
              <span className="import-aside-row cw-num">{number(row + 1)}</span>
              <span className="import-aside-cells">
                {cells
                  .filter((cell) => cell !== '')
                  .map((cell, place) => (
                    <code key={place}>{cell}</code>
                  ))}
                <span className="import-help">{t(isTaken ? 'aside.taken' : `aside.why.${why}`)}</span>
              </span>
              {mayMap && (
                <Button
                  size="small"
                  disabled={isBusy}
                  onClick={() => onChange({ mapping: withRow(region.mapping, row, !isTaken) })}
                  aria-label={t(isTaken ? 'aside.leaveRow' : 'aside.takeRow', { row: number(row + 1) })}
                >
                  {t(isTaken ? 'aside.leave' : 'aside.take')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {asideCount > asides.length && (
        <p className="import-help">{t('aside.more', { count: asideCount - asides.length })}</p>
      )}
    </details>
  )
}
