import { type ListName, namesInText, type TableColumn } from '@coverwright/rules/design/templates'
import type { Texts } from '@coverwright/rules/languages'

type Known = { readonly name: string; readonly inside: ListName | null }

/**
 * The columns of a table that goes over another list now: what the new list has too is shown of it ('cover.amount' becomes
 * 'payment.amount'), what it has not goes. A table keeps one column at least.
 */
export function columnsForList(
  columns: readonly TableColumn[],
  over: ListName,
  variables: readonly Known[],
): { kept: TableColumn[]; gone: TableColumn[] } {
  const moved = columns.map((column) => ({ column, value: movedTo(column.value, over, variables) }))
  const kept = moved.flatMap(({ column, value }) => (value ? [{ ...column, value }] : []))
  const gone = moved.flatMap(({ column, value }) => (value ? [] : [column]))
  if (kept.length > 0) return { kept, gone }
  const first = variables.find(({ inside }) => inside === over)
  const value = first ? { en_us: `{{${first.name}}}` } : {}
  return { kept: [{ id: columns[0]?.id ?? 'column-1', title: {}, value, align: 'left' }], gone }
}

/** Null where a text names what the list does not have. */
function movedTo(value: Texts, over: ListName, variables: readonly Known[]): Texts | null {
  const entries: [string, string][] = []
  for (const [language, text] of Object.entries(value)) {
    const renamed = new Map(namesInText(text).map((name) => [name, nameIn(name, over, variables)]))
    if ([...renamed.values()].includes(null)) return null
    entries.push([language, text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) => `{{${renamed.get(name)}}}`)])
  }
  return Object.fromEntries(entries)
}

function nameIn(name: string, over: ListName, variables: readonly Known[]): string | null {
  const inside = variables.find((variable) => variable.name === name)?.inside ?? null
  if (inside === null || inside === over) return name
  const last = name.slice(name.lastIndexOf('.'))
  return variables.find((variable) => variable.inside === over && variable.name.endsWith(last))?.name ?? null
}
