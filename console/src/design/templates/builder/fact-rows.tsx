import { type FactRow, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, X } from 'lucide-react'
import { TextsField } from './texts-field'

type Props = { rows: readonly FactRow[]; onChange: (rows: readonly FactRow[]) => void }

/** Label, then what it shows. */
export function FactRows({ rows, onChange }: Props) {
  const t = useTexts('templates')
  const change = (place: number, part: Partial<FactRow>) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <>
      {rows.map((row, place) => (
        <div key={row.id} className="mail-row" role="group" aria-label={t('build.row', { number: place + 1 })}>
          <TextsField
            label={t('build.label')}
            value={row.label}
            most={limits.label}
            onChange={(label) => change(place, { label })}
          />
          <TextsField
            label={t('build.value')}
            value={row.value}
            most={limits.label}
            onChange={(value) => change(place, { value })}
          />
          <Button
            size="small"
            type="text"
            icon={<X />}
            aria-label={t('build.removeRow', { number: place + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {rows.length < limits.rows && (
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => onChange([...rows, { id: crypto.randomUUID(), label: {}, value: {} }])}
        >
          {t('build.addRow')}
        </Button>
      )}
    </>
  )
}
