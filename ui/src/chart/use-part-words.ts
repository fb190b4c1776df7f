import { useMemo } from 'react'
import { useTexts } from '../locales'
import type { PartWords } from './chart-table'
import type { ChartSpec } from './chart-types'

/** What the columns of a chart of parts are called; of a funnel they are steps, and the share is that of the first. */
export function usePartWords(kind: ChartSpec['kind']): PartWords {
  const t = useTexts('ui')
  return useMemo(
    () => ({
      part: t(kind === 'funnel' ? 'chart.step' : 'chart.part'),
      value: t('chart.value'),
      share: t(kind === 'funnel' ? 'chart.ofFirst' : 'chart.share'),
      ofBefore: t('chart.ofBefore'),
      total: t('chart.total'),
    }),
    [t, kind],
  )
}
