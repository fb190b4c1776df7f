import { useId, type FocusEvent, type ReactNode } from 'react'
import { useTexts } from '../locales'
import './field.css'

/** Spread on an input, a select or anything else that takes an id. */
export type FieldControl = {
  id: string
  status: 'error' | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  label: ReactNode
  /** Under the control: what belongs there. */
  help?: ReactNode
  /** Why it cannot stay like this. */
  error?: string | undefined
  /** Says 'optional' beside the label. */
  isOptional?: boolean | undefined
  /** At the right end of the label. */
  beside?: ReactNode
  /** Several controls that are one answer: the label names the group, and a control of it takes `aria-labelledby`. */
  isGroup?: boolean
  /** The control says its own label, as a checkbox does. */
  labelsItself?: boolean
  id?: string
  className?: string
  /** Somebody went somewhere else. */
  onLeave?: () => void
  children: (control: FieldControl) => ReactNode
}

/** A label above, help and error under, all of them tied to the control. */
export function Field({ label, help, error, beside, isGroup, labelsItself, className, onLeave, ...props }: FieldProps) {
  const t = useTexts('ui')
  const ownId = useId()
  const { id = ownId } = props
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }
  const control: FieldControl = {
    id,
    status: error ? 'error' : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  }
  const Label = isGroup ? 'span' : 'label'
  return (
    <div className={className ? `cw-field ${className}` : 'cw-field'} onBlur={onLeave && leave}>
      {!labelsItself && (
        <div className="cw-label">
          <Label htmlFor={isGroup ? undefined : id} id={labelId(id)}>
            {label}
          </Label>
          {props.isOptional && <span className="cw-label-note">{t('form.optional')}</span>}
          {beside && <span className="cw-label-beside">{beside}</span>}
        </div>
      )}
      {props.children(control)}
      {error && (
        <p id={`${id}-error`} className="cw-field-error" role="alert">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="cw-field-help">
          {help}
        </p>
      )}
    </div>
  )
}

/** What a group is named by. */
export const labelId = (id: string): string => `${id}-label`
