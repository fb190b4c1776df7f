import type { ControlFor } from '../form-types'
import { plainDigits } from '../plain-digits'

const LENGTH = 6

/** Six boxes to see, one field to type in: paste, a phone's suggestion and a screen reader all find a single code. */
export function CodeControl({ field, ...control }: ControlFor<'code6'>) {
  const code = typeof control.value === 'string' ? control.value : ''
  const write = (typed: string) => {
    const all = plainDigits(typed).replace(/\D/g, '')
    const digits = control.isInvalid ? afterWrong(code, all) : all.slice(0, LENGTH)
    control.onChange(digits)
    if (digits.length === LENGTH && digits !== code) field.onFull?.(digits)
  }
  return (
    <div className="cw-code" data-invalid={control.isInvalid}>
      <input
        id={control.id}
        className="cw-code-field"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={field.autoFocus}
        value={code}
        onChange={(event) => write(event.target.value)}
        disabled={control.isDisabled || control.isReadOnly}
        aria-invalid={control.isInvalid || undefined}
        aria-describedby={control.describedBy}
      />
      <div className="cw-code-boxes" aria-hidden="true">
        {Array.from({ length: LENGTH }, (_, at) => (
          <span key={at} className="cw-num" data-next={at === Math.min(code.length, LENGTH - 1)}>
            {code[at]}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Typing on after six wrong digits begins a new code: nobody wants to take six away first. */
const afterWrong = (code: string, all: string) =>
  code.length === LENGTH && all.length > LENGTH && all.startsWith(code)
    ? all.slice(LENGTH, 2 * LENGTH)
    : all.slice(0, LENGTH)
