import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { ListSelect } from './list-select'
import { TextsField } from './texts-field'

type Each = Extract<Block, { kind: 'each' }>

/** A line for each entry of a list; another list has other variables, so its lines begin empty. */
export function EachFields({ block, onChange }: { block: Each; onChange: (block: Each) => void }) {
  const t = useTexts('templates')
  return (
    <>
      <ListSelect
        label={t('build.over')}
        value={block.over}
        onChange={(over) => onChange({ ...block, over, text: {}, aside: {} })}
      />
      <TextsField
        label={t('build.title')}
        value={block.title}
        most={limits.label}
        onChange={(title) => onChange({ ...block, title })}
      />
      <TextsField
        label={t('build.entry')}
        value={block.text}
        most={limits.label}
        inside={block.over}
        onChange={(text) => onChange({ ...block, text })}
      />
      <TextsField
        label={t('build.aside')}
        value={block.aside}
        most={limits.label}
        inside={block.over}
        onChange={(aside) => onChange({ ...block, aside })}
      />
    </>
  )
}
