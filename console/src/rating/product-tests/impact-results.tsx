import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ErrorState } from '@coverwright/ui/page'
import { useState } from 'react'
import { settingsOf, type OpenedProduct } from '../../design/products'
import type { Assume } from './assume-answer'
import type { BookCrew, CrewRun } from './book-crew'
import type { Tried } from './change-card'
import { GrownBar } from './grown-bar'
import { type AssumedIn, ImpactExport } from './impact-export'
import { ImpactFigures } from './impact-figures'
import { MoverTable } from './mover-table'
import { SegmentTable } from './segment-table'
import { SpreadChart } from './spread-chart'
import { UnpricedCard } from './unpriced-card'
import type { BookState } from './use-book'
import type { BookTable } from './use-book-tables'

type Shown = { opened: OpenedProduct; tables: readonly BookTable[]; tried: Tried; onAssume?: Assume | undefined }
type Props = Shown & { crew: BookCrew | null; state: BookState; count: number; assumedIn: AssumedIn | null }

export function ImpactResults({ opened, tables, tried, onAssume, crew, state, count, assumedIn }: Props) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const why = state.at === 'stopped' ? state.why : state.at === 'ready' ? state.refused : null
  const refusal = why?.kind === 'refused' ? t(`refusals.${why.code.replace('productTests.', '')}`, why.values) : null
  if (why?.kind === 'problems')
    return (
      <div className="cw-card">
        <ErrorState about={t('impact.cannotRate')} />
        <Link className="impact-mend" href={settingsOf(opened.product.id, '/setting-page/recipe')}>
          {t('impact.mend')}
        </Link>
      </div>
    )
  if (state.at !== 'ready' || !state.result)
    return refusal ? (
      <div className="cw-card impact-loading" role="status">
        {refusal}
      </div>
    ) : (
      <Opening crew={crew} count={count} />
    )
  const { result, isWorking, tookMs } = state
  const { customers } = result.impact.before
  const isPart = customers < count
  const said = isPart
    ? t('impact.partly', { count: number(customers), all: number(count) })
    : isWorking
      ? t('impact.working')
      : t('impact.took', { count: number(count), seconds: number((tookMs ?? 0) / 1000, 2) })
  return (
    <div className="impact-results" aria-busy={isWorking}>
      <div className="impact-status">
        <p className="impact-took" role="status">
          {refusal ?? said}
        </p>
        {crew && (isPart || isWorking) && <GrownBar crew={crew} count={count} />}
        <ImpactExport impact={result.impact} {...{ opened, tables, assumedIn }} isReady={!isPart} />
      </div>
      <Results {...{ result, opened, tables, tried, onAssume }} />
    </div>
  )
}

function Results({ result, ...shown }: Shown & { result: CrewRun }) {
  const { impact, people } = result
  const [isWhyAsked, setWhyOpen] = useState<boolean | null>(null)
  // A book of which most have no price tells nothing but why.
  const isWhyOpen = isWhyAsked ?? impact.after.unpriced * 2 > impact.after.customers
  const { opened, tables } = shown
  const { currency } = opened.product
  return (
    <>
      <ImpactFigures impact={impact} currency={currency} isWhyOpen={isWhyOpen} onWhy={() => setWhyOpen(!isWhyOpen)} />
      {isWhyOpen && impact.after.unpriced > 0 && (
        <UnpricedCard impact={impact} people={people} onClose={() => setWhyOpen(false)} {...shown} />
      )}
      <SpreadChart spread={impact.spread} />
      <SegmentTable impact={impact} currency={currency} body={opened.body} tables={tables} />
      <MoverTable impact={impact} people={people} opened={opened} />
    </>
  )
}

function Opening({ crew, count }: { crew: BookCrew | null; count: number }) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  return (
    <div className="cw-card impact-loading" role="status">
      {t('impact.opening', { count: number(count) })}
      {crew && <GrownBar crew={crew} count={count} />}
    </div>
  )
}
