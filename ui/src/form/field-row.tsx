import { Suspense, type ComponentType, type ReactNode } from 'react'
import { later } from '../later'
import { useTexts } from '../locales'
import { ChoiceControl } from './controls/choice-control'
import { CheckControl, SwitchControl } from './controls/switch-control'
import { CodeControl } from './controls/code-control'
import { LongTextControl, PasswordControl, TextControl } from './controls/text-control'
import type { ControlFor, ControlProps, Field, FieldKind, Refusal } from './form-types'
import type { useForm } from './use-form'

/** Heavy controls come when a form first shows one, so that the sign-in page does not carry a calendar. */
const SelectControl = later(() => import('./controls/select-control').then((part) => part.SelectControl))
const NumberControl = later(() => import('./controls/number-control').then((part) => part.NumberControl))
const DateControl = later(() => import('./controls/date-control').then((part) => part.DateControl))
const UploadControl = later(() => import('./controls/upload-control').then((part) => part.UploadControl))
const ColourControl = later(() => import('./controls/colour-control').then((part) => part.ColourControl))
const PhoneControl = later(() => import('./controls/phone-control').then((part) => part.PhoneControl))

type Controls = { [Kind in Exclude<FieldKind, 'own' | 'phone'>]: ComponentType<ControlFor<Kind>> }

const controls: Controls = {
  text: TextControl,
  email: TextControl,
  longText: LongTextControl,
  password: PasswordControl,
  number: NumberControl,
  select: SelectControl,
  switch: SwitchControl,
  check: CheckControl,
  date: DateControl,
  code6: CodeControl,
  upload: UploadControl,
  choice: ChoiceControl,
  colour: ColourControl,
}

type Props = {
  field: Field
  formId: string
  form: Pick<ReturnType<typeof useForm>, 'state' | 'change' | 'leave'>
  words: (refusal: Refusal | undefined) => string | undefined
  isLarge: boolean
}

export function FieldRow({ field, formId, form, words, isLarge }: Props) {
  const t = useTexts('ui')
  const id = `${formId}-${field.name}`
  const { errors, values } = form.state
  const refusal = errors[field.name] ?? (field.kind === 'phone' ? errors[field.codeName] : undefined)
  const error = words(refusal)
  const described = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(' ') || undefined
  const control: ControlProps = {
    id,
    value: values[field.name],
    onChange: (value) => form.change(field.name, value),
    onBlur: () => form.leave(field.name),
    isInvalid: refusal !== undefined,
    describedBy: described,
    isDisabled: field.isDisabled ?? false,
    isLarge,
  }
  const labelsItself = field.kind === 'switch' || field.kind === 'check'
  return (
    <div className={field.width === 'half' ? 'cw-field cw-field-half' : 'cw-field'} data-kind={field.kind}>
      {!labelsItself && (
        <div className="cw-label">
          <label htmlFor={id} id={`${id}-label`}>
            {field.label}
          </label>
          {field.isOptional && <span className="cw-label-note">{t('form.optional')}</span>}
          {field.beside && <span className="cw-label-beside">{field.beside}</span>}
        </div>
      )}
      <Suspense fallback={<span className="cw-field-coming" />}>{drawControl(field, control, form)}</Suspense>
      {error && (
        <p id={`${id}-error`} className="cw-field-error" role="alert">
          {error}
        </p>
      )}
      {field.help && (
        <p id={`${id}-help`} className="cw-field-help">
          {field.help}
        </p>
      )}
    </div>
  )
}

function drawControl(field: Field, control: ControlProps, form: Props['form']): ReactNode {
  if (field.kind === 'own') return field.draw(control)
  if (field.kind === 'phone')
    return (
      <PhoneControl
        {...control}
        field={field}
        code={form.state.values[field.codeName]}
        onCode={(code) => form.change(field.codeName, code)}
      />
    )
  /** The table pairs each kind with its own control; TypeScript cannot follow the pairing through an index. */
  const Control = controls[field.kind] as ComponentType<ControlProps & { field: Field }>
  return <Control {...control} field={field} />
}
