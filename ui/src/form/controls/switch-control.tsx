import type { ControlFor } from '../form-types'

/** A browser checkbox that looks like a switch: it is in the tab order, says its state, and needs no script. */
export function SwitchControl({ field, ...control }: ControlFor<'switch'>) {
  return (
    <label className="cw-switch-row">
      <span>{field.label}</span>
      <input {...checkProps(control)} type="checkbox" role="switch" className="cw-switch" />
    </label>
  )
}

export function CheckControl({ field, ...control }: ControlFor<'check'>) {
  return (
    <label className="cw-check-row">
      <input {...checkProps(control)} type="checkbox" className="cw-check" />
      <span>{field.label}</span>
    </label>
  )
}

function checkProps(control: Omit<ControlFor<'switch'>, 'field'>) {
  return {
    id: control.id,
    checked: control.value === true,
    onChange: (event: { target: { checked: boolean } }) => control.onChange(event.target.checked),
    disabled: control.isDisabled,
    'aria-invalid': control.isInvalid || undefined,
    'aria-describedby': control.describedBy,
  }
}
