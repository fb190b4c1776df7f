import type { ReactNode } from 'react'
import { Field } from '../field'
import { Control } from './control'
import type { SimpleField } from './form-types'
import { readAt } from './paths'
import { fieldId, type FormHandle } from './use-form'

type Props = {
  form: FormHandle
  field: SimpleField
  path: string
  isLarge?: boolean
  /** Instead of the field's own label. */
  label?: ReactNode
}

const groups: readonly SimpleField['kind'][] = ['choice', 'segments', 'colour']

/** One field at its place in the answers. */
export function FieldAt({ form, field, path, isLarge = false, label = field.label }: Props) {
  return (
    <Field
      id={fieldId(form.id, path)}
      className={field.width === 'half' ? 'cw-field-half' : undefined}
      label={label}
      help={field.help}
      error={form.errorAt(path)}
      isOptional={field.isOptional}
      beside={field.beside}
      isGroup={groups.includes(field.kind)}
      labelsItself={field.kind === 'switch' || field.kind === 'check'}
      onLeave={() => form.leave(path)}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Control
          field={field}
          form={form}
          control={{
            id,
            value: readAt(form.values, path),
            onChange: (value) => form.change(path, value),
            onComing: (isComing) => form.come(path, isComing),
            isInvalid: form.isRefusedAt(path),
            describedBy,
            isDisabled: field.isDisabled ?? false,
            isReadOnly: form.isReadOnly,
            isLarge,
          }}
        />
      )}
    </Field>
  )
}
