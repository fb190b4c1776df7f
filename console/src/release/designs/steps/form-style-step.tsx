import { fieldStyles } from '@coverwright/rules/design/products'
import { Switch } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { ChoiceCards } from '../choice-cards'
import type { LookProps } from './step-props'

export function FormStyleStep({ look, onLook }: LookProps) {
  const t = useTexts('designs')
  const { form } = look
  return (
    <>
      <ChoiceCards
        name="fields"
        label={t('form.fields')}
        value={form?.fields ?? 'outlined'}
        onChange={(fields) => onLook({ form: { ...form, fields } })}
        choices={fieldStyles.map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <Switch isOn={form?.isClose ?? false} onChange={(isClose) => onLook({ form: { ...form, isClose } })}>
        {t('form.close')}
      </Switch>
    </>
  )
}
