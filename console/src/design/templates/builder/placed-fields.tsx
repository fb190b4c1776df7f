import { type Block, fieldShows, isPaper, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Check } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { UploadZone } from '@coverwright/ui/upload'
import { useUploadFor } from '../../../company/media'
import { MillimetresField } from './millimetres-field'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

type Placed = Extract<Block, { kind: 'field' }>
type Props = { block: Placed; onChange: (block: Block) => void }

/** What a field of an uploaded PDF shows, and where. */
export function PlacedFields({ block, onChange }: Props) {
  const t = useTexts('templates')
  const { body, mayEdit } = useBuilder()
  const { upload, accept, maxBytes } = useUploadFor('image')
  const pages = (isPaper(body) && body.page.base?.pages) || []
  const sheet = pages[block.page - 1] ?? { width: 210, height: 297 }
  const change = (part: Partial<Placed>) => onChange({ ...block, ...part })
  const most = { x: sheet.width - block.width, y: sheet.height - block.height }
  const measures = [
    ['x', Math.floor(most.x), 0],
    ['y', Math.floor(most.y), 0],
    ['width', Math.floor(sheet.width - block.x), 1],
    ['height', Math.floor(sheet.height - block.y), 1],
  ] as const
  return (
    <>
      <Field label={t('upload.showsLabel')}>
        {({ id }) => (
          <select
            id={id}
            className="mail-input"
            value={block.shows}
            disabled={!mayEdit}
            onChange={({ target }) => change({ shows: fieldShows.find((each) => each === target.value) ?? 'text' })}
          >
            {fieldShows.map((each) => (
              <option key={each} value={each}>
                {t(`upload.shows.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(block.shows === 'text' || block.shows === 'qr') && (
        <TextsField
          label={t(block.shows === 'qr' ? 'build.holds' : 'build.text')}
          value={block.text}
          most={limits.label}
          onChange={(text) => change({ text })}
        />
      )}
      {block.shows === 'picture' && (
        <UploadZone
          label={t('build.picture')}
          {...{ upload, accept, maxBytes }}
          onChange={(file) => change({ fileId: file?.id ?? '' })}
        />
      )}
      {block.shows === 'text' && <Letters block={block} change={change} />}
      {pages.length > 1 && (
        <MillimetresField
          label={t('upload.onPage')}
          value={block.page}
          within={{ least: 1, most: pages.length }}
          onChange={(page) => change({ page })}
        />
      )}
      {measures.map(([name, largest, least]) => (
        <MillimetresField
          key={name}
          label={t(`upload.measures.${name}`)}
          value={block[name]}
          within={{ least, most: Math.max(least, largest) }}
          onChange={(length) => change({ [name]: length })}
        />
      ))}
    </>
  )
}

/** How a text looks: its size, which side it stands at, whether it stands out. */
function Letters({ block, change }: { block: Placed; change: (part: Partial<Placed>) => void }) {
  const t = useTexts('templates')
  return (
    <>
      <MillimetresField
        label={t('upload.letters')}
        value={block.size}
        within={limits.letters}
        onChange={(size) => change({ size })}
      />
      <Segments
        label={t('upload.align')}
        value={block.align}
        options={(['left', 'center', 'right'] as const).map((value) => ({
          value,
          label: t(`upload.aligned.${value}`),
        }))}
        onChange={(align) => change({ align })}
      />
      <Check isOn={block.isBold} onChange={(isBold) => change({ isBold })}>
        {t('upload.bold')}
      </Check>
    </>
  )
}
