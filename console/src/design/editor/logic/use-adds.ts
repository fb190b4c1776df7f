import type { Question } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { useMemo } from 'react'
import type { BoundDeed } from '../../../platform/routes'
import { blockKey, blocksOn, changeBlocks, type FlowBlock } from '../actions/flow-blocks'
import { pageItem, type Pages, pageOf, placedIn } from '../actions/places'
import type { FormEditing } from '../use-form-editor'
import { comparedBy, writeCondition } from './condition'
import { startTerm } from './condition-rows'
import { elsewhereKey, type Keepers } from './kept-elsewhere'
import { namesUpTo } from './names-before'

export type Deed = FlowBlock['does'] | BoundDeed

const OWN: readonly Deed[] = ['show', 'require', 'skip', 'set']
/** All of them, in the order in which they are offered. */
const ALL: readonly Deed[] = [...OWN, 'decline', 'refer', 'ask', 'send']

/** Which flow blocks a socket can be given, and how one is: the same for the panel and the map. */
export function useAdds(editing: FormEditing) {
  const { acts, pages, whole, language, keepers, store, mayEdit } = editing
  const sockets = useMemo(() => socketsOf(pages), [pages])
  const addOwn = (on: string, does: FlowBlock['does']) => {
    const { socket } = sockets.get(on) ?? {}
    if (!socket) return
    const at = blocksOn(socket).filter((block) => block.does === does).length
    const page = pageOf(pages, on)
    const toPage = page && pages[pages.indexOf(page) + 1]?.id
    const more = does === 'skip' ? { toPage: toPage ?? '' } : does === 'set' ? { value: '' } : {}
    const when = does === 'show' || does === 'require' ? 'true' : ''
    const block: FlowBlock = { on, does, at, when, ...more }
    acts.edit((now) => changeBlocks(now, on, (all) => [...all, block]), `add ${blockKey(block)}`)
  }
  /** It begins with the answer that it stands on; what only asks is asked always. */
  const startOn = (on: string, does: BoundDeed): string => {
    const asked = namesUpTo(whole, on, language)
    const own = asked.findLast(({ type }) => comparedBy[type.kind])
    if (does === 'ask' || !own) return ''
    const typeOf = (name: string) => asked.find((each) => each.name === name)?.type.kind
    const written = writeCondition({ join: 'all', terms: [startTerm(own)] }, typeOf)
    return written === 'true' ? '' : written
  }
  const addBound = (on: string, does: BoundDeed) => {
    const [path, keeper] = [...keepers].find(([, each]) => each.deeds.includes(does)) ?? []
    const start = { title: textIn(sockets.get(on)?.socket.title, language).slice(0, 120), when: startOn(on, does) }
    const id = keeper?.add(does, start)
    if (path && id) pin(elsewhereKey({ path, id }), on)
  }
  const pin = (key: string, on: string) => store.setState(({ pinned }) => ({ pinned: new Map([...pinned, [key, on]]) }))
  return {
    /** What can be added to a socket now. */
    deedsOn: (on: string): Deed[] => (mayEdit ? ALL.filter((does) => canAdd(keepers, sockets.get(on), does)) : []),
    add: (on: string, does: Deed) => {
      if (isOwn(does)) addOwn(on, does)
      else addBound(on, does)
      store.setState({ chosen: [on], tab: 'logic' })
    },
  }
}

const isOwn = (does: Deed): does is FlowBlock['does'] => OWN.includes(does)

type Socket = { readonly socket: Pages[number] | Question; readonly isInRow: boolean }

/** Looked up once: a map of a hundred pages asks for each of them. */
const socketsOf = (pages: Pages): ReadonlyMap<string, Socket> =>
  new Map<string, Socket>([
    ...pages.map((page) => [pageItem(page.id), { socket: page, isInRow: false }] as const),
    ...placedIn(pages).map(
      ({ question, group }) => [question.id, { socket: question, isInRow: group !== undefined }] as const,
    ),
  ])

function canAdd(keepers: Keepers, at: Socket | undefined, does: Deed): boolean {
  if (!at) return false
  const { socket, isInRow } = at
  // Rows of a group have no answer of their own outside of it.
  if (!isOwn(does)) {
    const keeper = [...keepers.values()].find((each) => each.deeds.includes(does))
    return keeper !== undefined && keeper.mayEdit && !keeper.blocked && !isInRow
  }
  const isPlain = !('kind' in socket) || socket.kind === 'information'
  if (isPlain && does !== 'show') return false
  return does === 'skip' || does === 'set' || !blocksOn(socket).some((block) => block.does === does)
}
