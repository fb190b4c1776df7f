import { languages } from '@coverwright/rules/languages'
import { Check } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import type { ChosenProps } from './step-props'

/** What it is sold in; a template speaks all five. */
export function LanguagesStep({ draft, change }: ChosenProps) {
  const t = useTexts('products')
  const own = useTexts('designs')
  const turn = (language: (typeof languages)[number], isOn: boolean) =>
    change({
      languages: isOn ? [...draft.languages, language] : draft.languages.filter((each) => each !== language),
    })
  return (
    <Field
      isGroup
      label={t('column.languages')}
      help={t('field.languagesHelp')}
      error={draft.languages.length === 0 ? own('field.languageMissing') : undefined}
    >
      {() =>
        languages.map((language) => (
          <Check key={language} isOn={draft.languages.includes(language)} onChange={(isOn) => turn(language, isOn)}>
            {languageNames[language]}
          </Check>
        ))
      }
    </Field>
  )
}
