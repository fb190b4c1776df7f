import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { TextsField } from './texts-field'
import { TitledRows } from './titled-rows'

type Cards = Extract<Block, { kind: 'cards' }>

/** Cards beside each other: a few words each. */
export function CardFields({ block, onChange }: { block: Cards; onChange: (block: Cards) => void }) {
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
        rows={block.cards}
        most={limits.cards}
        words={{
          ...{ title: t('build.cardTitle'), text: t('build.text'), add: t('build.addCard') },
          row: (number) => t('build.card', { number }),
          remove: (number) => t('build.removeCard', { number }),
        }}
        onChange={(cards) => onChange({ ...block, cards })}
      />
    </>
  )
}
