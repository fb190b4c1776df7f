import { UploadZone, type UploadedFile } from '../../upload'
import type { ControlFor } from '../form-types'

/** The value is the uploaded file's answer: what the server calls it and its name. */
export function UploadControl({ field, ...control }: ControlFor<'upload'>) {
  return (
    <UploadZone
      id={control.id}
      label={field.label}
      upload={field.upload}
      accept={field.accept}
      maxBytes={field.maxBytes}
      value={control.value as UploadedFile | null}
      onChange={control.onChange}
      onComing={control.onComing}
      describedBy={control.describedBy}
      isInvalid={control.isInvalid}
    />
  )
}
