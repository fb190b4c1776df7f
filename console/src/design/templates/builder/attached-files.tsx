import type { TemplateView } from '@coverwright/contract/design/templates'
import type { PaperMoment } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Popup } from '@coverwright/ui/menu'
import { Link } from '@coverwright/ui/navigation'
import { type UploadedFile, UploadZone } from '@coverwright/ui/upload'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { useUploadFor } from '../../../company/media'
import { places } from '../places'
import { useBuilder } from './use-building'

/** The files that go along with every mail of this template, and the documents of the policy where it sends them. */
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
  const papers = sendsDocuments(template) ? standardPapers : []
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
              {papers.length > 0 && t('build.documents', { count: papers.length })}
              {papers.length > 0 && files.length > 0 && ', '}
              {(papers.length === 0 || files.length > 0) &&
                t('build.files', { count: files.length, size: bytes(whole) })}
            </Button>
          )}
        >
          {() => (
            <div className="mail-files">
              {papers.length > 0 && (
                <p className="mail-goes">
                  {t('build.goesAlong', {
                    documents: papers.map((moment) => t(`moments.${moment}`)).join(', '),
                    others: otherPapers.map((moment) => t(`moments.${moment}`)).join(', '),
                  })}{' '}
                  <Link href={places.pdf.uses}>{t('list.uses.pdf')}</Link>
                </p>
              )}
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
              {mayEdit && template.system === null && (
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

/** What is made of every policy, and what is made where its product has a template for it. */
const standardPapers: readonly PaperMoment[] = ['cover', 'receipt']
const otherPapers: readonly PaperMoment[] = ['schedule', 'certificate']

/** The mail of an issued policy carries its documents, whoever wrote it. */
export const sendsDocuments = ({ system, madeFrom, usedBy }: TemplateView): boolean =>
  system === 'policyIssued' ||
  madeFrom?.key === 'policyIssued' ||
  usedBy.some(({ moment }) => moment === 'policyIssued')
