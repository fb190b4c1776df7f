import { useTypedField } from '@coverwright/ui/typed-fields'
import { Input, type InputRef } from 'antd'
import { type ReactNode, useId, useRef, useState } from 'react'

type Props<Value> = {
  label: string
  value: Value | null
  read: (text: string) => Value | null
  print: (value: Value) => string
  /** Said where nothing can be read from what was typed. */
  refusal: string
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  isReadOnly: boolean
  onChange: (value: Value | null) => void
}

/** `after`: how what was taken over of it is printed. `isLeft`: the field was left, and it could not be read. */
type Typed = { text: string; after: string; isLeft?: true }

/** A figure as its reader writes it. What cannot be read is not taken over: it is refused in words, and keeps its editor from saving. */
export function FigureInput<Value>(props: Props<Value>) {
  const { label, value, read, print, refusal, isReadOnly, onChange, ...look } = props
  const id = useId()
  const field = useRef<InputRef>(null)
  const [held, setTyped] = useState<Typed>()
  const kept = value === null ? '' : print(value)
  const isEmpty = held?.text.trim() === ''
  // What was taken over is another by now, as by undo: then that is what is shown.
  const typed = held && (isEmpty || held.after === kept) ? held : undefined
  const isUnread = typed !== undefined && !isEmpty && read(typed.text) === null
  useTypedField(isUnread ? 'unread' : null, field)
  const write = (text: string) => {
    const next = read(text)
    setTyped({ text, after: next === null ? kept : print(next) })
    if (next !== null || text.trim() === '') onChange(next)
  }
  const isRefused = isUnread && typed.isLeft === true
  return (
    <>
      <Input
        {...look}
        ref={field}
        aria-label={label}
        inputMode="decimal"
        value={typed?.text ?? kept}
        readOnly={isReadOnly}
        {...(isRefused ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': id } : {})}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
        onBlur={() => setTyped(isUnread ? { ...typed, isLeft: true } : undefined)}
      />
      {isRefused && (
        <small id={id} className="guide-refused" role="alert">
          {refusal}
        </small>
      )}
    </>
  )
}
