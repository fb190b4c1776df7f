import type { TemplateView } from '@coverwright/contract/design/templates'
import {
  type Block,
  type BlockKind,
  blocksOf,
  type MailBody,
  type PageBody,
  type PaperBody,
  type TemplateBody,
} from '@coverwright/rules/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useDraft } from '../../../platform/draft'
import { copyOf, newBlock } from './new-block'
import { draftFor, type TemplateDocument } from './template-draft'
import { wrongPlace } from './wrong-place'

export type Shows = 'variables' | 'values'
/** What a narrow screen shows; a wide one has all of them side by side. */
export const panes = ['canvas', 'blocks', 'block', 'head'] as const
export type Pane = (typeof panes)[number]

/** A template while it is built: the draft, the chosen block, and what panels do to them. */
export function useBuilding(template: TemplateView, start: Language) {
  const drafting = useDraft(draftFor(template), template)
  const { document, change } = drafting
  const [language, setLanguage] = useState(start)
  const [shows, setShows] = useState<Shows>('variables')
  const [pane, setPane] = useState<Pane>('canvas')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const choose = useCallback((id: string | null) => {
    setChosenId(id)
    // Whoever presses a block wants to write in it.
    setPane(id === null ? 'canvas' : 'block')
  }, [])
  const blocks = blocksOf(document.body)
  const { saving, error } = drafting
  const wrong = saving === 'refused' ? wrongPlace(error, document.body) : null
  const [isJumping, setJumping] = useState(false)
  /** To what could not be saved; its field takes the focus once it is there. */
  const jump = () => {
    if (wrong?.language) setLanguage(wrong.language)
    if (wrong?.blockId) choose(wrong.blockId)
    else setPane('head')
    setJumping(true)
  }
  const acts = useMemo(() => actsOn(change, choose), [change, choose])
  return {
    ...{ template, drafting, document, body: document.body, blocks, acts, mayEdit: drafting.mayEdit },
    ...{ language, setLanguage, shows, setShows, pane, setPane, choose },
    ...{ wrong, jump, isJumping, jumped: () => setJumping(false) },
    chosen: blocks.find(({ id }) => id === chosenId),
    variables: template.variables,
  }
}

export type Building = ReturnType<typeof useBuilding>

type Change = ReturnType<typeof useDraft<TemplateView, TemplateDocument>>['change']

/** Each is one step that can be taken back; typing in one place is one. */
function actsOn(change: Change, choose: (id: string | null) => void) {
  const onBody = (edit: (body: TemplateBody) => TemplateBody, step: string) =>
    change((document) => ({ ...document, body: edit(document.body) }), step)
  const onBlocks = (edit: (blocks: readonly Block[]) => readonly Block[], step: string) =>
    // Only blocks of its own kind are offered, and the server takes no others.
    onBody((body) => ({ ...body, blocks: edit(body.blocks) }) as TemplateBody, step)
  return {
    /** After the one with this id; at the end without one. */
    add(kind: BlockKind, after?: string) {
      const block = newBlock(kind)
      onBlocks((blocks) => putAt(blocks, block, placeAfter(blocks, after)), `add ${block.id}`)
      choose(block.id)
    },
    copy(block: Block) {
      const copy = copyOf(block)
      onBlocks((blocks) => putAt(blocks, copy, placeAfter(blocks, block.id)), `add ${copy.id}`)
      choose(copy.id)
    },
    remove(id: string) {
      onBlocks((blocks) => blocks.filter((block) => block.id !== id), `remove ${id}`)
      choose(null)
    },
    move(id: string, to: number) {
      onBlocks((blocks) => {
        const block = blocks.find((each) => each.id === id)
        const others = blocks.filter((each) => each !== block)
        return block ? putAt(others, block, Math.max(0, Math.min(others.length, to))) : blocks
      }, `move ${id}`)
    },
    write: (next: Block, step = `write ${next.id}`) =>
      onBlocks((blocks) => blocks.map((block) => (block.id === next.id ? next : block)), step),
    setBody: (part: Partial<MailBody> | Pick<PaperBody, 'page'> | Pick<PageBody, 'search'>) =>
      onBody((body) => ({ ...body, ...part }) as TemplateBody, `write ${Object.keys(part).join(' ')}`),
    setHead: (head: Partial<Omit<TemplateDocument, 'body'>>) =>
      change((document) => ({ ...document, ...head }), `write ${Object.keys(head).join(' ')}`),
  }
}

const putAt = (blocks: readonly Block[], block: Block, at: number) => [
  ...blocks.slice(0, at),
  block,
  ...blocks.slice(at),
]
const placeAfter = (blocks: readonly Block[], id: string | undefined) => {
  const at = blocks.findIndex((block) => block.id === id)
  return at < 0 ? blocks.length : at + 1
}

export const BuildingContext = createContext<Building | null>(null)

export function useBuilder(): Building {
  const building = useContext(BuildingContext)
  if (!building) throw new Error('A block is drawn outside of its template')
  return building
}
