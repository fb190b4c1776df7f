import type { Impact, Totals } from '@coverwright/rules/trials'
import { FigureStrip, type Figure } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ErrorState } from '@coverwright/ui/page'
import { settingsOf, type OpenedProduct } from '../products'
import { MoverTable } from './mover-table'
import { ImpactExport } from './impact-export'
import { SegmentTable } from './segment-table'
import { signed } from './signed'
import { SpreadChart } from './spread-chart'
import type { BookState } from './use-book'

type Props = { opened: OpenedProduct; state: BookState; count: number }

export function ImpactResults({ opened, state, count }: Props) {
  const t = useTexts('trials')
  const { number } = useFormats()
  const why = state.at === 'stopped' ? state.why : state.at === 'ready' ? state.refused : null
  const refusal = why?.kind === 'refused' ? t(`refusals.${why.code.replace('trials.', '')}`, why.values) : null
  if (why?.kind === 'problems')
    return (
      <div className="cw-card">
        <ErrorState about={t('impact.cannotRate')} />
        <Link className="impact-mend" href={settingsOf(opened.product.id, '/setting-page/recipe')}>
          {t('impact.mend')}
        </Link>
      </div>
    )
  if (state.at !== 'ready') return <Opening count={count} />
  if (!state.result)
    return refusal ? (
      <div className="cw-card impact-loading" role="status">
        {refusal}
      </div>
    ) : (
      <Opening count={count} />
    )
  const { impact, people } = state.result
  const { currency } = opened.product
  return (
    <div className="impact-results" aria-busy={state.isWorking}>
      <div className="impact-status">
        <p className="impact-took" role="status">
          {refusal ??
            (state.isWorking
              ? t('impact.working')
              : t('impact.took', { count: number(count), seconds: number((state.tookMs ?? 0) / 1000, 2) }))}
        </p>
        <ImpactExport impact={impact} opened={opened} />
      </div>
      <ImpactFigures impact={impact} currency={currency} />
      <SpreadChart spread={impact.spread} />
      <SegmentTable segments={impact.segments} currency={currency} body={opened.body} />
      <MoverTable impact={impact} people={people} opened={opened} />
    </div>
  )
}

function Opening({ count }: { count: number }) {
  const t = useTexts('trials')
  const { number } = useFormats()
  return (
    <div className="cw-card impact-loading" role="status">
      {t('impact.opening', { count: number(count) })}
      <progress aria-label={t('impact.title')} />
    </div>
  )
}

function ImpactFigures({ impact: { before, after }, currency }: { impact: Impact; currency: string }) {
  const t = useTexts('trials')
  const { change, moneyParts, number } = useFormats()
  const share = (name: keyof Totals) => (before[name] === 0 ? 0 : (after[name] - before[name]) / before[name])
  const wholeOf = (minor: number) => {
    const { minus, currency: sign, figure } = moneyParts({ minor, currency }, 'whole')
    return `${minus}${sign} ${figure}`
  }
  const sum = (name: 'premium' | 'tax' | 'commission'): Figure => ({
    key: name,
    label: t(`figure.${name}`),
    value: { minor: Math.round(after[name]), currency },
    change: { words: change(share(name), 2), tone: 'plain' },
    against: t('figure.before', { value: wholeOf(Math.round(before[name])) }),
  })
  const declined: Figure = {
    key: 'declined',
    label: t('figure.declined'),
    value: number(after.declined),
    ...(after.declined === before.declined
      ? {}
      : { change: { words: signed(after.declined - before.declined, number), tone: 'plain' as const } }),
    against: t('figure.others', { referred: number(after.referred), unpriced: number(after.unpriced) }),
  }
  const figures = [sum('premium'), sum('tax'), sum('commission'), declined]
  return <FigureStrip label={t('figure.label')} figures={figures} />
}
