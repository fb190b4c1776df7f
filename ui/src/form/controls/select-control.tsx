import { Select } from 'antd'
import type { ControlFor } from '../form-types'
import { NamedList } from './named-list'

export function SelectControl({ field, ...control }: ControlFor<'select'>) {
  return (
    <Select
      id={control.id}
      className="cw-wide"
      mode={field.isMultiple ? 'multiple' : undefined}
      value={(control.value === '' ? undefined : control.value) as string | string[] | undefined}
      onChange={(value) => control.onChange(value)}
      options={field.options.map(({ value, label, blocked }) => ({
        value,
        label,
        disabled: Boolean(blocked),
        title: blocked,
      }))}
      showSearch={field.canSearch === false ? false : { optionFilterProp: 'label' }}
      allowClear={field.isOptional}
      popupRender={(list) => <NamedList name={field.label}>{list}</NamedList>}
      placeholder={field.placeholder}
      status={control.isInvalid ? 'error' : undefined}
      size={control.isLarge ? 'large' : undefined}
      disabled={control.isDisabled || control.isReadOnly}
      aria-invalid={control.isInvalid || undefined}
      aria-describedby={control.describedBy}
    />
  )
}
