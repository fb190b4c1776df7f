import type { TrafficView } from '@coverwright/contract/insight/dashboards'
import { LineChart } from '@coverwright/ui/chart'
import { useTexts } from '@coverwright/ui/locales'

export function TrafficChart({ traffic }: { traffic: TrafficView }) {
  const t = useTexts('dashboards')
  const { step, moments, views, visits } = traffic.steps
  const isEmpty = traffic.views.now === 0
  return (
    <LineChart
      title={t('traffic.chart')}
      height={240}
      unit={{ kind: 'number' }}
      scale={{ kind: 'time', title: t('chart.time'), step, moments }}
      series={
        isEmpty
          ? []
          : [
              { key: 'views', name: t('traffic.views'), values: views, isRunning: true },
              { key: 'visits', name: t('traffic.visits'), values: visits, isRunning: true },
            ]
      }
      isFilled
      empty={{ title: t('traffic.none'), about: t('traffic.noneAbout') }}
    />
  )
}
