import type { ReactNode } from 'react'
import './segments.css'

export type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** Something small after the label: how many there are. */
  beside?: ReactNode
}
export type SegmentsProps<Value extends string> = {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A few views of one thing, one of them on: '24 hours, 7 days, 30 days'. With an icon the label is for the title only. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <div className="cw-segments" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={option.value === value ? 'cw-on' : undefined}
          aria-pressed={option.value === value}
          aria-label={option.label}
          title={option.icon ? option.label : undefined}
          onClick={() => onChange(option.value)}
        >
          {option.icon ?? option.label}
          {option.beside}
        </button>
      ))}
    </div>
  )
}
