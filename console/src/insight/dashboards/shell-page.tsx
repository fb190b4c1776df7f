import type { HealthView } from '@coverwright/contract/insight/dashboards'
import { FigureStrip } from '@coverwright/ui/figure-strip'
import { later } from '@coverwright/ui/later'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CardsSkeleton, EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Suspense } from 'react'
import { useErrorWords } from '../../platform/words'
import { LeftAtCard } from './left-at-card'
import { RangeSegments } from './range-segments'
import { RowsPanel } from './rows-panel'
import { useAddress } from './use-address'
import { useFunnel, useHealth, useSales } from './use-dashboards'
import { useFigures } from './use-figures'
import './dashboards.css'

const PagesFunnel = later(() => import('./funnel-chart').then((part) => part.PagesFunnel))

/** One published product: how far visits come, and at which question they stop. */
export function ShellPage() {
  const t = useTexts('dashboards')
  const { shell } = useAddress()
  const health = useHealth()
  return (
    <Loaded asked={health} words={useErrorWords()}>
      {({ rows }) => {
        const chosen = rows.find(({ shellId }) => shellId === shell) ?? rows[0]
        if (chosen) return <OneShell shell={chosen} others={rows} />
        return (
          <EmptyState
            title={t('health.none')}
            about={t('health.noneAbout')}
            action={{ label: t('health.products'), href: '/project' }}
          />
        )
      }}
    </Loaded>
  )
}

const names = ['premium', 'policies', 'conversion', 'refunds'] as const

function OneShell({ shell, others }: { shell: HealthView; others: readonly HealthView[] }) {
  const t = useTexts('dashboards')
  const errorWords = useErrorWords()
  const { range, currency, hrefWith } = useAddress()
  const { shellId, productId } = shell
  const sales = useSales({ range, currency, productId })
  const funnel = useFunnel(shellId, range)
  const figures = useFigures(range, (rows) => hrefWith({ shell: shellId, rows, by: productId }))
  return (
    <>
      <PageHeader title={shell.productName || shell.slug} purpose={t('shell.purpose')} others={<RangeSegments />} />
      {others.length > 1 && (
        <nav className="shell-places" aria-label={t('shell.places')}>
          {others.map((each) => (
            <Link
              key={each.shellId}
              href={hrefWith({ shell: each.shellId })}
              aria-current={each.shellId === shellId ? 'page' : undefined}
            >
              {each.productName || each.slug}
            </Link>
          ))}
        </nav>
      )}
      <FigureStrip label={t('shell.figures')} figures={figures(sales.data, names)} />
      <Loaded asked={funnel} words={errorWords}>
        {(data) => (
          <div className="figure-halves">
            <section className="cw-card" aria-label={t('shell.funnel')}>
              <div className="cw-card-head">
                <h2>{t('shell.funnel')}</h2>
                <span className="cw-more">{t('shell.visits', { count: data.visits })}</span>
              </div>
              <div className="figure-chart">
                <Suspense fallback={<CardsSkeleton cards={1} />}>
                  <PagesFunnel funnel={data} />
                </Suspense>
              </div>
            </section>
            <LeftAtCard funnel={data} />
          </div>
        )}
      </Loaded>
      <RowsPanel />
    </>
  )
}
