import { type Block, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { CardFields } from './card-fields'
import { EachFields } from './each-fields'
import { FactRows } from './fact-rows'
import { HeadingFields } from './heading-fields'
import { LinkField } from './link-field'
import { PageBlockFields } from './page-block-fields'
import { PictureFields } from './picture-fields'
import { PlacedFields } from './placed-fields'
import { QuestionFields } from './question-fields'
import { SheetFields } from './sheet-fields'
import { TableFields } from './table-fields'
import { TextsField } from './texts-field'

type Props = { block: Block; onChange: (block: Block) => void }

/** The fields of one kind of block. */
export function BlockFields({ block, onChange }: Props) {
  const t = useTexts('templates')
  switch (block.kind) {
    case 'heading':
      return <HeadingFields block={block} onChange={onChange} />
    case 'text':
    case 'note':
      return (
        <TextsField
          isLong
          label={t('build.text')}
          value={block.text}
          most={limits.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      )
    case 'button':
      return (
        <>
          <TextsField
            label={t('build.label')}
            value={block.label}
            most={limits.label}
            onChange={(label) => onChange({ ...block, label })}
          />
          <LinkField label={t('build.link')} value={block.link} onChange={(link) => onChange({ ...block, link })} />
        </>
      )
    case 'picture':
      return <PictureFields block={block} onChange={onChange} />
    case 'facts':
      return (
        <>
          <FactRows rows={block.rows} onChange={(rows) => onChange({ ...block, rows })} />
          <Segments
            label={t('build.columns')}
            value={block.columns === 2 ? 'two' : 'one'}
            options={[
              { value: 'one', label: t('build.oneColumn') },
              { value: 'two', label: t('build.twoColumns') },
            ]}
            onChange={(columns) => onChange({ ...block, columns: columns === 'two' ? 2 : 1 })}
          />
          <Check isOn={block.hidesEmpty} onChange={(hidesEmpty) => onChange({ ...block, hidesEmpty })}>
            {t('build.hidesEmpty')}
          </Check>
        </>
      )
    case 'each':
      return <EachFields block={block} onChange={onChange} />
    case 'field':
      return <PlacedFields block={block} onChange={onChange} />
    case 'header':
      return <p className="mail-hint">{t('build.headerHelp')}</p>
    case 'table':
      return <TableFields block={block} onChange={onChange} />
    case 'qr':
    case 'space':
    case 'signature':
      return <SheetFields block={block} onChange={onChange} />
    case 'hero':
    case 'covers':
    case 'prices':
    case 'testimonial':
    case 'action':
    case 'footer':
      return <PageBlockFields block={block} onChange={onChange} />
    case 'cards':
      return <CardFields block={block} onChange={onChange} />
    case 'questions':
      return <QuestionFields block={block} onChange={onChange} />
    case 'divider':
    case 'pageBreak':
      return null
  }
}
