import { isPage, isPaper, type MailBody, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { AttachedFiles, sendsDocuments } from './attached-files'
import { PageBar } from './page-bar'
import { SearchBar } from './search-bar'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

/** What belongs to the whole, and to no block of it. */
export function HeadBar() {
  const { body } = useBuilder()
  // The pages of an uploaded PDF are as they are.
  if (isPaper(body)) return body.page.base ? null : <PageBar page={body.page} />
  return isPage(body) ? <SearchBar search={body.search} /> : <MailBar body={body} />
}

/** What stands in a list of mails before one is opened, who it is from, and what goes along. */
function MailBar({ body: { subject, preview, attachments } }: { body: MailBody }) {
  const t = useTexts('templates')
  const { template, language, acts } = useBuilder()
  const length = [...(preview[language] ?? '')].length
  return (
    <div className="mail-head">
      <TextsField
        label={t('build.subject')}
        value={subject}
        most={limits.subject}
        onChange={(next) => acts.setBody({ subject: next })}
      />
      <TextsField
        label={t('build.preview')}
        value={preview}
        most={limits.preview}
        beside={
          <span data-long={length > limits.previewShown || undefined}>
            {t('build.ofShown', { length, most: limits.previewShown })}
          </span>
        }
        onChange={(next) => acts.setBody({ preview: next })}
      />
      <Field label={t('build.from')} isGroup>
        {() => (
          <p className="mail-from cw-cut">{[template.sender.name, template.sender.email].filter(Boolean).join(', ')}</p>
        )}
      </Field>
      {(template.system === null || sendsDocuments(template)) && <AttachedFiles attachments={attachments} />}
    </div>
  )
}
