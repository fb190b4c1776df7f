import type { HeldView } from '@coverwright/contract/rating/connectors'
import { holdAnswers } from '@coverwright/rules/rating/connectors'
import { printDay } from '@coverwright/rules/kernel'
import { type Language, textIn } from '@coverwright/rules/languages'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import { type Assumed, type PortfolioRows, withAssumed } from '@coverwright/rules/rating/portfolios'
import type { BookRun } from '@coverwright/rules/rating/product-tests'
import type { MadeUpShares } from '@coverwright/rules/rating/rating'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { EmptyState, ErrorState } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useMemo, useState } from 'react'
import { productDay } from '../../platform/day'
import { useErrorWords } from '../../platform/words'
import { useBookChoice, usePortfolioRows, useShares } from '../portfolios'
import { HeldNote, NameTitles } from '../pricing'
import { type OpenedProduct, settingsOf } from '../../design/products'
import { AssumedNote } from './assumed-note'
import type { BookCrew } from './book-crew'
import { BookSettings, type BookWanted } from './book-settings'
import { ChangeCard, type Tried, waysOf } from './change-card'
import { type ChangeDraft, changesOf, firstChange, takenBy } from './change-draft'
import { ImpactResults } from './impact-results'
import { type BookTable, type useBookTables, useDraftedTables } from './use-book-tables'
import { useBook } from './use-book'
import { useHeld } from './use-held'
import { type Sold, useSold, useSoldBook } from './use-sold'

type Props = { opened: OpenedProduct; read: ReturnType<typeof useBookTables>; crew: BookCrew | null }

/** Loads what the book needs, then hands over; each reason why there is no book yet says what to do about it. */
export function ImpactWork({ opened, read, crew }: Props) {
  const t = useTexts('product-tests')
  const words = useErrorWords()
  const { product, body } = opened
  const { tables, error: unread, progress, retry } = read
  const { held, error: unasked } = useHeld(product.id, body)
  const { sold, error: unsold } = useSold(opened, tables)
  const choice = useBookChoice(product.id)
  const { data: divided } = useShares(product.id)
  const { rows, error: unreadRows } = usePortfolioRows(choice.portfolio)
  const error = unread ?? unasked ?? unsold ?? unreadRows
  if (body.body.pricing === undefined)
    return (
      <EmptyCard
        title={t('impact.noRecipe')}
        about={t('impact.noRecipeAbout')}
        action={{ label: t('impact.toRecipe'), href: settingsOf(product.id, '/setting-page/recipe') }}
      />
    )
  if (error) return <div className="cw-card">{<ErrorState about={words(error)} onRetry={() => void retry()} />}</div>
  if (!tables || !held || sold === undefined || !choice.isKnown || !divided)
    return (
      <div className="cw-card impact-loading" role="status">
        {t('impact.loading', { loaded: progress.loaded, total: progress.total })}
        <progress max={Math.max(1, progress.total)} value={progress.loaded} aria-label={t('impact.title')} />
      </div>
    )
  return <Bench {...{ opened, tables, held, sold, crew, choice, rows }} shares={divided.shares} />
}

function EmptyCard(state: { title: string; about: string; action: { label: string; href: string } }) {
  return (
    <div className="cw-card">
      <EmptyState picture={<Scale size={24} />} {...state} />
    </div>
  )
}

type BenchProps = {
  opened: OpenedProduct
  tables: readonly BookTable[]
  held: readonly HeldView[]
  sold: Sold | null
  crew: BookCrew | null
  choice: ReturnType<typeof useBookChoice>
  rows: PortfolioRows | null | undefined
  shares: MadeUpShares
}

function Bench({ opened, tables, held, sold, crew, choice, rows: own, shares }: BenchProps) {
  const [assumed, setAssumed] = useState<Assumed>({})
  const rows = useMemo(() => own && withAssumed(own, assumed), [own, assumed])
  const [wanted, setWanted] = useState<BookWanted>({ count: 100_000, seed: 1, commission: 15 })
  const { decimalMark } = useFormats()
  const ways = waysOf(tables, sold)
  const { tried: asked } = useLocation().search as { tried?: Tried }
  const [chosen, setTried] = useState<Tried>(asked ?? 'rates')
  const tried = ways.includes(chosen) ? chosen : 'rates'
  const today = printDay(productDay(opened.body.body))
  const [day, setDay] = useState(today)
  const [drafts, setDrafts] = useState<ChangeDraft[]>(() =>
    [firstChange(tables, day, takenBy(opened.body.body.pricing))].filter((draft) => draft !== null),
  )
  const drafted = useDraftedTables(tables, tried === 'drafts')
  const plain = useMemo(() => tables.map(({ table }) => table), [tables])
  const run = useMemo((): BookRun => {
    const commissionPercent = wanted.commission
    if (tried === 'rates') return { changes: changesOf(drafts, decimalMark), commissionPercent }
    if (tried === 'draft') return { changes: [], isAgainstSold: true, commissionPercent }
    return { changes: [], tables: drafted.data ?? [], commissionPercent }
  }, [tried, drafts, drafted.data, wanted.commission, decimalMark])
  const draft = opened.body.body
  const body = useMemo(() => holdAnswers(draft, held), [draft, held])
  const names = useMemo(() => knownNames(draft), [draft])
  const { language } = useLanguage()
  const addOns = useMemo(() => addOnTitles(draft, language), [draft, language])
  const soldBook = useSoldBook(sold, held)
  const { seed } = wanted
  const count = choice.portfolio?.rowCount ?? wanted.count
  const state = useBook(crew, { body, tables: plain, sold: soldBook, count, seed, shares, rows, run, day })
  return (
    <div className="impact-bench">
      <div className="impact-side">
        <ChangeCard
          opened={opened}
          tables={tables}
          sold={sold}
          ways={ways}
          tried={tried}
          onTried={setTried}
          drafts={drafts}
          onChange={setDrafts}
          day={day}
          onDay={setDay}
        />
        <BookSettings opened={opened} choice={choice} shares={shares} value={wanted} onChange={setWanted} />
      </div>
      <div className="impact-main">
        <NameTitles names={names} addOns={addOns} tables={plain}>
          {day !== today && <OtherDay day={day} onToday={() => setDay(today)} />}
          <HeldNote held={held} />
          {own && (
            <AssumedNote
              body={opened.body}
              assumed={assumed}
              rows={own}
              onDrop={(name) => setAssumed(({ [name]: _, ...others }) => others)}
            />
          )}
          <ImpactResults
            {...{ opened, tables, tried, crew, state, count }}
            assumedIn={own ? { assumed, rows: own } : null}
            onAssume={own ? (name, value) => setAssumed((before) => ({ ...before, [name]: value })) : undefined}
          />
        </NameTitles>
      </div>
    </div>
  )
}

/** Said wherever figures are not those of today. */
function OtherDay({ day, onToday }: { day: string; onToday: () => void }) {
  const t = useTexts('product-tests')
  const { date } = useFormats()
  return (
    <p className="impact-note" role="status">
      {t('change.pricedOn', { day: date(day) })}{' '}
      <Button type="link" size="small" onClick={onToday}>
        {t('change.backToToday')}
      </Button>
    </p>
  )
}

const addOnTitles = ({ plans }: Body, language: Language) =>
  (plans?.addOns ?? []).map(({ id, title }) => ({ id, title: textIn(title, language) }))
