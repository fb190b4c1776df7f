import { type FieldKind, fieldKinds } from '@coverwright/rules/rating/connectors'
import type { T } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'

type TextOptions = { isMono?: boolean; placeholder?: string; onLeave?: () => void }

/** A column that is a text of its row. */
export function textColumn<Key extends string>(
  key: Key,
  label: string,
  isReadOnly: boolean,
  { isMono = false, placeholder = label, onLeave }: TextOptions = {},
) {
  return {
    key,
    label,
    draw: (row: Record<Key, string>, set: (part: Record<Key, string>) => void, named: string) => (
      <Input
        aria-label={named}
        placeholder={placeholder}
        className={isMono ? 'cw-mono' : ''}
        value={row[key]}
        readOnly={isReadOnly}
        onChange={(event) => set({ [key]: event.target.value } as Record<Key, string>)}
        onBlur={onLeave}
      />
    ),
  }
}

type Kinded = { kind: FieldKind }

/** What kind of value it is: the same of what a connector is told and of what is taken from its answer. */
export const kindColumn = (t: T, isReadOnly: boolean) => ({
  key: 'kind',
  label: t('column.kind'),
  draw: (row: Kinded, set: (part: Kinded) => void, named: string) => (
    <Select
      aria-label={named}
      value={row.kind}
      disabled={isReadOnly}
      options={fieldKinds.map((value) => ({ value, label: t(`fieldKind.${value}`) }))}
      onChange={(kind) => set({ kind })}
    />
  ),
})
