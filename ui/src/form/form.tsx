import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button'
import { Note } from '../note'
import { BlockedReason } from '../page'
import { Fields } from './fields'
import { type FormHandle, type FormOptions, useForm } from './use-form'

export type FormProps<Out> = FormOptions<Out> & {
  /** A verb with its object: 'Create voucher'. */
  submitLabel: string
  /** Why it cannot be sent now. */
  blocked?: string | undefined
  /** Beside the button: a way out. */
  secondary?: ReactNode
  /** Above the button, below the fields. */
  note?: ReactNode
  isLarge?: boolean
  label?: string
}

/** A form is its schema and its fields: labels above, help under, errors at the field, nothing lost. */
export function Form<Out>(props: FormProps<Out>) {
  const { isLarge = false, isReadOnly = false } = props
  const form = useForm(props)
  return (
    <FormBody form={form} {...props}>
      {!isReadOnly && (
        <div className="cw-form-foot">
          <SubmitButton form={form} {...props} isLarge={isLarge} />
          {props.secondary}
        </div>
      )}
    </FormBody>
  )
}

type BodyProps = Pick<FormProps<never>, 'fields' | 'note' | 'label' | 'isLarge'> & {
  form: FormHandle
  children?: ReactNode
}

/** Everything of a form but its buttons, which stand in a dialog's foot. */
export function FormBody({ form, fields, note, label, isLarge = false, children }: BodyProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form
      id={form.id}
      className={isLarge ? 'cw-form cw-form-large' : 'cw-form'}
      noValidate
      aria-label={label}
      onSubmit={send}
    >
      <Fields form={form} fields={fields} isLarge={isLarge} />
      {form.general && (
        <Note tone="danger" isNews>
          {form.general}
        </Note>
      )}
      {note}
      {children}
    </form>
  )
}

type SubmitProps = { form: FormHandle; submitLabel: string; blocked?: string | undefined; isLarge?: boolean }

/** Sends the form wherever it stands. */
export function SubmitButton({ form, submitLabel, blocked, isLarge = false }: SubmitProps) {
  const look = { type: 'primary', size: isLarge ? 'large' : 'middle' } as const
  if (blocked)
    return (
      <BlockedReason reason={blocked}>
        {(props) => (
          <Button {...look} {...props}>
            {submitLabel}
          </Button>
        )}
      </BlockedReason>
    )
  return (
    <Button {...look} htmlType="submit" form={form.id} loading={form.isSending}>
      {submitLabel}
    </Button>
  )
}
