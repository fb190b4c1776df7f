import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useTexts } from '@coverwright/ui/locales'

/** What was recorded of a deed in words: things by their names, the rest by what it is. Ids and codes are left out. */
export function useFactWords(): (entry: AuditEntry) => [name: string, value: string][] {
  const t = useTexts('audit')
  const wordFor = (key: string) => {
    const words = t(key)
    return words === key ? undefined : words
  }
  return ({ things, about }) => {
    const kinds = [...new Set(things.map(({ kind }) => kind))]
    const ofThings = kinds.flatMap((kind): [string, string][] => {
      const title = wordFor(`thing.${kind}`)
      const names = things.filter((thing) => thing.kind === kind).map(({ name }) => name ?? t('gone'))
      return title ? [[title, names.join(', ')]] : []
    })
    const others = Object.entries(about).flatMap(([key, value]): [string, string][] => {
      const title = /Ids?$/.test(key) || value === null ? undefined : wordFor(`fact.${key}`)
      return title ? [[title, told(value)]] : []
    })
    return [...ofThings, ...others]
  }
}

const told = (value: unknown): string =>
  Array.isArray(value) ? value.map(told).join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
