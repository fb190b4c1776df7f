import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import type { OpenedProduct } from '../products'
import { ChangeFields } from './change-fields'
import { type ChangeDraft, firstChange } from './change-draft'
import { SaveChanges } from './save-changes'
import type { BookTable } from './use-book-tables'

type Props = {
  opened: OpenedProduct
  tables: readonly BookTable[]
  drafts: readonly ChangeDraft[]
  onChange: (next: ChangeDraft[]) => void
}

/** What is tried. Nothing here is saved until somebody says so. */
export function ChangeCard({ opened, tables, drafts, onChange }: Props) {
  const t = useTexts('trials')
  const add = () => {
    const next = firstChange(tables)
    if (next) onChange([...drafts, next])
  }
  return (
    <Card title={t('change.title')} beside={t('change.beside')}>
      <div className="impact-fields">
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
      </div>
    </Card>
  )
}
