import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Popup } from '@coverwright/ui/menu'
import { type UploadedFile, UploadZone } from '@coverwright/ui/upload'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { useUploadFor } from '../../../company/media'
import { useBuilder } from './use-building'

/** The files that go along with every mail of this template, besides those of the moment. */
export function AttachedFiles({ attachments }: { attachments: readonly string[] }) {
  const t = useTexts('templates')
  const { bytes } = useFormats()
  const { template, acts, mayEdit } = useBuilder()
  const [sent, setSent] = useState<readonly UploadedFile[]>([])
  const { upload, accept, maxBytes } = useUploadFor('mailAttachment')
  const known = [
    ...template.files.map(({ id, name, size }) => ({ id, name, size })),
    ...sent.map(({ id, name, bytes: size = 0 }) => ({ id, name, size })),
  ]
  const files = attachments.map(
    (id) => known.find((file) => file.id === id) ?? { id, name: t('build.fileGone'), size: 0 },
  )
  const whole = files.reduce((sum, { size }) => sum + size, 0)
  const add = (file: UploadedFile | null) => {
    if (!file) return
    setSent((before) => [...before, file])
    acts.setBody({ attachments: [...attachments, file.id] })
  }
  return (
    <Field label={t('build.attached')} isGroup>
      {() => (
        <Popup
          label={t('build.attached')}
          align="end"
          trigger={(props) => (
            <Button {...props} icon={<Paperclip />}>
              {t('build.files', { count: files.length, size: bytes(whole) })}
            </Button>
          )}
        >
          {() => (
            <div className="mail-files">
              <ul>
                {files.map(({ id, name, size }) => (
                  <li key={id}>
                    <span className="cw-cut">{name}</span> <small>{bytes(size)}</small>
                    {mayEdit && (
                      <Button
                        size="small"
                        type="text"
                        icon={<X />}
                        aria-label={t('build.detach', { name })}
                        onClick={() => acts.setBody({ attachments: attachments.filter((each) => each !== id) })}
                      />
                    )}
                  </li>
                ))}
              </ul>
              {mayEdit && (
                <UploadZone
                  key={attachments.length}
                  label={t('build.attach')}
                  upload={upload}
                  accept={accept}
                  maxBytes={maxBytes}
                  onChange={add}
                />
              )}
            </div>
          )}
        </Popup>
      )}
    </Field>
  )
}
