import { useEffect, useRef, type MouseEvent } from 'react'

type Props = { label: string; isOn: boolean; isPartly?: boolean; onToggle: (isShift: boolean) => void }

export function CheckBox({ label, isOn, isPartly = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <input
      ref={box}
      type="checkbox"
      className="cw-check"
      aria-label={label}
      checked={isOn}
      onChange={() => {}}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
    />
  )
}
