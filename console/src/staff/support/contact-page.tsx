import { SupportMessage } from '@coverwright/contract/company/identity'
import { Form, type FormField } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import type { UploadedFile } from '@coverwright/ui/upload'
import { z } from 'zod'
import { useUploadFor } from '../../company/media'
import { useMe } from '../../platform/me'
import { useTopics } from './topics'
import { useWriteToSupport } from './use-contact'

const file = z.custom<UploadedFile>().nullish()
const schema = SupportMessage.omit({ attachments: true })
  .extend({ first: file, second: file, third: file })
  .transform(({ first, message, second, third, topic }) => ({ topic, message, files: [first, second, third] }))

/** Writes to support from inside: who writes is known, and files can go along. */
export function ContactPage() {
  const t = useTexts('support')
  /** The words of its refusals. */
  useTexts('identity')
  const topics = useTopics()
  const { profile } = useMe()
  const uploading = useUploadFor('emailAttachment')
  const send = useWriteToSupport()
  const upload = (name: string, shownWhen: FormField['shownWhen'] = true): FormField => ({
    name,
    kind: 'upload',
    label: name === 'first' ? t('field.file') : t('field.anotherFile'),
    isOptional: true,
    ...uploading,
    shownWhen,
  })
  return (
    <>
      <PageHeader title={t('contact.title')} purpose={t('contact.purpose', { email: profile.email })} />
      <Form
        {...send}
        schema={schema}
        label={t('contact.title')}
        initial={{ topic: '', message: '', first: null, second: null, third: null }}
        submitLabel={t('send')}
        fields={[
          { name: 'topic', kind: 'select', label: t('field.topic'), options: topics },
          { name: 'message', kind: 'longText', label: t('field.message'), rows: 8, maxLength: 4000 },
          upload('first'),
          upload('second', ({ first }) => Boolean(first)),
          upload('third', ({ second }) => Boolean(second)),
        ]}
      />
    </>
  )
}
