import { namesIn } from '@coverwright/rules/design/datasets'
import type { Body } from '@coverwright/rules/design/products'
import type { BoundBlock, BoundLogic } from '../../../platform/routes'
import { itemPage, pageItem, pageOf, type Pages, placedIn } from '../actions/places'

/** Rooms that keep logic of a product, by the screen that it is kept on. */
export type Keepers = ReadonlyMap<string, BoundLogic>

/** Logic that hangs on the answers of a form and is kept by another part of the product. */
export type Elsewhere = BoundBlock & {
  /** The question whose answer decides it: the last that is asked of all that it reads. */
  readonly on: string
  readonly path: string
  /** Who changes it; nobody here for whoever may not open that screen. */
  readonly keeper?: BoundLogic
}

type Parts = Pick<Body, 'pages' | 'underwriting' | 'connectors'>
type Kept = Omit<Elsewhere, 'on'>

export const elsewhereKey = ({ path, id }: Pick<Elsewhere, 'path' | 'id'>): string => `${path} ${id}`

/**
 * What declines, refers, asks and sends, each at the question that lets it be decided. What was added here stays where it
 * was put (`pinned`), while its condition is still being written.
 */
export function keptElsewhere(
  body: Parts,
  keepers: Keepers = new Map(),
  pinned: ReadonlyMap<string, string> = new Map(),
) {
  const socketOf = lastAsked(body.pages)
  const isThere = (item: string | undefined) => item !== undefined && pageOf(body.pages, item) !== undefined
  const end = body.pages.at(-1)
  const kept = [...inBody(body).filter(({ path }) => !keepers.has(path)), ...withKeepers(keepers)]
  return kept.flatMap((each): Elsewhere[] => {
    const put = pinned.get(elsewhereKey(each))
    const asked = socketOf([each.when, ...each.reads])
    const on = isThere(put) ? put : (asked ?? (each.keeper && end && pageItem(end.id)))
    return on === undefined ? [] : [{ ...each, on }]
  })
}

const withKeepers = (keepers: Keepers): Kept[] =>
  [...keepers].flatMap(([path, keeper]) => keeper.blocks.map((block) => ({ ...block, path, keeper })))

/** As it is saved, for who has no right to the screens that keep it, and until those are here. */
function inBody({ underwriting, connectors }: Parts): Kept[] {
  const rules = (underwriting?.rules ?? []).flatMap(({ id, title, when, verdict: { decision }, isOff }): Kept[] => {
    if (isOff || (decision !== 'decline' && decision !== 'refer')) return []
    return [{ id, does: decision, title, when, reads: [], fills: [], path: '/setting-page/underwriting' }]
  })
  const asks = (connectors?.uses ?? []).map(({ id, when, inputs, outputs }): Kept => ({
    ...{ id, does: 'ask', title: '', when, path: '/apiList' },
    ...{ reads: Object.values(inputs), fills: Object.values(outputs) },
  }))
  return [...rules, ...asks]
}

/** On a question itself; on a page, whatever hangs on it or on a question of it. */
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
