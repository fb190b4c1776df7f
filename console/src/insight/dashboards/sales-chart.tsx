import type { SalesView } from '@coverwright/contract/insight/dashboards'
import { LineChart } from '@coverwright/ui/chart'
import { useTexts } from '@coverwright/ui/locales'

/** Premium along the time, the time before in grey under it. */
export function SalesChart({ sales, height = 220 }: { sales: SalesView; height?: number }) {
  const t = useTexts('dashboards')
  const { step, moments, premium, premiumBefore } = sales.steps
  const isEmpty = premium.every((value) => value === 0) && premiumBefore.every((value) => value === 0)
  const before = {
    key: 'before',
    name: t('chart.before'),
    values: fitted(premiumBefore, moments.length),
    look: 'compared',
  }
  return (
    <LineChart
      title={t('chart.premium')}
      height={height}
      unit={{ kind: 'money', currency: sales.currency }}
      scale={{ kind: 'time', title: t('chart.time'), step, moments }}
      series={
        isEmpty
          ? []
          : [
              { key: 'now', name: t('chart.now'), values: premium, isRunning: true },
              ...(premiumBefore.length > 0 ? [before as typeof before & { look: 'compared' }] : []),
            ]
      }
      isFilled
      empty={{ title: t('chart.none'), about: t('chart.noneAbout') }}
    />
  )
}

/** The time before can be a day shorter or longer: point stands under point. */
const fitted = (values: readonly number[], length: number) =>
  Array.from({ length }, (_, place) => values[place] ?? null)
