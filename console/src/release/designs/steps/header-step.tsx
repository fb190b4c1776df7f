import { headerStyles, lookMarks } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

export function HeaderStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const { header } = look
  const { mark, ...unmarked } = header
  return (
    <>
      <ChoiceCards
        name="header"
        label={t('step.header.label')}
        value={header.style ?? 'plain'}
        onChange={(style) => onLook({ header: { ...header, style } })}
        choices={headerStyles.map((value) => ({
          value,
          label: t(`header.${value}`),
          about: t(`headerAbout.${value}`),
        }))}
      />
      <ChoiceCards
        size="small"
        name="mark"
        label={t('header.mark')}
        value={mark ?? 'letter'}
        onChange={(next) => onLook({ header: next === 'letter' ? unmarked : { ...header, mark: next } })}
        choices={(['letter', ...lookMarks] as const).map((value) => ({ value, label: t(`mark.${value}`) }))}
      />
    </>
  )
}
