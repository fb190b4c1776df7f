import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { TextsField } from './texts-field'
import { TitledRows } from './titled-rows'

type Questions = Extract<Block, { kind: 'questions' }>

/** What visitors ask, and what they are answered. */
export function QuestionFields({ block, onChange }: { block: Questions; onChange: (block: Questions) => void }) {
  const t = useTexts('templates')
  return (
    <>
      <TextsField
        label={t('build.headline')}
        value={block.title}
        most={limits.label}
        onChange={(title) => onChange({ ...block, title })}
      />
      <TitledRows
        rows={block.rows.map(({ id, label: title, value: text }) => ({ id, title, text }))}
        most={limits.rows}
        words={{
          ...{ title: t('build.question'), text: t('build.answer'), add: t('build.addQuestion') },
          row: (number) => t('build.questionRow', { number }),
          remove: (number) => t('build.removeQuestion', { number }),
        }}
        onChange={(rows) =>
          onChange({ ...block, rows: rows.map(({ id, title: label, text: value }) => ({ id, label, value })) })
        }
      />
    </>
  )
}
