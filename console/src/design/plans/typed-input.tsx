import { useTypedField } from '@coverwright/ui/typed-fields'
import { Input } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'

type Focusable = { focus: () => void } | null

export type TypedInputProps = {
  label: string
  value: string
  /** Takes it over, or says why it cannot be: then it stays as it was typed. */
  onCommit: (typed: string) => string | void
  error?: string | undefined
  isDisabled?: boolean
  placeholder?: string
  className?: string
  maxLength?: number
  /** Words, which may be long: they wrap instead of running out of sight. */
  wraps?: boolean
}

/** A cell that is typed in place and taken over when it is left: one step of undo, not one per letter. */
export function TypedInput({ label, value, onCommit, error, isDisabled, wraps, ...look }: TypedInputProps) {
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<Focusable>(null)
  useTypedField(typed === undefined || typed === value ? null : refusal ? 'unread' : 'typing', field)
  const commit = () => {
    const refused = typed !== undefined && typed !== value ? onCommit(typed) : undefined
    setRefusal(refused ?? undefined)
    if (!refused) setTyped(undefined)
  }
  const change = (next: string | undefined) => {
    setRefusal(undefined)
    setTyped(next)
  }
  const fault = refusal ?? error
  const control = {
    ...look,
    ref: (control: Focusable) => void (field.current = control),
    variant: 'borderless' as const,
    'aria-label': label,
    'aria-invalid': fault ? true : undefined,
    title: fault,
    status: fault ? ('error' as const) : undefined,
    disabled: isDisabled,
    value: typed ?? value,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    onBlur: commit,
    onPressEnter: (event: KeyboardEvent<HTMLElement>) => event.currentTarget.blur(),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && change(undefined),
  }
  return (
    <>
      {wraps ? <Input.TextArea {...control} autoSize={LINES} /> : <Input {...control} />}
      {refusal && (
        <p className="plans-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}

const LINES = { minRows: 1, maxRows: 8 }
