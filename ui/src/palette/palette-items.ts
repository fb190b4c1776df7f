import type { ReactNode } from 'react'
import { rankItems } from './rank-items'

export type PaletteItem = {
  key: string
  label: string
  /** Other words people may type for it. */
  words?: string
  /** Where it is or what it is, small at the right. */
  hint?: string
  icon?: ReactNode
  href?: string
  run?: () => void
}

export type PaletteSource = {
  key: string
  label: string
  /** Known at once: places to go, things to do. Ranked here. */
  items?: PaletteItem[]
  /** Asked of the server as one types: products, policies, people. Its order is kept. */
  search?: (query: string, signal: AbortSignal) => Promise<PaletteItem[]>
}

export type PaletteGroup = { key: string; label: string; items: PaletteItem[] }

const PER_GROUP = 6

/** The groups to show: local ones ranked, found ones as they came, empty ones left out. */
export function paletteGroups(
  sources: PaletteSource[],
  query: string,
  found: Record<string, PaletteItem[]>,
): PaletteGroup[] {
  return sources
    .map(({ key, label, items = [] }) => ({
      key,
      label,
      items: [...rankItems(items, query), ...(found[key] ?? [])].slice(0, query.trim() === '' ? 8 : PER_GROUP),
    }))
    .filter((group) => group.items.length > 0)
}
