import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { LinkField } from './link-field'
import { MillimetresField } from './millimetres-field'
import { TextsField } from './texts-field'

type Props = { block: Extract<Block, { kind: 'qr' | 'space' | 'signature' }>; onChange: (block: Block) => void }

/** The fields of small things that stand on paper alone. */
export function SheetFields({ block, onChange }: Props) {
  const t = useTexts('templates')
  if (block.kind === 'space')
    return (
      <MillimetresField
        label={t('build.millimetres')}
        value={block.millimetres}
        within={limits.space}
        onChange={(millimetres) => onChange({ ...block, millimetres })}
      />
    )
  if (block.kind === 'qr')
    return (
      <>
        <LinkField
          takesTexts
          label={t('build.holds')}
          value={block.holds}
          onChange={(holds) => onChange({ ...block, holds })}
        />
        <TextsField
          label={t('build.caption')}
          value={block.caption}
          most={limits.label}
          onChange={(caption) => onChange({ ...block, caption })}
        />
      </>
    )
  return (
    <>
      <TextsField
        label={t('build.signedBy')}
        value={block.name}
        most={limits.label}
        onChange={(name) => onChange({ ...block, name })}
      />
      <TextsField
        label={t('build.role')}
        value={block.role}
        most={limits.label}
        onChange={(role) => onChange({ ...block, role })}
      />
    </>
  )
}
