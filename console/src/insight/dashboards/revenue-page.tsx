import { useTexts } from '@coverwright/ui/locales'
import { PremiumChart } from './premium-chart'
import { PremiumShares } from './premium-shares'
import { RowsPanel } from './rows-panel'
import { SalesHead } from './sales-head'
import { useAddress } from './use-address'
import { useSales } from './use-dashboards'
import './dashboards.css'

const names = ['premium', 'refunds', 'commission', 'policies'] as const

/** Money alone: what came in, what went back, and by what it was sold. */
export function RevenuePage() {
  const t = useTexts('dashboards')
  const { range, currency } = useAddress()
  const sales = useSales({ range, currency })
  return (
    <>
      <SalesHead title={t('revenue.title')} purpose={t('revenue.purpose')} sales={sales.data} names={names} />
      <section className="cw-card figure-block" aria-label={t('chart.premium')}>
        <PremiumChart asked={sales} height={280} />
      </section>
      <div className="figure-thirds">
        <PremiumShares by={['byProduct', 'byChannel', 'byPlan']} />
      </div>
      <RowsPanel />
    </>
  )
}
