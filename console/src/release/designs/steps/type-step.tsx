import {
  insuranceTypes,
  LOOK_DRAWINGS_ADDRESS,
  lookDrawings,
  MAX_TYPE_WORDS,
  productSizes,
} from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { ChoiceCards } from '../choice-cards'
import { useTemplateWords } from '../use-template-words'
import { useTemplates } from '../use-templates'
import type { ChosenProps } from './step-props'

const INK = '3e5c76'

/** What is insured, and how much is asked. */
export function TypeStep({ draft, change }: ChosenProps) {
  const t = useTexts('designs')
  const kinds = useTexts('products')
  const { language } = useLanguage()
  const has = useTemplateWords()
  const { data } = useTemplates(draft.size)
  const aboutOf = (value: (typeof insuranceTypes)[number]) => {
    if (value === 'other') return t('start.blankAbout')
    const template = data?.templates.find(({ type }) => type === value)
    return template ? `${textIn(template.about, language)} ${has(template)}` : ''
  }
  return (
    <>
      <ChoiceCards
        name="insuranceType"
        label={t('field.type')}
        value={draft.insuranceType}
        onChange={(insuranceType) =>
          change({ insuranceType, look: null, start: insuranceType === 'other' ? 'blank' : 'template' })
        }
        size="large"
        choices={insuranceTypes.map((value) => ({
          value,
          label: kinds(`type.${value}`),
          about: aboutOf(value),
          picture: lookDrawings.some((each) => each === value) && (
            <img src={`${LOOK_DRAWINGS_ADDRESS}/${value}-${INK}.svg`} alt="" loading="lazy" />
          ),
        }))}
      />
      {draft.insuranceType === 'other' && (
        <Field label={kinds('field.typeWords')} help={kinds('field.typeWordsHelp')}>
          {(control) => (
            <Input
              {...control}
              value={draft.typeWords}
              maxLength={MAX_TYPE_WORDS}
              onChange={(event) => change({ typeWords: event.target.value })}
            />
          )}
        </Field>
      )}
      <ChoiceCards
        name="size"
        label={kinds('field.size')}
        value={draft.size}
        onChange={(size) => change({ size })}
        choices={productSizes.map((value) => ({ value, label: kinds(`size.${value}`), about: t(`size.${value}`) }))}
      />
    </>
  )
}
