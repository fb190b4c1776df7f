import { CircleAlert } from 'lucide-react'
import { useId, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '../button'
import { useTexts } from '../locales'
import { BlockedReason } from '../page'
import { FieldRow } from './field-row'
import type { Field, FormItem, FormSchema, Refusal, Values } from './form-types'
import { useForm, type FormOutcome } from './use-form'
import { useUnsaved } from './unsaved'
import './form.css'

export type FormProps<Out> = {
  schema: FormSchema<Out>
  fields: FormItem[]
  initial: Values
  /** Sends it. Answer with refusals to show them at their fields; throw and the form says it failed and keeps all. */
  onSubmit: (out: Out) => Promise<FormOutcome> | FormOutcome
  /** A verb with its object: 'Create voucher'. */
  submitLabel: string
  /** Words for a refusal code; what it does not know is told in general words. */
  errorText?: (code: string) => string | undefined
  /** Why it cannot be sent now. */
  blocked?: string
  /** Beside the button: Cancel, or a way out. */
  secondary?: ReactNode
  /** Above the button, below the fields. */
  note?: ReactNode
  isLarge?: boolean
  /** Off where leaving loses nothing worth asking about, as on the sign-in page. */
  guardsUnsaved?: boolean
  label?: string
}

/** A form is its schema and its fields: labels above, help under, errors at the field, nothing lost. */
export function Form<Out>(props: FormProps<Out>) {
  const { fields: items, errorText, isLarge = false } = props
  const t = useTexts('ui')
  const formId = useId()
  const box = useRef<HTMLFormElement>(null)
  const fields = useMemo(() => items.filter((item): item is Field => 'name' in item), [items])
  const focusField = (name: string) => focusIn(box.current, `${formId}-${name}`)
  const form = useForm({ ...props, fields, focusField })
  useUnsaved(props.guardsUnsaved !== false && form.isDirty && !form.state.isSending)
  const words = (refusal: Refusal | undefined) => refusal && (errorText?.(refusal.code) ?? ownWords(t, refusal.code))
  const send = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form
      ref={box}
      className={isLarge ? 'cw-form cw-form-large' : 'cw-form'}
      noValidate
      aria-label={props.label}
      onSubmit={send}
    >
      <div className="cw-fields">
        {items.map((item) =>
          'section' in item ? (
            <SectionHead key={item.section} {...item} />
          ) : item.shownWhen && !item.shownWhen(form.state.values) ? null : (
            <FieldRow key={item.name} field={item} formId={formId} form={form} words={words} isLarge={isLarge} />
          ),
        )}
      </div>
      {form.state.general && (
        <p className="cw-form-error" role="alert">
          <CircleAlert />
          {words(form.state.general)}
        </p>
      )}
      {props.note}
      <div className="cw-form-foot">
        <SubmitButton
          label={props.submitLabel}
          isBusy={form.state.isSending}
          blocked={props.blocked}
          isLarge={isLarge}
        />
        {props.secondary}
      </div>
    </form>
  )
}

/** The few codes that are ui's own; a code nobody has words for is told in general. */
function ownWords(t: ReturnType<typeof useTexts>, code: string): string {
  switch (code) {
    case 'form.required':
      return t('form.required')
    case 'form.tooLong':
      return t('form.tooLong')
    case 'form.failed':
      return t('form.failed')
    default:
      return t('form.invalid')
  }
}

function SectionHead({ section, about }: { section: string; about?: ReactNode }) {
  return (
    <div className="cw-form-section">
      <h2>{section}</h2>
      {about && <p>{about}</p>}
    </div>
  )
}

type SubmitProps = { label: string; isBusy: boolean; blocked?: string; isLarge: boolean }

function SubmitButton({ label, isBusy, blocked, isLarge }: SubmitProps) {
  const size = isLarge ? 'large' : 'middle'
  if (blocked)
    return (
      <BlockedReason reason={blocked}>
        {(props) => (
          <Button type="primary" size={size} {...props}>
            {label}
          </Button>
        )}
      </BlockedReason>
    )
  return (
    <Button type="primary" htmlType="submit" size={size} loading={isBusy}>
      {label}
    </Button>
  )
}

function focusIn(form: HTMLFormElement | null, id: string) {
  const element = form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  const target = element?.matches('input, textarea, button, select')
    ? element
    : element?.querySelector<HTMLElement>('input, button')
  target?.focus({ preventScroll: true })
  element?.closest('.cw-field')?.scrollIntoView({ block: 'nearest' })
}
