import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Plus } from 'lucide-react'
import type { OpenedProduct } from '../products'
import { ChangeFields } from './change-fields'
import { type ChangeDraft, firstChange } from './change-draft'
import { DraftList } from './draft-list'
import { SaveChanges } from './save-changes'
import { type BookTable, draftOf } from './use-book-tables'

/** Rates that are changed here, or the drafts of the tables as they are. */
const ways = ['rates', 'drafts'] as const
export type Tried = (typeof ways)[number]

type Props = {
  opened: OpenedProduct
  tables: readonly BookTable[]
  tried: Tried
  onTried: (tried: Tried) => void
  drafts: readonly ChangeDraft[]
  onChange: (next: ChangeDraft[]) => void
}

/** What is tried. Nothing here is saved until somebody says so. */
export function ChangeCard({ tried, onTried, ...props }: Props) {
  const t = useTexts('trials')
  const { tables, opened } = props
  const hasDrafts = tables.some(({ view }) => draftOf(view) !== null)
  return (
    <Card title={t('change.title')} beside={t(tried === 'rates' ? 'change.beside' : 'change.drafted')}>
      <div className="impact-fields">
        {hasDrafts && (
          <Segments
            label={t('change.tried')}
            options={ways.map((value) => ({ value, label: t(`change.way.${value}`) }))}
            value={tried}
            onChange={onTried}
          />
        )}
        {tried === 'drafts' && hasDrafts ? (
          <DraftList productId={opened.product.id} tables={tables} />
        ) : (
          <RateChanges {...props} />
        )}
      </div>
    </Card>
  )
}

function RateChanges({ opened, tables, drafts, onChange }: Omit<Props, 'tried' | 'onTried'>) {
  const t = useTexts('trials')
  const add = () => {
    const next = firstChange(tables)
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
