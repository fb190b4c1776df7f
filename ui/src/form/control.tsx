import { Suspense, type ComponentType, type ReactNode } from 'react'
import { later } from '../later'
import { ChoiceControl, SegmentsControl } from './controls/choice-control'
import { CheckControl, SwitchControl } from './controls/switch-control'
import { CodeControl } from './controls/code-control'
import { LongTextControl, PasswordControl, TextControl } from './controls/text-control'
import type { ControlFor, ControlProps, FieldKind, SimpleField } from './form-types'
import { readAt } from './paths'
import type { FormHandle } from './use-form'

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
  segments: SegmentsControl,
  colour: ColourControl,
}

type Props = { field: SimpleField; control: ControlProps; form: Pick<FormHandle, 'values' | 'change'> }

export function Control(props: Props) {
  return <Suspense fallback={<span className="cw-field-coming" />}>{drawControl(props)}</Suspense>
}

function drawControl({ field, control, form }: Props): ReactNode {
  if (field.kind === 'own') return field.draw(control, form.values)
  if (field.kind === 'phone')
    return (
      <PhoneControl
        {...control}
        field={field}
        code={readAt(form.values, field.codeName)}
        onCode={(code) => form.change(field.codeName, code)}
      />
    )
  /** The table pairs each kind with its own control; TypeScript cannot follow the pairing through an index. */
  const Own = controls[field.kind] as ComponentType<ControlProps & { field: SimpleField }>
  return <Own {...control} field={field} />
}
