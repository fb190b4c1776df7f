import { ColorPicker } from 'antd'
import { labelId } from '../../field'
import { useTexts } from '../../locales'
import type { ControlFor } from '../form-types'

/** A company's own colour, as six hex digits. */
export function ColourControl({ field, ...control }: ControlFor<'colour'>) {
  const t = useTexts('ui')
  const colour = typeof control.value === 'string' && control.value ? control.value : undefined
  return (
    <div id={control.id} className="cw-colour" role="group" aria-labelledby={labelId(control.id)}>
      <ColorPicker
        value={colour}
        onChangeComplete={(next) => control.onChange(next.toHexString().slice(0, 7).toUpperCase())}
        presets={field.presets ? [{ label: t('form.colours'), colors: field.presets }] : undefined}
        // Also where there is none yet: what is chosen first would be seen through.
        disabledAlpha
        showText={() => colour ?? t('form.noColour')}
        disabled={control.isDisabled || control.isReadOnly}
        size={control.isLarge ? 'large' : undefined}
      />
    </div>
  )
}
