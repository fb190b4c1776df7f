import { buttonFills, buttonShapes } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

export function ButtonStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const { button } = look
  return (
    <>
      <ChoiceCards
        name="shape"
        label={t('button.shape')}
        value={button.shape}
        onChange={(shape) => onLook({ button: { ...button, shape } })}
        choices={buttonShapes.map((value) => ({ value, label: t(`button.${value}`) }))}
      />
      <ChoiceCards
        name="fill"
        label={t('button.fill')}
        value={button.fill ?? 'solid'}
        onChange={(fill) => onLook({ button: { ...button, fill } })}
        choices={buttonFills.map((value) => ({ value, label: t(`button.${value}`) }))}
      />
    </>
  )
}
