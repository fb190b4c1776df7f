import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import { useFormulaWords } from '../../logic'
import { blockKey, blocksOn, changeBlocks, deleteBlock, type FlowBlock, socketOf } from '../actions/flow-blocks'
import type { FormEditing } from '../use-form-editor'
import { BlockCard } from './block-card'
import { ElsewhereList } from './elsewhere-list'
import { elsewhereOn } from './kept-elsewhere'
import { titlesOf } from './names-before'
import { useAdds } from './use-adds'

type Props = { editing: FormEditing; socket: Page | Question }

/** Logic on one page or question, as sentences. */
export function LogicTab({ editing, socket }: Props) {
  const t = useTexts('editor')
  const { acts, mayEdit, elsewhere, settled, keepers } = editing
  const read = useSentences(editing)
  const { deedsOn, add } = useAdds(editing)
  const on = socketOf(socket)
  const blocks = blocksOn(socket)
  const write = (block: FlowBlock) =>
    acts.edit(
      (now) =>
        changeBlocks(now, block.on, (all) => all.map((each) => (blockKey(each) === blockKey(block) ? block : each))),
      `${blockKey(block)} write`,
    )
  const isEmpty = blocks.length === 0 && elsewhereOn(settled.pages, elsewhere, on).length === 0
  return (
    <div className="editor-settings" role="group" aria-label={t('panel.logic')}>
      {isEmpty && <p className="editor-note">{t('logic.none')}</p>}
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
        <div className="editor-adds" role="group" aria-label={t('block.add')}>
          {deedsOn(on).map((does) => (
            <Button key={does} size="small" icon={<Plus />} onClick={() => add(on, does)}>
              {t(`block.${does}`)}
            </Button>
          ))}
        </div>
      )}
      {mayEdit && [...keepers].map(([path, { blocked }]) => blocked && <Fragment key={path}>{blocked}</Fragment>)}
    </div>
  )
}

/** Conditions read aloud, in the words of this form. */
export function useSentences({ settled, language, body }: Pick<FormEditing, 'settled' | 'language' | 'body'>) {
  const called = useMemo(() => titlesOf(settled.pages, language), [settled.pages, language])
  const view = useMemo(() => ({ ...body, body: settled }), [body, settled])
  return useFormulaWords(called, view)
}
