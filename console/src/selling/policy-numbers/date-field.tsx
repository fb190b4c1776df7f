import { Input } from 'antd'

type Props = {
  control: { id: string; status: 'error' | undefined }
  value: string | null
  onChange: (value: string | null) => void
}

/** A day of the calendar, or none. */
export function DateField({ control, value, onChange }: Props) {
  return (
    <Input {...control} type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value || null)} />
  )
}
