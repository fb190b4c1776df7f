import { ColorPicker } from 'antd'
import { useTexts } from '../../locales'
import type { ControlFor } from '../form-types'

/** A company's own colour, as six hex digits. */
export function ColourControl({ field, ...control }: ControlFor<'colour'>) {
  const t = useTexts('ui')
  return (
    <div id={control.id} className="cw-colour" role="group" aria-labelledby={`${control.id}-label`}>
      <ColorPicker
        value={(control.value as string) || undefined}
        onChangeComplete={(colour) => control.onChange(colour.toHexString().toUpperCase())}
        presets={field.presets ? [{ label: t('form.colours'), colors: field.presets }] : undefined}
        disabledAlpha
        showText
        disabled={control.isDisabled}
        size={control.isLarge ? 'large' : undefined}
      />
    </div>
  )
}
