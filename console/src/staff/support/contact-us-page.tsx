import { contactOperations } from '@coverwright/contract/company/identity'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { EntryPage } from '../../company/identity'
import { useTopics } from './topics'
import { useContactUs } from './use-contact'

const schema = contactOperations.contactUs.takes.omit({ language: true })

/** Writes to the platform's team without an account. Works on a phone. */
export function ContactUsPage() {
  const t = useTexts('support')
  const topics = useTopics()
  const send = useContactUs()
  return (
    <EntryPage>
      <div className="entry-narrow">
        <h1>{t('contactUs.title')}</h1>
        <p className="sign-in-purpose">{t('contactUs.purpose')}</p>
        <Form
          {...send}
          schema={schema}
          label={t('contactUs.title')}
          isLarge
          initial={{ name: '', email: '', company: '', topic: '', message: '' }}
          submitLabel={t('send')}
          fields={[
            {
              name: 'name',
              kind: 'text',
              label: t('field.name'),
              autoComplete: 'name',
              maxLength: 80,
              autoFocus: true,
            },
            { name: 'email', kind: 'email', label: t('field.email'), autoComplete: 'email' },
            {
              name: 'company',
              kind: 'text',
              label: t('field.company'),
              isOptional: true,
              autoComplete: 'organization',
              maxLength: 120,
            },
            { name: 'topic', kind: 'select', label: t('field.topic'), options: topics },
            { name: 'message', kind: 'longText', label: t('field.message'), rows: 6, maxLength: 4000 },
          ]}
        />
      </div>
    </EntryPage>
  )
}
