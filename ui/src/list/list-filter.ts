export type FilterOption = { value: string; label: string; count?: number }
export type Filter = {
  key: string
  label: string
  /** What the chip says when it is off: 'Any', 'Anyone'. */
  any: string
  options: FilterOption[]
  isSingle?: boolean
  /** Shown as a chip even when off; the others wait behind 'Filter'. */
  isPinned?: boolean
}

export type StateTab = { key: string; label: string; count?: number }
