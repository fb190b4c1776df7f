import type { ReactNode } from 'react'
import { isMeant, rankItems } from './rank-items'

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

/**
 * The groups to show: local ones ranked, found ones as they came, empty ones left out. A place or a command that was
 * meant by its name comes before things that only have the word in theirs: Enter does what was typed.
 */
export function paletteGroups(
  sources: PaletteSource[],
  query: string,
  found: Record<string, PaletteItem[]>,
): PaletteGroup[] {
  const groups = sources
    .map(({ key, label, items = [] }) => ({
      key,
      label,
      items: [...rankItems(items, query), ...(found[key] ?? [])].slice(0, query.trim() === '' ? 8 : PER_GROUP),
    }))
    .filter((group) => group.items.length > 0)
  const known = new Set(sources.filter(({ items }) => items).map(({ key }) => key))
  const isFirst = ({ key, items }: PaletteGroup) => known.has(key) && items[0] !== undefined && isMeant(items[0], query)
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))]
}
