import type { AutomationChoices } from '@coverwright/contract/service/automations'
import { smsSize } from '@coverwright/rules/design/templates'
import { type Language, languages, textIn, type Texts } from '@coverwright/rules/languages'
import { automationLimits } from '@coverwright/rules/service/automations'
import type { ControlProps } from '@coverwright/ui/form'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import { FilledText } from './filled-text'

type Props = ControlProps & { variables: AutomationChoices['variables'] }

/** One SMS in up to five languages, with how many messages each is billed as. */
export function SmsTexts({ value, onChange, variables, ...control }: Props) {
  const t = useTexts('automations')
  const [language, setLanguage] = useState<Language>('en_us')
  const texts = (value ?? {}) as Texts
  const text = texts[language] ?? ''
  const near = textIn(texts, language)
  const { units, segments } = smsSize(near)
  return (
    <div className="automation-sms">
      <Segments
        label={t('edit.language')}
        value={language}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        onChange={setLanguage}
      />
      <FilledText
        {...control}
        variables={variables}
        most={automationLimits.sms}
        value={text}
        onChange={(words) => onChange({ ...texts, [language]: words as string })}
      />
      <p className="automation-size">
        {text === '' && near !== '' ? `${t('edit.readsNear', { text: near.slice(0, 60) })} ` : ''}
        {t('edit.smsSize', { units, segments })}
      </p>
    </div>
  )
}
