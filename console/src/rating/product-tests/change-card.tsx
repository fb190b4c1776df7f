import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Plus } from 'lucide-react'
import type { OpenedProduct } from '../../design/products'
import { ChangeFields } from './change-fields'
import { type ChangeDraft, firstChange, takenBy } from './change-draft'
import { DraftAgainstSold } from './draft-against-sold'
import { DraftList } from './draft-list'
import { SaveChanges } from './save-changes'
import { type BookTable, draftOf } from './use-book-tables'
import type { Sold } from './use-sold'

/** Rates that are changed here, the drafts of the tables as they are, or the whole draft against what is sold. */
export type Tried = 'rates' | 'drafts' | 'draft'

export const waysOf = (tables: readonly BookTable[], sold: Sold | null): Tried[] => [
  'rates',
  ...(tables.some(({ view }) => draftOf(view) !== null) ? (['drafts'] as const) : []),
  ...(sold ? (['draft'] as const) : []),
]

type Props = {
  opened: OpenedProduct
  tables: readonly BookTable[]
  sold: Sold | null
  ways: readonly Tried[]
  tried: Tried
  onTried: (tried: Tried) => void
  drafts: readonly ChangeDraft[]
  onChange: (next: ChangeDraft[]) => void
  /** The day that the book is priced on. */
  day: string
  onDay: (day: string) => void
}

const besides = { rates: 'change.beside', drafts: 'change.drafted', draft: 'change.sold' } as const

/** What is tried. Nothing here is saved until somebody says so. */
export function ChangeCard({ ways, tried, onTried, sold, ...props }: Props) {
  const t = useTexts('product-tests')
  const { tables, opened } = props
  return (
    <Card title={t('change.title')} beside={t(besides[tried])}>
      <div className="impact-fields">
        {ways.length > 1 && (
          <Segments
            label={t('change.tried')}
            options={ways.map((value) => ({ value, label: t(`change.way.${value}`) }))}
            value={tried}
            onChange={onTried}
          />
        )}
        {tried === 'rates' && <RateChanges {...props} />}
        {tried === 'drafts' && <DraftList productId={opened.product.id} tables={tables} />}
        {tried === 'draft' && sold && <DraftAgainstSold opened={opened} tables={tables} sold={sold} />}
      </div>
    </Card>
  )
}

type RatesProps = Pick<Props, 'opened' | 'tables' | 'drafts' | 'onChange' | 'day' | 'onDay'>

function RateChanges({ opened, tables, drafts, onChange, day, onDay }: RatesProps) {
  const t = useTexts('product-tests')
  const taken = takenBy(opened.body.body.pricing)
  const add = () => {
    const next = firstChange(tables, day, taken)
    if (next) onChange([...drafts, next])
  }
  return (
    <>
      {drafts.length === 0 && <p className="impact-note">{t(tables.length ? 'change.none' : 'change.noTables')}</p>}
      {drafts.map((draft, at) => (
        <ChangeFields
          key={draft.id}
          number={at + 1}
          draft={draft}
          tables={tables}
          taken={taken}
          day={day}
          onDay={onDay}
          onChange={(next) => onChange(drafts.map((each) => (each.id === draft.id ? next : each)))}
          onRemove={() => onChange(drafts.filter((each) => each.id !== draft.id))}
        />
      ))}
      <div className="impact-buttons">
        <Button icon={<Plus size={14} />} onClick={add} disabled={tables.length === 0}>
          {t('change.add')}
        </Button>
        {opened.product.may.includes('edit') && <SaveChanges tables={tables} drafts={drafts} />}
      </div>
    </>
  )
}
