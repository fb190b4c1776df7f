import dagre from '@dagrejs/dagre'
import { namesIn } from '@coverwright/rules/design/datasets'
import { allBlocks, blockKey, type FlowBlock } from '../actions/flow-blocks'
import { pageItem, pageOf, type Pages, placedIn } from '../actions/places'
import { type Elsewhere, elsewhereOn } from './kept-elsewhere'

export type MapPage = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly height: number
  readonly blocks: readonly FlowBlock[]
  /** What other parts of the product make of its answers. */
  readonly elsewhere: readonly Elsewhere[]
}
export type MapEdge = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kind: 'next' | 'skip' | 'reads'
  readonly block?: FlowBlock
}

export const PAGE_WIDTH = 260
const HEAD = 44
const BLOCK = 30

/** The logic of a form as a picture: pages as sockets, what is bound to them, where one goes and what is read on the way. */
export function logicMap(
  pages: Pages,
  elsewhere: readonly Elsewhere[] = [],
  hasAdd = false,
): { pages: MapPage[]; edges: MapEdge[] } {
  const blocks = allBlocks(pages)
  const on = (id: string) => blocks.filter((block) => pageOf(pages, block.on)?.id === id)
  const edges = [...nextEdges(pages), ...skipEdges(pages, blocks), ...readEdges(pages, blocks)]
  const graph = new dagre.graphlib.Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 120 })
  graph.setDefaultEdgeLabel(() => ({}))
  const sized = pages.map(({ id }) => {
    const [own, others] = [on(id), elsewhereOn(pages, elsewhere, pageItem(id))]
    return {
      id,
      blocks: own,
      elsewhere: others,
      height: HEAD + (own.length + others.length + (hasAdd ? 1 : 0)) * BLOCK,
    }
  })
  for (const { id, height } of sized) graph.setNode(id, { width: PAGE_WIDTH, height })
  for (const { from, to, kind } of edges) if (kind !== 'reads') graph.setEdge(from, to)
  dagre.layout(graph)
  return {
    edges,
    pages: sized.map(({ id, height, ...bound }) => {
      const { x, y } = graph.node(id)
      return { id, height, ...bound, x: x - PAGE_WIDTH / 2, y: y - height / 2 }
    }),
  }
}

const nextEdges = (pages: Pages): MapEdge[] =>
  pages.slice(1).map(({ id }, at) => ({ id: `next ${id}`, from: pages[at]?.id ?? '', to: id, kind: 'next' }))

const skipEdges = (pages: Pages, blocks: readonly FlowBlock[]): MapEdge[] =>
  blocks.flatMap((block): MapEdge[] => {
    const from = pageOf(pages, block.on)?.id
    const to = pages.find(({ id }) => id === block.toPage)?.id
    return from && to ? [{ id: blockKey(block), from, to, kind: 'skip', block }] : []
  })

/** From the page that asks to the page whose logic reads the answer; once, however many conditions read it. */
function readEdges(pages: Pages, blocks: readonly FlowBlock[]): MapEdge[] {
  const askedOn = new Map(placedIn(pages).map(({ question, page }) => [question.dataName, page.id]))
  const found = blocks.flatMap((block) => {
    const to = pageOf(pages, block.on)?.id ?? ''
    return namesIn(`${block.when} ${block.value ?? ''}`).flatMap((name) => {
      const from = askedOn.get(name.split('.')[0] ?? name)
      return from && from !== to ? [{ id: `reads ${from} ${to}`, from, to, kind: 'reads' as const }] : []
    })
  })
  return [...new Map(found.map((edge) => [edge.id, edge])).values()]
}
