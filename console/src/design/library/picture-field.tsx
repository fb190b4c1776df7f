import { MIDDLE, WHOLE_PICTURE } from '@coverwright/rules/design/library'
import type { ControlProps } from '@coverwright/ui/form'
import { UploadZone } from '@coverwright/ui/upload'
import { useUploadFor } from '../../company/media'
import { Cropper } from './cropper'
import type { CutPicture } from './photo-form'

type Props = Pick<ControlProps, 'id' | 'value' | 'onChange' | 'describedBy' | 'isInvalid' | 'isReadOnly'> & {
  label: string
}

/** First a picture is sent, then it is cut. */
export function PictureField({ value, onChange, isReadOnly, ...control }: Props) {
  const sending = useUploadFor('photo')
  const picture = value as CutPicture | null
  if (picture) {
    const change = isReadOnly
      ? {}
      : { onChange: (cut: Pick<CutPicture, 'crop' | 'focus'>) => onChange({ ...picture, ...cut }) }
    return <Cropper url={picture.url} cut={picture} {...change} />
  }
  return (
    <UploadZone
      {...control}
      {...sending}
      onChange={(file) => file?.url && onChange({ fileId: file.id, url: file.url, crop: WHOLE_PICTURE, focus: MIDDLE })}
    />
  )
}
