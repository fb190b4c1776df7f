import type { TrafficView } from '@coverwright/contract/insight/dashboards'
import { FigureStrip, type Figure } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { later } from '@coverwright/ui/later'
import { useTexts } from '@coverwright/ui/locales'
import { CardsSkeleton, Loaded, PageHeader } from '@coverwright/ui/page'
import { Suspense } from 'react'
import { useChannelWords, useErrorWords } from '../../platform/words'
import { CountsCard } from './counts-card'
import { HealthCard } from './health-card'
import { RangeSegments } from './range-segments'
import { useAddress } from './use-address'
import { useTraffic } from './use-dashboards'
import { useChange } from './use-figures'
import './dashboards.css'

const TrafficChart = later(() => import('./traffic-chart').then((part) => part.TrafficChart))

/** Who looks at the pages, and whether the pages are well. */
export function TrafficPage() {
  const t = useTexts('dashboards')
  const channelWords = useChannelWords()
  const { range } = useAddress()
  const traffic = useTraffic(range)
  return (
    <>
      <PageHeader title={t('traffic.title')} purpose={t('traffic.purpose')} others={<RangeSegments />} />
      <Loaded asked={traffic} words={useErrorWords()}>
        {(data) => (
          <>
            <TrafficFigures traffic={data} />
            <section className="cw-card figure-block" aria-label={t('traffic.chart')}>
              <div className="figure-chart">
                <Suspense fallback={<CardsSkeleton cards={1} />}>
                  <TrafficChart traffic={data} />
                </Suspense>
              </div>
            </section>
            <div className="figure-thirds">
              <CountsCard title={t('traffic.byProduct')} unit={t('traffic.views')} counts={data.byProduct} />
              <CountsCard
                title={t('traffic.byChannel')}
                unit={t('traffic.visits')}
                counts={data.byChannel.map((one) => ({ ...one, name: channelWords(one.key) }))}
              />
              <CountsCard
                title={t('traffic.byDevice')}
                unit={t('traffic.visits')}
                counts={data.byDevice.map((each) => ({ ...each, name: t(`device.${each.key}`) }))}
              />
            </div>
          </>
        )}
      </Loaded>
      <HealthCard />
    </>
  )
}

function TrafficFigures({ traffic }: { traffic: TrafficView }) {
  const t = useTexts('dashboards')
  const { number } = useFormats()
  const { range } = useAddress()
  const changeIn = useChange()
  const figures = (['views', 'visits', 'errors', 'slow'] as const).map((name): Figure => {
    const change = changeIn(name, traffic[name])
    return {
      ...{ key: name, label: t(`traffic.${name}`), value: number(traffic[name].now) },
      ...(change ? { change } : {}),
      against: change && range !== 'all' ? t(`against.${range}`) : t(`traffic.${name}About`),
      ...(name === 'views' || name === 'visits' ? { trend: traffic.steps[name] } : {}),
    }
  })
  return <FigureStrip label={t('traffic.title')} figures={figures} />
}
