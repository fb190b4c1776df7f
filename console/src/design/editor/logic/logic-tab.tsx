import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useFormulaWords } from '../../logic'
import { blockKey, blocksOn, changeBlocks, deleteBlock, type FlowBlock, socketOf } from '../actions/flow-blocks'
import { pageOf } from '../actions/places'
import type { FormEditing } from '../use-form-editor'
import { BlockCard } from './block-card'
import { ElsewhereList } from './elsewhere-list'
import { titlesOf } from './names-before'

type Props = { editing: FormEditing; socket: Page | Question }

/** Logic on one page or question, as sentences. */
export function LogicTab({ editing, socket }: Props) {
  const t = useTexts('editor')
  const { acts, mayEdit, pages } = editing
  const read = useSentences(editing)
  const on = socketOf(socket)
  const blocks = blocksOn(socket)
  const write = (block: FlowBlock) =>
    acts.edit(
      (now) =>
        changeBlocks(now, block.on, (all) => all.map((each) => (blockKey(each) === blockKey(block) ? block : each))),
      `${blockKey(block)} write`,
    )
  const add = (does: FlowBlock['does']) => {
    const at = blocks.filter((block) => block.does === does).length
    const page = pageOf(pages, on)
    const toPage = page && pages[pages.indexOf(page) + 1]?.id
    const more = does === 'skip' ? { toPage: toPage ?? '' } : does === 'set' ? { value: '' } : {}
    const block: FlowBlock = {
      on,
      does,
      at,
      when: does === 'show' || does === 'require' ? 'true' : '',
      ...more,
    }
    acts.edit((now) => changeBlocks(now, on, (all) => [...all, block]), `add ${blockKey(block)}`)
  }
  const offered = offersOn(socket).filter(
    (does) => does === 'skip' || does === 'set' || !blocks.some((b) => b.does === does),
  )
  return (
    <div className="editor-settings" role="group" aria-label={t('panel.logic')}>
      {blocks.length === 0 && <p className="editor-note">{t('logic.none')}</p>}
      {blocks.map((block) => (
        <BlockCard
          key={blockKey(block)}
          editing={editing}
          block={block}
          read={read}
          onWrite={write}
          onDelete={() => acts.edit((now) => deleteBlock(now, block), `delete ${blockKey(block)}`)}
        />
      ))}
      <ElsewhereList editing={editing} socketId={on} read={read} />
      {mayEdit && (
        <div className="editor-adds">
          {offered.map((does) => (
            <Button key={does} size="small" icon={<Plus />} onClick={() => add(does)}>
              {t(`block.${does}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const offersOn = (socket: Page | Question): readonly FlowBlock['does'][] => {
  if (!('kind' in socket)) return ['show']
  return socket.kind === 'information' ? ['show'] : ['show', 'require', 'skip', 'set']
}

/** Conditions read aloud, in the words of this form. */
export function useSentences({ settled, language, body }: Pick<FormEditing, 'settled' | 'language' | 'body'>) {
  const called = useMemo(() => titlesOf(settled.pages, language), [settled.pages, language])
  const view = useMemo(() => ({ ...body, body: settled }), [body, settled])
  return useFormulaWords(called, view)
}
