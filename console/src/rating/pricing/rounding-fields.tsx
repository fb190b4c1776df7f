import { roundingModes, type RoundingRule } from '@coverwright/rules/money'
import { useTexts } from '@coverwright/ui/locales'
import { ChoiceField, TextField } from './step-fields'

type Props = { value: RoundingRule; onChange: (value: RoundingRule) => void; isReadOnly: boolean }

/** Which way is rounded, and to what: the smallest coin, or multiples of something. */
export function RoundingFields({ value, onChange, isReadOnly }: Props) {
  const t = useTexts('pricing')
  const isCoin = value.to === 'minorUnit'
  return (
    <>
      <ChoiceField
        label={t('field.rounding')}
        value={value.mode}
        options={roundingModes.map((mode) => ({ value: mode, label: t(`rounding.${mode}`) }))}
        onChange={(mode) => onChange({ ...value, mode })}
        isReadOnly={isReadOnly}
      />
      <ChoiceField
        label={t('field.roundTo')}
        value={isCoin ? 'minorUnit' : 'other'}
        options={[
          { value: 'minorUnit', label: t('rounding.coin') },
          { value: 'other', label: t('rounding.multiple') },
        ]}
        onChange={(to) => onChange({ ...value, to: to === 'minorUnit' ? to : '0.05' })}
        isReadOnly={isReadOnly}
      />
      {!isCoin && (
        <TextField
          label={t('field.multiple')}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  )
}
