import { Check, Switch } from '../../check'
import type { ControlFor } from '../form-types'

export function SwitchControl({ field, ...control }: ControlFor<'switch'>) {
  return (
    <label className="cw-switch-row">
      <span>{field.label}</span>
      <Switch {...checkProps(control)} />
    </label>
  )
}

export function CheckControl({ field, ...control }: ControlFor<'check'>) {
  return <Check {...checkProps(control)}>{field.label}</Check>
}

const checkProps = (control: Omit<ControlFor<'switch'>, 'field'>) => ({
  id: control.id,
  isOn: control.value === true,
  onChange: control.onChange,
  isDisabled: control.isDisabled || control.isReadOnly,
  'aria-invalid': control.isInvalid || undefined,
  'aria-describedby': control.describedBy,
})
