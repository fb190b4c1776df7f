import type { KeptQuoteView, RecipeView, ReplayView } from '@coverwright/contract/rating/pricing'
import { ONLY_PLAN } from '@coverwright/rules/rating/rating'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, ListSkeleton, Loaded } from '@coverwright/ui/page'
import { Bookmark, CircleCheck, RotateCw, TriangleAlert } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { AskedList } from './asked-list'
import { useDeleteKept, useKeptQuotes, useReplay } from './use-recipe'
import { DecisionTag } from './verdict'

type Props = { view: RecipeView; onOpen: (quote: KeptQuoteView) => void }

/** Quotes that were kept, each with the hash of everything it was worked out from; replayed, it must be the same. */
export function KeptQuotes({ view, onOpen }: Props) {
  const t = useTexts('pricing')
  const asked = useKeptQuotes(view.productId)
  return (
    <Loaded asked={asked} words={useErrorWords()} waiting={<ListSkeleton rows={3} />} isInCard>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState picture={<Bookmark size={24} />} title={t('kept.none')} about={t('kept.noneAbout')} />
        ) : (
          <ul className="kept">
            {rows.map((quote) => (
              <KeptQuote key={quote.id} quote={quote} view={view} onOpen={onOpen} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function KeptQuote({ quote, view, onOpen }: Props & { quote: KeptQuoteView }) {
  const t = useTexts('pricing')
  const withToast = useToast()
  const { dateTime } = useFormats()
  const replay = useReplay()
  const gone = useDeleteKept()
  const [outcome, setOutcome] = useState<ReplayView | null>(null)
  const again = () => withToast(async () => setOutcome(await replay.mutateAsync({ id: quote.id })))
  const remove = async () => {
    const title = t('kept.deleteTitle', { title: quote.title })
    if (await askFirst({ about: 'act', title, verb: t('kept.delete'), isDanger: true }))
      await withToast(() => gone.mutateAsync({ id: quote.id }), { text: t('kept.deleted', { title: quote.title }) })
  }
  return (
    <li className="kept-quote">
      <div className="kept-words">
        <b className="cw-cut">{quote.title}</b>
        <small>
          {dateTime(quote.keptAt)} · <code title={quote.hash}>{quote.hash.slice(0, 10)}</code>
        </small>
      </div>
      <DecisionTag decision={quote.decision} hasPrice={quote.prices.some(({ yearly }) => yearly !== null)} />
      <Prices prices={quote.prices} view={view} />
      <span className="kept-actions">
        <Button size="small" icon={<RotateCw size={14} />} loading={replay.isPending} onClick={() => void again()}>
          {t('kept.replay')}
        </Button>
        <Button size="small" onClick={() => onOpen(quote)}>
          {t('kept.open')}
        </Button>
        {quote.may.includes('delete') && (
          <Button size="small" type="text" danger onClick={() => void remove()}>
            {t('kept.delete')}
          </Button>
        )}
      </span>
      {quote.asked.length > 0 && (
        <small className="kept-asked">
          {t('kept.asked', { connectors: [...new Set(quote.asked.map(({ connector }) => connector))].join(', ') })}
        </small>
      )}
      {outcome && <Outcome outcome={outcome} view={view} />}
    </li>
  )
}

function Prices({ prices, view }: Pick<KeptQuoteView, 'prices'> & { view: RecipeView }) {
  const titleOf = useKeptPlan(view)
  return (
    <dl className="kept-prices">
      {prices.map(({ plan, yearly }) => (
        <Fragment key={plan}>
          <dt className="cw-cut">{titleOf(plan)}</dt>
          <dd className="cw-num">
            <Amount value={yearly} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A plan that was taken away since has nothing left but its name in the record. */
function useKeptPlan({ plans }: RecipeView): (id: string) => string {
  const t = useTexts('pricing')
  return (id) => plans.find((plan) => plan.id === id)?.title ?? (id === ONLY_PLAN ? t('verdict.onlyPlan') : id)
}

function Outcome({ outcome, view }: { outcome: ReplayView; view: RecipeView }) {
  const t = useTexts('pricing')
  const titleOf = useKeptPlan(view)
  const stepTitle = (plan: string, step: string) =>
    outcome.rated.plans.find((rate) => rate.plan === plan)?.worksheet.find((line) => line.step === step)?.title ?? step
  const lines = outcome.rated.plans.reduce((sum, plan) => sum + plan.worksheet.length, 0)
  if (outcome.isSame)
    return (
      <div className="kept-same" role="status">
        <p>
          <CircleCheck size={16} /> {t('kept.same', { lines })}
        </p>
        <AskedList asked={outcome.asked} asking={[]} />
      </div>
    )
  return (
    <div className="kept-differs" role="status">
      <p>
        <TriangleAlert size={16} /> {t('kept.differs', { count: outcome.differs.length })}
      </p>
      <ul>
        {outcome.differs.map(({ plan, step, before, after }, at) => (
          <li key={at}>
            <b>{[titleOf(plan), step && stepTitle(plan, step)].filter(Boolean).join(' · ')}</b> {before} → {after}
          </li>
        ))}
      </ul>
    </div>
  )
}
