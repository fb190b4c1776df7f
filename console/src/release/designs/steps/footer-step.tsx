import { MAX_FOOTER } from '@coverwright/rules/design/products'
import { isBlank, type Texts } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import type { LookProps } from './step-props'

/** Under every page, in each language that it is sold in. */
export function FooterStep({ look, onLook, draft }: LookProps) {
  const t = useTexts('designs')
  const write = (footer: Texts) => onLook({ footer: isBlank(footer) ? undefined : footer })
  return draft.languages.map((language) => (
    <Field
      key={language}
      label={t('footer.in', { language: languageNames[language] })}
      help={t('footer.help')}
      isOptional
    >
      {(control) => (
        <Input.TextArea
          {...control}
          rows={3}
          value={look.footer?.[language] ?? ''}
          maxLength={MAX_FOOTER}
          onChange={(event) => write({ ...look.footer, [language]: event.target.value })}
        />
      )}
    </Field>
  ))
}
