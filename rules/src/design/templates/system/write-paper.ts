import type { Texts } from '../../../languages'
import type { ListName, PaperBlock, TableColumn } from '../blocks'
import type { PaperBody } from '../template'
import { say } from './write'

const every = (id: string, when = '') => ({ id, when })
export const inAll = (text: string): Texts => say(text, text, text)

export const letterhead: PaperBlock = { ...every('header'), kind: 'header' }
export const titled = (text: Texts): PaperBlock[] => [
  { ...every('title'), kind: 'heading', text, isTitle: true },
  { ...every('number'), kind: 'text', text: inAll('{{policy.number}}') },
]
export const section = (id: string, text: Texts): PaperBlock => ({ ...every(id), kind: 'heading', text })
export const paragraph = (id: string, text: Texts): PaperBlock => ({ ...every(id), kind: 'text', text })
export const smallPrint = (text: Texts): PaperBlock => ({ ...every('smallPrint'), kind: 'note', text })

type Row = readonly [id: string, label: Texts, value: string]

export const paperFacts = (id: string, rows: readonly Row[]): PaperBlock => ({
  ...every(id),
  ...{ kind: 'facts', columns: 1, hidesEmpty: true },
  rows: rows.map(([row, label, value]) => ({ id: row, label, value: inAll(value) })),
})

type Column = readonly [id: string, title: Texts, value: string, align?: 'right']
type Sum = { readonly label: Texts; readonly value: Texts }

/** Called by the list that it goes over. */
export const table = (
  over: ListName,
  title: Texts,
  columns: readonly Column[],
  sum: Sum = { label: {}, value: {} },
): PaperBlock => ({
  ...every(over),
  ...{ kind: 'table', over, title, sum },
  columns: columns.map(([id, heading, value, align]): TableColumn => ({
    id,
    title: heading,
    value: inAll(value),
    align: align ?? 'left',
  })),
})

export const lines = (over: ListName, title: Texts, text: string): PaperBlock => ({
  ...every(over),
  ...{ kind: 'each', over, title, text: inAll(text), aside: {} },
})

export const page: PaperBody['page'] = {
  ...{ size: 'a4', margin: 20, header: {}, isNumbered: true },
  footer: inAll('{{company.name}}  ·  {{policy.number}}'),
}
