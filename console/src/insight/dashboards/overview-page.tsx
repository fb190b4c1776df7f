import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useTexts } from '@coverwright/ui/locales'
import { CardsSkeleton, Loaded, PageHeader } from '@coverwright/ui/page'
import { later } from '@coverwright/ui/later'
import { Suspense } from 'react'
import { useErrorWords } from '../../platform/words'
import { HealthCard } from './health-card'
import { CurrencySegments, RangeSegments } from './range-segments'
import { RowsPanel } from './rows-panel'
import { SharesCard } from './shares-card'
import { useAddress } from './use-address'
import { useSales, useShares } from './use-dashboards'
import { useFigures } from './use-figures'
import './dashboards.css'

const SalesChart = later(() => import('./sales-chart').then((part) => part.SalesChart))

/** How the whole company goes: figures, the line of premium, who sold it, and how its products are. */
export function OverviewPage() {
  const t = useTexts('dashboards')
  const errorWords = useErrorWords()
  const { range, currency, hrefWith } = useAddress()
  const sales = useSales({ range, currency })
  const shares = useShares({ range, currency })
  const figures = useFigures(range, (rows) => hrefWith({ rows }))
  const names = ['premium', 'policies', 'conversion', 'commission'] as const
  const premiumOf = (change: object) => hrefWith({ rows: 'premium', ...change })
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        purpose={t('overview.purpose')}
        others={
          <>
            {sales.data && <CurrencySegments {...sales.data} />}
            <RangeSegments />
          </>
        }
      />
      <FigureStrip label={t('overview.title')} figures={figures(sales.data, names)} />
      <div className="figure-grid">
        <section className="cw-card figure-wide" aria-label={t('chart.premium')}>
          <div className="cw-card-head">
            <h2>{t('chart.premium')}</h2>
          </div>
          <div className="figure-chart">
            <Loaded asked={sales} words={errorWords} isInCard waiting={<CardsSkeleton cards={1} />}>
              {(data) => (
                <Suspense fallback={<CardsSkeleton cards={1} />}>
                  <SalesChart sales={data} />
                </Suspense>
              )}
            </Loaded>
          </div>
        </section>
        <Loaded asked={shares} words={errorWords}>
          {({ byProduct, byChannel, currency: shown }) => (
            <>
              <SharesCard
                title={t('shares.byProduct')}
                shares={byProduct}
                currency={shown}
                hrefOf={({ key }) => premiumOf({ by: key })}
              />
              <SharesCard
                title={t('shares.byChannel')}
                shares={byChannel}
                currency={shown}
                hrefOf={({ key }) => premiumOf({ channel: key })}
              />
            </>
          )}
        </Loaded>
      </div>
      <HealthCard />
      <RowsPanel />
    </>
  )
}
