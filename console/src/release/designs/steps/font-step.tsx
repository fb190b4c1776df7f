import { lookFonts } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

/** Fonts that buyers have already, each shown in its own face. */
export function FontStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  return (
    <ChoiceCards
      name="font"
      label={t('step.font.label')}
      value={look.font}
      onChange={(font) => onLook({ font })}
      choices={lookFonts.map((value) => ({
        ...{ value, label: t(`font.${value}`) },
        picture: <span className={`choice-face choice-face-${value}`}>{t('font.sample')}</span>,
      }))}
    />
  )
}
