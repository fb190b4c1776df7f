import type { PortfolioDetail } from '@coverwright/contract/rating/portfolios'
import { Button } from '@coverwright/ui/button'
import { FigureStrip, type Figure } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link, useNavigate } from '@coverwright/ui/navigation'
import { EmptyState } from '@coverwright/ui/page'
import { CircleAlert, TrendingUp } from 'lucide-react'
import { settingsOf } from '../../design/products'
import { wordsOfCode } from '../../platform/words'
import { MapPortfolio } from './map-portfolio'
import { PortfolioProblems } from './portfolio-problems'
import { portfolioAt } from './use-portfolios'

/** One book, in whichever state it is. */
export function OnePortfolio({ detail }: { detail: PortfolioDetail }) {
  const t = useTexts('portfolios')
  const { portfolio } = detail
  return (
    <div className="portfolios">
      <p>
        <Link className="cw-link" href={portfolioAt(portfolio.productId)}>
          {t('back')}
        </Link>
      </p>
      <Stage detail={detail} />
      {portfolio.problemCount > 0 && <PortfolioProblems detail={detail} />}
    </div>
  )
}

function Stage({ detail }: { detail: PortfolioDetail }) {
  const t = useTexts('portfolios')
  const navigate = useNavigate()
  const { portfolio } = detail
  switch (portfolio.state) {
    case 'reading':
    case 'converting':
      return (
        <div className="cw-card portfolio-running" role="status">
          {t(`running.${portfolio.state}`, { name: portfolio.fileName })}
          <progress aria-label={t(`state.${portfolio.state}`)} />
        </div>
      )
    case 'mapping':
      return <MapPortfolio detail={detail} />
    case 'failed':
      return (
        <div className="cw-card" role="alert">
          <EmptyState
            picture={<CircleAlert size={24} />}
            title={t('failed', { name: portfolio.fileName })}
            about={portfolio.failure ? wordsOfCode(portfolio.failure.code, portfolio.failure.values) : ''}
            action={{ label: t('another'), href: portfolioAt(portfolio.productId) }}
          />
        </div>
      )
    case 'ready':
      return (
        <>
          <BookFigures detail={detail} />
          <div className="portfolio-acts">
            <Button
              type="primary"
              icon={<TrendingUp size={15} />}
              onClick={() => navigate(settingsOf(portfolio.productId, '/setting-page/impact'))}
            >
              {t('toImpact')}
            </Button>
          </div>
        </>
      )
  }
}

/** What the book is in sum; the loss ratio is what was claimed of what was earned at today's premiums. */
function BookFigures({ detail: { portfolio } }: { detail: PortfolioDetail }) {
  const t = useTexts('portfolios')
  const { number, percent } = useFormats()
  const { totals, currency, rowCount } = portfolio
  const [premium, claims] = [totals?.premium ?? null, totals?.claims ?? null]
  const sum = (key: 'premium' | 'claims', minor: number | null): Figure[] =>
    minor === null ? [] : [{ key, label: t(`figure.${key}`), value: { minor: Math.round(minor), currency } }]
  const ratio = claims !== null && premium !== null && premium > 0 ? percent(claims / premium, 1) : null
  const figures: Figure[] = [
    { key: 'policies', label: t('figure.policies'), value: number(rowCount) },
    { key: 'exposure', label: t('figure.exposure'), value: number(totals?.exposure ?? 0, 1) },
    ...sum('premium', premium),
    ...sum('claims', claims),
    ...(ratio === null ? [] : [{ key: 'ratio', label: t('figure.ratio'), value: ratio }]),
  ]
  return <FigureStrip label={portfolio.name} figures={figures} />
}
