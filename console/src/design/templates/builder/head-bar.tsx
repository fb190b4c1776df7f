import type { TemplateView } from '@coverwright/contract/design/templates'
import { templateLimits as limits } from '@coverwright/rules/design/templates'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { AttachedFiles } from './attached-files'
import { useMailWays } from './mail-context'
import { TextsField } from './texts-field'
import { useMailActs, useRoot } from './use-mail'

/** What stands in a list of mails before one is opened, who it is from, and what goes along. */
export function HeadBar({ template }: { template: TemplateView }) {
  const t = useTexts('templates')
  const { subject, preview } = useRoot()
  const { changeRoot } = useMailActs()
  const { language } = useMailWays()
  const length = [...(preview[language] ?? '')].length
  return (
    <div className="mail-head">
      <TextsField
        label={t('build.subject')}
        value={subject}
        most={limits.subject}
        onChange={(next) => changeRoot({ subject: next })}
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
        onChange={(next) => changeRoot({ preview: next })}
      />
      <Field label={t('build.from')} isGroup>
        {() => (
          <p className="mail-from cw-cut">{[template.sender.name, template.sender.email].filter(Boolean).join(', ')}</p>
        )}
      </Field>
      <AttachedFiles template={template} />
    </div>
  )
}
