import { type Connection, Controls, type Edge, MarkerType, ReactFlow } from '@xyflow/react'
import { textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { settingsOf } from '../../products'
import { blockKey, changeBlocks, deleteBlock, deleteBlocks, type FlowBlock } from '../actions/flow-blocks'
import { findPage, findPlaced, pageItem, pageOf } from '../actions/places'
import type { FormEditing } from '../use-form-editor'
import { useElsewhereWords } from './elsewhere-list'
import { type Elsewhere, elsewhereKey } from './kept-elsewhere'
import { useSentences } from './logic-tab'
import { logicMap, PAGE_WIDTH } from './map-nodes'
import { type MapBlock, MapPageBox, type MapPageNode } from './map-page'
import { titlesOf } from './names-before'
import { useAdds } from './use-adds'
import '@xyflow/react/dist/style.css'
import './logic-map.css'

const nodeTypes = { page: MapPageBox }

/** The same logic as in the sentences, as a picture: pages, what is bound to them, where they jump. A line drawn to a later page is a jump. */
export function LogicMap({ editing }: { editing: FormEditing }) {
  const t = useTexts('editor')
  const { settled, pages, chosen, acts, store, mayEdit, elsewhere } = editing
  const read = useSentences(editing)
  const map = useMemo(() => logicMap(settled.pages, elsewhere, mayEdit), [settled, elsewhere, mayEdit])
  const blockOf = useMapBlocks(editing)
  const addsOn = useMapAdds(editing)
  const nodes = map.pages.map(({ id, x, y, height, blocks, elsewhere: kept }): MapPageNode => ({
    ...{ id, type: 'page' as const, position: { x, y }, width: PAGE_WIDTH, height },
    data: {
      title: textIn(findPage(settled.pages, id)?.title, editing.language).slice(0, 80) || t('untitled'),
      blocks: [...blocks.map(blockOf.own), ...kept.map(blockOf.kept)],
      isChosen: chosen.includes(pageItem(id)),
      adds: mayEdit ? addsOn(id) : null,
    },
  }))
  const edges = useMemo<Edge[]>(
    () =>
      map.edges.map(({ id, from, to, kind, block }) => ({
        ...{ id, source: from, target: to, className: `logic-${kind}`, deletable: kind === 'skip' && mayEdit },
        ...(kind === 'skip' && block ? { label: block.when ? read(block.when, 'condition') : t('logic.always') } : {}),
        markerEnd: { type: MarkerType.ArrowClosed },
      })),
    [map, mayEdit, read, t],
  )
  const connect = ({ source, target }: Connection) => {
    const [from, to] = [pages.findIndex(({ id }) => id === source), pages.findIndex(({ id }) => id === target)]
    const last = pages[from]?.questions.at(-1)
    if (!last || to <= from) return
    const block: FlowBlock = { on: last.id, does: 'skip', at: last.skips?.length ?? 0, when: '', toPage: target }
    acts.edit((now) => changeBlocks(now, last.id, (all) => [...all, block]), `add ${blockKey(block)}`)
    store.setState({ chosen: [last.id], tab: 'logic' })
  }
  const remove = (gone: readonly Edge[]) => {
    const ids = new Set(gone.map(({ id }) => id))
    const blocks = map.edges.flatMap(({ id, block }) => (ids.has(id) && block ? [block] : []))
    if (blocks.length > 0) acts.edit((now) => deleteBlocks(now, blocks), `delete ${[...ids].join(' ')}`)
  }
  return (
    <section className="editor-middle logic-map" aria-label={t('map.title')}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesConnectable={mayEdit}
        onConnect={connect}
        onEdgesDelete={remove}
        onNodeClick={(_, { id }) => store.setState({ chosen: [pageItem(id)], tab: 'logic' })}
        deleteKeyCode={mayEdit ? ['Delete', 'Backspace'] : null}
        fitView
        fitViewOptions={{ maxZoom: 1, minZoom: 0.5 }}
        minZoom={0.1}
        onlyRenderVisibleElements
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  )
}

/** Flow blocks as lines of a page: those of the form, and those that other rooms keep. */
function useMapBlocks(editing: FormEditing) {
  const t = useTexts('editor')
  const { settled, language, chosen, acts, store, mayEdit, product } = editing
  const read = useSentences(editing)
  const called = useMemo(() => titlesOf(settled.pages, language), [settled.pages, language])
  const sayKept = useElsewhereWords(called, read)
  const choose = (on: string) => () => store.setState({ chosen: [on], tab: 'logic' })
  const own = (block: FlowBlock): MapBlock => ({
    ...{ key: blockKey(block), isKept: false, isChosen: chosen.includes(block.on), onChoose: choose(block.on) },
    text: `${t(`block.${block.does}`)} ${block.when ? read(block.when, 'condition') : t('logic.always')}`,
    onDelete: mayEdit ? () => acts.edit((now) => deleteBlock(now, block), `delete ${blockKey(block)}`) : undefined,
  })
  const kept = (each: Elsewhere): MapBlock => ({
    ...{ key: elsewhereKey(each), text: sayKept(each), isKept: true, isChosen: chosen.includes(each.on) },
    ...(each.keeper ? {} : { href: settingsOf(product.id, each.path) }),
    onChoose: choose(each.on),
    onDelete: mayEdit && each.keeper?.mayEdit ? () => each.keeper?.remove(each.id) : undefined,
  })
  return { own, kept }
}

/** What is added on a page goes to the question of it that is chosen, else to its last. */
function useMapAdds(editing: FormEditing) {
  const t = useTexts('editor')
  const { pages, last, language } = editing
  const { deedsOn, add } = useAdds(editing)
  return (pageId: string): MapPageNode['data']['adds'] => {
    const page = findPage(pages, pageId)
    if (!page) return null
    const isHere = last !== undefined && pageOf(pages, last) === page
    const on = isHere ? last : (page.questions.at(-1)?.id ?? pageItem(pageId))
    const title = findPlaced(pages, on)?.question.title ?? page.title
    const to = textIn(title, language).slice(0, 80) || t('untitled')
    return { to, deeds: deedsOn(on), onAdd: (does) => add(on, does) }
  }
}
