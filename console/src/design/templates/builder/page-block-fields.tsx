import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { LinkField } from './link-field'
import { PictureFields } from './picture-fields'
import { TextsField } from './texts-field'

type PageOnly = Extract<Block, { kind: 'hero' | 'covers' | 'prices' | 'testimonial' | 'action' | 'footer' }>
type Props = { block: PageOnly; onChange: (block: PageOnly) => void }

/** The fields of blocks that stand on a page alone. */
export function PageBlockFields({ block, onChange }: Props) {
  const t = useTexts('templates')
  const [most, long] = [limits.label, limits.text]
  if (block.kind === 'footer')
    return (
      <>
        <TextsField
          isLong
          label={t('build.text')}
          value={block.text}
          most={long}
          onChange={(text) => onChange({ ...block, text })}
        />
        <p className="mail-hint">{t('build.footerHelp')}</p>
      </>
    )
  if (block.kind === 'testimonial')
    return (
      <>
        <TextsField
          isLong
          label={t('build.quote')}
          value={block.text}
          most={long}
          onChange={(text) => onChange({ ...block, text })}
        />
        <TextsField
          label={t('build.who')}
          value={block.name}
          most={most}
          onChange={(name) => onChange({ ...block, name })}
        />
        <TextsField
          label={t('build.role')}
          value={block.role}
          most={most}
          onChange={(role) => onChange({ ...block, role })}
        />
      </>
    )
  return (
    <>
      <TextsField
        label={t('build.headline')}
        value={block.title}
        most={most}
        onChange={(title) => onChange({ ...block, title })}
      />
      <TextsField
        isLong
        label={t('build.under')}
        value={block.text}
        most={long}
        onChange={(text) => onChange({ ...block, text })}
      />
      {block.kind !== 'covers' && (
        <TextsField
          label={t('build.button')}
          value={block.label}
          most={most}
          onChange={(label) => onChange({ ...block, label })}
        />
      )}
      {block.kind === 'covers' && <p className="mail-hint">{t('build.coversHelp')}</p>}
      {block.kind === 'prices' && <p className="mail-hint">{t('build.pricesHelp')}</p>}
      {(block.kind === 'hero' || block.kind === 'action') && (
        <LinkField label={t('build.link')} value={block.link} onChange={(link) => onChange({ ...block, link })} />
      )}
      {block.kind === 'hero' && <PictureFields block={block} onChange={onChange} />}
    </>
  )
}
