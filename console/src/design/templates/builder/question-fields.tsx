import { type Block, type FactRow, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, X } from 'lucide-react'
import { TextsField } from './texts-field'

type Questions = Extract<Block, { kind: 'questions' }>

/** What visitors ask, and what they are answered. */
export function QuestionFields({ block, onChange }: { block: Questions; onChange: (block: Questions) => void }) {
  const t = useTexts('templates')
  const { rows } = block
  const change = (place: number, part: Partial<FactRow>) =>
    onChange({ ...block, rows: rows.map((row, at) => (at === place ? { ...row, ...part } : row)) })
  return (
    <>
      <TextsField
        label={t('build.headline')}
        value={block.title}
        most={limits.label}
        onChange={(title) => onChange({ ...block, title })}
      />
      {rows.map((row, place) => (
        <div key={row.id} className="mail-row" role="group" aria-label={t('build.questionRow', { number: place + 1 })}>
          <TextsField
            label={t('build.question')}
            value={row.label}
            most={limits.label}
            onChange={(label) => change(place, { label })}
          />
          <TextsField
            isLong
            label={t('build.answer')}
            value={row.value}
            most={limits.text}
            onChange={(value) => change(place, { value })}
          />
          <Button
            size="small"
            type="text"
            icon={<X />}
            aria-label={t('build.removeQuestion', { number: place + 1 })}
            onClick={() => onChange({ ...block, rows: rows.filter((_, at) => at !== place) })}
          />
        </div>
      ))}
      {rows.length < limits.rows && (
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => onChange({ ...block, rows: [...rows, { id: crypto.randomUUID(), label: {}, value: {} }] })}
        >
          {t('build.addQuestion')}
        </Button>
      )}
    </>
  )
}
