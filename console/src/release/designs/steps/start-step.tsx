import { textIn } from '@coverwright/rules/languages'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { ChoiceCards } from '../choice-cards'
import { useTemplateWords } from '../use-template-words'
import { useTemplates } from '../use-templates'
import type { ChosenProps } from './step-props'

/** From what is there already, or from nothing. */
export function StartStep({ draft, change }: ChosenProps) {
  const t = useTexts('designs')
  const { language } = useLanguage()
  const has = useTemplateWords()
  const { data } = useTemplates(draft.size)
  const template = data?.templates.find(({ type }) => type === draft.insuranceType)
  const blank = { value: 'blank' as const, label: t('start.blank'), about: t('start.blankAbout') }
  return (
    <>
      {data && draft.insuranceType && !template && <Note tone="warning" title={t('refusals.noTemplates')} />}
      <ChoiceCards
        name="start"
        label={t('field.start')}
        value={draft.start}
        onChange={(start) => change({ start, look: null })}
        choices={
          template
            ? [
                {
                  value: 'template',
                  label: textIn(template.name, language),
                  about: `${textIn(template.about, language)} ${has(template)}`,
                },
                blank,
              ]
            : [blank]
        }
      />
    </>
  )
}
