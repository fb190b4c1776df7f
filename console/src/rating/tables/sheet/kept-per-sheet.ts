import type { Sheet } from './sheet'

/** Works something out of a sheet once for each stamp: rows change inside the sheet, and only the stamp tells that they did. */
export function keptPerSheet<Value>(work: (sheet: Sheet) => Value) {
  const kept = new WeakMap<Sheet, { stamp: string | number; value: Value }>()
  return (sheet: Sheet, stamp: string | number): Value => {
    const last = kept.get(sheet)
    if (last?.stamp === stamp) return last.value
    const value = work(sheet)
    kept.set(sheet, { stamp, value })
    return value
  }
}
