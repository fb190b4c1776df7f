import { useEffect, useRef, type ReactNode } from 'react'

export type CheckProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Some of what it stands for is on. */
  isPartly?: boolean
  isDisabled?: boolean
  /** Its name, where no words stand beside it. */
  label?: string
  id?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  /** The words beside it. */
  children?: ReactNode
}

/** A browser checkbox in our look: it is in the tab order, says its state, and needs no script. */
export function Check(props: CheckProps) {
  return <Box {...props} look="cw-check" />
}

/** The same, for what is on or off from now on. */
export function Switch(props: CheckProps) {
  return <Box {...props} look="cw-switch" />
}

function Box({
  isOn,
  onChange,
  isPartly = false,
  isDisabled,
  label,
  look,
  children,
  ...rest
}: CheckProps & { look: string }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  const input = (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      role={look === 'cw-switch' ? 'switch' : undefined}
      className={look}
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
  if (children === undefined) return input
  return (
    <label className="cw-check-row">
      {input}
      <span>{children}</span>
    </label>
  )
}
