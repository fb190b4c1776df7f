import { useFormats } from '@coverwright/ui/formats'
import { InputNumber } from 'antd'

type Props = {
  id: string
  aboutId: string
  value: number | undefined
  /** What counts where nothing is filled in. */
  usual: number
  decimals?: number
  unit: string
  hasError?: boolean
  isReadOnly: boolean
  onChange: (value: number | undefined) => void
}

/** A number with its unit; emptied, the usual counts again. What is out of range stays, and is refused in words. */
export function NumberField({ id, aboutId, value, usual, decimals = 0, unit, hasError, isReadOnly, onChange }: Props) {
  const { decimal, decimalMark } = useFormats()
  return (
    <InputNumber<number>
      id={id}
      aria-describedby={aboutId}
      aria-invalid={hasError}
      {...(hasError ? { status: 'error' as const } : {})}
      value={value ?? null}
      placeholder={decimal(String(usual))}
      precision={decimals}
      decimalSeparator={decimalMark}
      controls={false}
      suffix={unit}
      readOnly={isReadOnly}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}
