import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useTexts } from '@coverwright/ui/locales'
import { CardsSkeleton, Loaded, PageHeader } from '@coverwright/ui/page'
import { later } from '@coverwright/ui/later'
import { Suspense } from 'react'
import { useErrorWords } from '../../platform/words'
import { CurrencySegments, RangeSegments } from './range-segments'
import { RowsPanel } from './rows-panel'
import { SharesCard } from './shares-card'
import { useAddress } from './use-address'
import { useSales, useShares } from './use-dashboards'
import { useFigures } from './use-figures'
import './dashboards.css'

const SalesChart = later(() => import('./sales-chart').then((part) => part.SalesChart))
const names = ['premium', 'refunds', 'commission', 'policies'] as const

/** Money alone: what came in, what went back, and by what it was sold. */
export function RevenuePage() {
  const t = useTexts('dashboards')
  const errorWords = useErrorWords()
  const { range, currency, hrefWith } = useAddress()
  const sales = useSales({ range, currency })
  const shares = useShares({ range, currency })
  const figures = useFigures(range, (rows) => hrefWith({ rows }))
  const premiumOf = (change: object) => hrefWith({ rows: 'premium', ...change })
  return (
    <>
      <PageHeader
        title={t('revenue.title')}
        purpose={t('revenue.purpose')}
        others={
          <>
            {sales.data && <CurrencySegments {...sales.data} />}
            <RangeSegments />
          </>
        }
      />
      <FigureStrip label={t('revenue.title')} figures={figures(sales.data, names)} />
      <section className="cw-card figure-block" aria-label={t('chart.premium')}>
        <div className="figure-chart">
          <Loaded asked={sales} words={errorWords} isInCard waiting={<CardsSkeleton cards={1} />}>
            {(data) => (
              <Suspense fallback={<CardsSkeleton cards={1} />}>
                <SalesChart sales={data} height={280} />
              </Suspense>
            )}
          </Loaded>
        </div>
      </section>
      <Loaded asked={shares} words={errorWords}>
        {({ byProduct, byChannel, byPlan, currency: shown }) => (
          <div className="figure-thirds">
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
            <SharesCard
              title={t('shares.byPlan')}
              shares={byPlan}
              currency={shown}
              hrefOf={({ key, productId }) => premiumOf({ plan: key, by: productId ?? undefined })}
            />
          </div>
        )}
      </Loaded>
      <RowsPanel />
    </>
  )
}
