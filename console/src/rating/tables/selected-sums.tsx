import { Exact } from '@coverwright/rules/money'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useEffect, useState } from 'react'
import type { OpenSheet } from './open-sheet'
import { type Sums, sumsIn } from './sheet/sums'
import { useSelection } from './use-rows'

/** The mouse that selects is not held up: sums come when it rests. */
const REST_MS = 120

/** Sum, average, least and most of what is selected, as under every spreadsheet. */
export function SelectedSums({ opened: { selection, sheet } }: { opened: OpenSheet }) {
  const t = useTexts('tables')
  const { decimal } = useFormats()
  const selected = useSelection(selection)
  const [sums, setSums] = useState<Sums | null>(null)
  useEffect(() => {
    const work = () => setSums(sumsIn(sheet, selection.selected))
    let timer = setTimeout(work, REST_MS)
    const stop = sheet.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(work, REST_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [selected, selection, sheet])
  if (!sums) return null
  const average = sums.sum.dividedBy(Exact.of(sums.count)).roundTo(Exact.of(1, Math.max(2, sums.sum.scale)), 'halfUp')
  return (
    <span className="table-sums cw-num" role="status">
      {t('sums.all', {
        sum: decimal(sums.sum.toString()),
        average: decimal(average.toString()),
        least: decimal(sums.least.toString()),
        most: decimal(sums.most.toString()),
      })}
    </span>
  )
}
