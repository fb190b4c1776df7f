import { NumberInput } from '../../number-input'
import type { ControlFor } from '../form-types'

export function NumberControl({ field, ...control }: ControlFor<'number'>) {
  return (
    <NumberInput
      id={control.id}
      className="cw-wide"
      value={control.value as number | null}
      onChange={(value) => control.onChange(value)}
      min={field.min}
      max={field.max}
      step={field.step}
      precision={field.precision}
      suffix={field.unit && <span className="cw-unit">{field.unit}</span>}
      controls={false}
      placeholder={field.placeholder}
      status={control.isInvalid ? 'error' : undefined}
      size={control.isLarge ? 'large' : undefined}
      disabled={control.isDisabled}
      readOnly={control.isReadOnly}
      aria-invalid={control.isInvalid || undefined}
      aria-describedby={control.describedBy}
    />
  )
}
