import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

type Heading = Extract<Block, { kind: 'heading' }>

/** On paper a heading may be the name of the whole document. */
export function HeadingFields({ block, onChange }: { block: Heading; onChange: (block: Heading) => void }) {
  const t = useTexts('templates')
  const { template } = useBuilder()
  return (
    <>
      <TextsField
        label={t('build.text')}
        value={block.text}
        most={limits.label}
        onChange={(text) => onChange({ ...block, text })}
      />
      {template.kind === 'pdf' && (
        <Check isOn={block.isTitle === true} onChange={(isTitle) => onChange({ ...block, isTitle })}>
          {t('build.isTitle')}
        </Check>
      )}
    </>
  )
}
