import { useTexts } from '@coverwright/ui/locales'
import { HealthCard } from './health-card'
import { PremiumChart } from './premium-chart'
import { PremiumShares } from './premium-shares'
import { RowsPanel } from './rows-panel'
import { SalesHead } from './sales-head'
import { useAddress } from './use-address'
import { useSales } from './use-dashboards'
import './dashboards.css'

const names = ['premium', 'policies', 'conversion', 'commission'] as const

/** How the whole company goes: figures, the line of premium, who sold it, and how its products are. */
export function OverviewPage() {
  const t = useTexts('dashboards')
  const { range, currency } = useAddress()
  const sales = useSales({ range, currency })
  return (
    <>
      <SalesHead title={t('overview.title')} purpose={t('overview.purpose')} sales={sales.data} names={names} />
      <div className="figure-grid">
        <section className="cw-card figure-wide" aria-label={t('chart.premium')}>
          <div className="cw-card-head">
            <h2>{t('chart.premium')}</h2>
          </div>
          <PremiumChart asked={sales} />
        </section>
        <PremiumShares by={['byProduct', 'byChannel']} />
      </div>
      <HealthCard />
      <RowsPanel />
    </>
  )
}
