import { photoOperations } from '@coverwright/contract/design/library'
import { type Block, pictureWidths, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { UploadZone } from '@coverwright/ui/upload'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useUploadFor } from '../../../company/media'
import { useMayCall } from '../../../platform/me'
import { PhotoPicker } from '../../library'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

type Picture = Extract<Block, { kind: 'picture' | 'hero' }>

/** The file, what it shows for those who do not see it, and on paper how wide it is. */
export function PictureFields<Shown extends Picture>({
  block,
  onChange,
}: {
  block: Shown
  onChange: (block: Shown) => void
}) {
  const t = useTexts('templates')
  const { template } = useBuilder()
  const { upload, accept, maxBytes } = useUploadFor('image')
  if (template.system) return <p className="mail-hint">{t('system.noFiles')}</p>
  return (
    <>
      <UploadZone
        label={t('build.picture')}
        upload={upload}
        accept={accept}
        maxBytes={maxBytes}
        onChange={(file) => onChange({ ...block, fileId: file?.id ?? '' })}
      />
      {template.kind !== 'email' && <FromLibrary onPick={(fileId) => onChange({ ...block, fileId })} />}
      {template.kind === 'pdf' && block.kind === 'picture' && (
        <Segments
          label={t('build.pictureWidth')}
          value={`${block.width ?? 100}`}
          options={pictureWidths.map((width) => ({ value: `${width}`, label: `${width}%` }))}
          onChange={(chosen) => onChange({ ...block, width: pictureWidths.find((width) => `${width}` === chosen) })}
        />
      )}
      <TextsField
        label={t('build.alt')}
        value={block.alt}
        most={limits.label}
        onChange={(alt) => onChange({ ...block, alt })}
      />
    </>
  )
}

/** Papers and pages have room for a photo of the library; mails show only what was uploaded for them. */
function FromLibrary({ onPick }: { onPick: (fileId: string) => void }) {
  const t = useTexts('templates')
  const [isPicking, setPicking] = useState(false)
  const maySee = useMayCall(photoOperations.list)
  const { mayEdit } = useBuilder()
  if (!maySee || !mayEdit) return null
  return (
    <>
      <Button size="small" icon={<Images />} onClick={() => setPicking(true)}>
        {t('build.fromLibrary')}
      </Button>
      {isPicking && (
        <PhotoPicker value={undefined} onPick={({ fileId }) => onPick(fileId)} onClose={() => setPicking(false)} />
      )}
    </>
  )
}
