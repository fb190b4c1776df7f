import { namesIn } from '@coverwright/rules/design/datasets'
import type { Body } from '@coverwright/rules/design/products'
import { itemPage, pageOf, type Pages, placedIn } from '../actions/places'

/** Logic that hangs on the answers of a form and is kept by another part of the product. */
export type Elsewhere = {
  readonly id: string
  /** The question whose answer decides it: the last that is asked of all that it reads. */
  readonly on: string
  readonly does: 'decline' | 'refer' | 'ask'
  readonly title: string
  /** Empty is always. */
  readonly when: string
  /** Data names that an answer fills. */
  readonly fills: readonly string[]
  readonly path: '/setting-page/underwriting' | '/apiList'
}

/** Rules that decline or refer, and connectors that are asked, each at the question that lets it be decided. */
export function keptElsewhere({
  pages,
  underwriting,
  connectors,
}: Pick<Body, 'pages' | 'underwriting' | 'connectors'>) {
  const socketOf = lastAsked(pages)
  const rules = (underwriting?.rules ?? []).flatMap(
    ({ id, title, when, verdict: { decision }, isOff }): Elsewhere[] => {
      const on = socketOf([when])
      if (isOff || !on || (decision !== 'decline' && decision !== 'refer')) return []
      return [{ id, on, does: decision, title, when, fills: [], path: '/setting-page/underwriting' }]
    },
  )
  const asks = (connectors?.uses ?? []).flatMap(({ id, when, inputs, outputs }): Elsewhere[] => {
    const on = socketOf([when, ...Object.values(inputs)])
    return on ? [{ id, on, does: 'ask', title: '', when, fills: Object.values(outputs), path: '/apiList' }] : []
  })
  return [...rules, ...asks]
}

/** On a question itself; on a page, whatever hangs on a question of it. */
export function elsewhereOn(pages: Pages, all: readonly Elsewhere[], item: string): Elsewhere[] {
  const page = itemPage(pages, item)
  return all.filter(({ on }) => (page ? pageOf(pages, on) === page : on === item))
}

function lastAsked(pages: Pages) {
  const asked = placedIn(pages).flatMap(({ question, group }) => (group ? [] : [question]))
  return (expressions: readonly string[]): string | undefined => {
    const names = new Set(expressions.flatMap(namesIn).map((name) => name.split('.')[0] ?? name))
    return asked.findLast(({ dataName }) => names.has(dataName))?.id
  }
}
