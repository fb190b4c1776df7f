import { Input } from 'antd'
import { useState } from 'react'

export type TypedInputProps = {
  label: string
  value: string
  onCommit: (typed: string) => void
  error?: string | undefined
  isDisabled?: boolean
  placeholder?: string
  className?: string
  prefix?: string
  maxLength?: number
}

/** A cell that is typed in place and taken over when it is left: one step of undo, not one per letter. */
export function TypedInput({ label, value, onCommit, error, isDisabled, ...look }: TypedInputProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed !== undefined && typed !== value) onCommit(typed)
    setTyped(undefined)
  }
  return (
    <Input
      {...look}
      variant="borderless"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      title={error}
      status={error ? 'error' : undefined}
      disabled={isDisabled}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onPressEnter={(event) => event.currentTarget.blur()}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
    />
  )
}
