import type { DataNameView, DatasetView } from '@coverwright/contract/design/datasets'
import { type Formats, NOTHING, useFormats } from '@coverwright/ui/formats'
import { type T, useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { Database, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { UseList } from './use-list'
import { UsedDialog } from './used-dialog'
import { useRemoveName } from './use-remove-name'

const tones: Record<DataNameView['source'], Tone> = {
  question: 'neutral',
  cover: 'info',
  connector: 'primary',
  fixed: 'warning',
}

type Props = { names: DataNameView[]; view: DatasetView; onEdit?: (name: string) => void }

export function NameTable({ names, view, onEdit }: Props) {
  const t = useTexts('datasets')
  if (names.length === 0)
    return (
      <div className="cw-card">
        <EmptyState picture={<Database size={24} />} title={t('empty.title')} about={t('empty.about')} />
      </div>
    )
  return (
    <div className="cw-card dataset-scroll">
      <table className="dataset-table">
        <thead>
          <tr>
            {(['name', 'source', 'type', 'limits', 'uses'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
            {onEdit && <th aria-label={t('column.actions')} />}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <NameRow key={name.name} name={name} view={view} onEdit={onEdit} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NameRow({ name: entry, view, onEdit }: { name: DataNameView; view: DatasetView; onEdit: Props['onEdit'] }) {
  const t = useTexts('datasets')
  const { number } = useFormats()
  const remove = useRemoveName(view)
  const [isRefused, setRefused] = useState(false)
  const { name, title, source, page, kind, currency, options, fields } = entry
  const isExtra = source === 'connector' || source === 'fixed'
  const inside = [...options, ...fields]
  const limits = limitsText(t, number, entry)
  return (
    <tr>
      <th scope="row">
        <span className="cw-mono">{name}</span>
        {title && <small className="dataset-quiet">{title}</small>}
      </th>
      <td>
        <StateTag tone={tones[source]}>{t(`source.${source}`)}</StateTag>
        {page && <small className="dataset-quiet">{page.title}</small>}
      </td>
      <td>
        {t(`kind.${kind}`)}
        {currency && ` · ${currency}`}
        {inside.length > 0 && <small className="dataset-quiet cw-cut dataset-inside">{inside.join(', ')}</small>}
      </td>
      <td className={limits ? 'cw-num' : 'dataset-limits-none'}>{limits || NOTHING}</td>
      <td>
        {entry.uses.length === 0 ? (
          <span className="dataset-quiet">{t('unused')}</span>
        ) : (
          <UseList uses={entry.uses} productId={view.productId} />
        )}
      </td>
      {onEdit && (
        <td className="dataset-actions">
          {isExtra && (
            <>
              <button
                type="button"
                className="cw-icon-button"
                aria-label={t('extra.edit', { name })}
                onClick={() => onEdit(name)}
              >
                <Pencil />
              </button>
              <button
                type="button"
                className="cw-icon-button"
                aria-label={t('extra.remove', { name })}
                onClick={() => (entry.uses.length > 0 ? setRefused(true) : void remove(name))}
              >
                <X />
              </button>
              {isRefused && <UsedDialog name={entry} productId={view.productId} onClose={() => setRefused(false)} />}
            </>
          )}
        </td>
      )}
    </tr>
  )
}

function limitsText(t: T, number: Formats['number'], { min, max, format }: DataNameView): string {
  const say = (limit: string | null) => {
    const days = Number(/^([+-]\d+)d$/.exec(limit ?? '')?.[1])
    if (!limit || Number.isNaN(days))
      return limit && /^-?\d+(\.\d+)?$/.test(limit) ? number(Number(limit)) : (limit ?? '')
    const way = days < 0 ? 'ago' : 'ahead'
    const years = Math.round(Math.abs(days) / 365.25)
    return Math.abs(days) < 730 ? t(`limit.days.${way}`, { days: Math.abs(days) }) : t(`limit.years.${way}`, { years })
  }
  const ends = { min: say(min), max: say(max) }
  const range = min === null ? (max === null ? '' : t('limit.upTo', ends)) : max === null ? t('limit.from', ends) : ''
  const both = min !== null && max !== null ? `${ends.min} – ${ends.max}` : range
  return [both, format && t(`format.${format}`)].filter(Boolean).join(' · ')
}
