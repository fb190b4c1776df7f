import type { Question } from '@coverwright/rules/design/forms'
import { namesIn } from '@coverwright/rules/design/datasets'
import { type Body, nameUses, type NameUse, type Page } from '@coverwright/rules/design/products'
import type { Elsewhere } from '../logic/kept-elsewhere'
import { changePage, changeQuestion } from './change-item'
import { findPlaced, itemPage, pageItem, type Pages, placedIn } from './places'

/** One piece of logic bound to a socket: a page or question that it is on. `at` tells apart several of a kind. */
export type FlowBlock = {
  readonly on: string
  readonly does: 'show' | 'require' | 'skip' | 'set'
  readonly at: number
  readonly when: string
  readonly value?: string
  readonly toPage?: string
}

export const blockKey = ({ on, does, at }: FlowBlock): string => `${on} ${does} ${at}`

/** A page has conditions only. */
type Ruled = Pick<Question, 'showIf' | 'requireIf' | 'skips' | 'sets'>

/** The item that logic is bound to. */
export const socketOf = (socket: Page | Question): string => ('kind' in socket ? socket.id : pageItem(socket.id))

/** Everything that is bound to one page or question. */
export function blocksOn(socket: Page | Question): FlowBlock[] {
  const { showIf, requireIf, skips = [], sets = [] } = socket as Ruled
  const on = socketOf(socket)
  return [
    ...(showIf ? [{ on, does: 'show' as const, at: 0, when: showIf }] : []),
    ...(requireIf ? [{ on, does: 'require' as const, at: 0, when: requireIf }] : []),
    ...sets.map(({ when, value }, at) => ({ on, does: 'set' as const, at, when, value })),
    ...skips.map(({ when, toPage }, at) => ({ on, does: 'skip' as const, at, when, toPage })),
  ]
}

export const allBlocks = (pages: Pages): FlowBlock[] => [
  ...pages.flatMap(blocksOn),
  ...placedIn(pages).flatMap(({ question }) => blocksOn(question)),
]

/** What stands against taking these away: logic on them or about them, and what other parts of the product make of them. */
export type Bound = {
  readonly blocks: readonly FlowBlock[]
  readonly uses: readonly NameUse[]
  /** Messages that hang on it: they are no part of the body, so its names do not tell of them. */
  readonly sends: readonly Elsewhere[]
}

export function boundTo(body: Body, ids: readonly string[], elsewhere: readonly Elsewhere[] = []): Bound {
  const { pages } = body
  const gone = new Set(ids.flatMap((id) => [id, ...insideOf(pages, id)]))
  const names = namesOf(pages, gone)
  const isNamedIn = (expressions: readonly string[]) =>
    expressions.flatMap(namesIn).some((name) => names.has(name.split('.')[0] ?? name))
  const speaks = ({ when, value = '' }: FlowBlock) => isNamedIn([when, value])
  const blocks = allBlocks(pages).filter(
    (block) => gone.has(block.on) || gone.has(pageItem(block.toPage ?? '')) || speaks(block),
  )
  const uses = nameUses(body).filter(
    (use) => use.where !== 'logic' && use.names.some((name) => names.has(name.split('.')[0] ?? name)),
  )
  const sends = elsewhere.filter(({ does, when, reads }) => does === 'send' && isNamedIn([when, ...reads]))
  return { blocks, uses, sends }
}

function insideOf(pages: Pages, id: string): string[] {
  const page = itemPage(pages, id)
  const placed = placedIn(pages).filter(({ page: on, group }) => on === page || group?.id === id)
  return placed.map(({ question }) => question.id)
}

/** Names inside a group are its own: only those of the journey are spoken of elsewhere. */
const namesOf = (pages: Pages, gone: ReadonlySet<string>) =>
  new Set(
    placedIn(pages).flatMap(({ question, group }) => (!group && gone.has(question.id) ? [question.dataName] : [])),
  )

export function deleteBlock(pages: Pages, block: FlowBlock): Pages {
  return changeBlocks(pages, block.on, (blocks) => blocks.filter((each) => blockKey(each) !== blockKey(block)))
}

/** Several of one socket at once: their numbers shift when one goes. */
export function deleteBlocks(pages: Pages, gone: readonly FlowBlock[]): Pages {
  const keys = new Set(gone.map(blockKey))
  const sockets = [...new Set(gone.map(({ on }) => on))]
  return sockets.reduce(
    (now, on) => changeBlocks(now, on, (blocks) => blocks.filter((each) => !keys.has(blockKey(each)))),
    pages,
  )
}

/** Another list of what is bound to a socket, written as pages and questions keep it. */
export function changeBlocks(pages: Pages, on: string, change: (blocks: FlowBlock[]) => FlowBlock[]): Pages {
  const page = itemPage(pages, on)
  const socket = page ?? findPlaced(pages, on)?.question
  if (!socket) return pages
  const blocks = change(blocksOn(socket))
  const of = (does: FlowBlock['does']) => blocks.filter((block) => block.does === does)
  const showIf = of('show')[0]?.when
  if (page) return changePage(pages, page.id, { showIf } as never)
  const skips = of('skip').map(({ when, toPage = '' }) => ({ when, toPage }))
  const sets = of('set').map(({ when, value = '' }) => ({ when, value }))
  return changeQuestion(pages, on, {
    showIf,
    requireIf: of('require')[0]?.when,
    skips: skips.length > 0 ? skips : undefined,
    sets: sets.length > 0 ? sets : undefined,
  })
}
