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
    let round = 0
    let timer = setTimeout(() => {})
    const work = async () => {
      const mine = ++round
      const found = await sumsIn(sheet, selection.selected, () => mine === round)
      if (mine === round) setSums(found)
    }
    const rest = () => {
      round++
      clearTimeout(timer)
      timer = setTimeout(() => void work(), REST_MS)
    }
    rest()
    const stop = sheet.listen(rest)
    return () => {
      round++
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
