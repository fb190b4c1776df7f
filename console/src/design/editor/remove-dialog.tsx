import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Trash2 } from 'lucide-react'
import { blockKey, type Bound, deleteBlock, deleteBlocks, type FlowBlock } from './actions/flow-blocks'
import { findPlaced, itemPage } from './actions/places'
import { useElsewhereWords } from './logic/elsewhere-list'
import { type Elsewhere, elsewhereKey } from './logic/kept-elsewhere'
import { useSentences } from './logic/logic-tab'
import { titlesOf } from './logic/names-before'
import { IconButton } from './settings/options-field'
import type { FormEditing } from './use-form-editor'

type Props = { editing: FormEditing; ids: readonly string[]; bound: Bound; onClose: () => void; onRemove: () => void }

/** Said before something with bound logic goes: its flow blocks one by one, with the way to see and to delete each. */
export function RemoveDialog({ editing, ids, bound, onClose, onRemove }: Props) {
  const t = useTexts('editor')
  const read = useSentences(editing)
  const { whole, language, acts, store, elsewhere } = editing
  const say = useElsewhereWords(titlesOf(whole.pages, language), read)
  const titleOf = (id: string) => {
    const title = itemPage(whole.pages, id)?.title ?? findPlaced(whole.pages, id)?.question.title
    return textIn(title, language).slice(0, 80) || t('untitled')
  }
  const see = (block: Pick<FlowBlock, 'on'>) => {
    store.setState({ chosen: [block.on], tab: 'logic', view: 'form' })
    onClose()
  }
  const isFree = bound.blocks.length + bound.uses.length + bound.sends.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title', { count: ids.length, title: titleOf(ids[0] ?? '') })}
      footer={
        <>
          <Button onClick={onClose}>{t('remove.cancel')}</Button>
          {bound.blocks.length > 0 && (
            <Button danger onClick={() => acts.edit((pages) => deleteBlocks(pages, bound.blocks), 'delete blocks')}>
              {t('remove.allBlocks', { count: bound.blocks.length })}
            </Button>
          )}
          <Button type="primary" danger disabled={!isFree} onClick={onRemove}>
            {t('remove.confirm', { count: ids.length })}
          </Button>
        </>
      }
    >
      {!isFree && <Note tone="warning">{t('remove.bound')}</Note>}
      <ul className="editor-bound">
        {bound.blocks.map((block) => (
          <li key={blockKey(block)}>
            <span>
              <b dir="auto">{titleOf(block.on)}</b> {t(`block.${block.does}`)}{' '}
              {block.when ? read(block.when, 'condition') : t('logic.always')}
            </span>
            <button type="button" className="cw-link" onClick={() => see(block)}>
              {t('remove.see')}
            </button>
            <IconButton
              label={t('block.delete')}
              icon={<Trash2 size={14} />}
              onPress={() => acts.edit((pages) => deleteBlock(pages, block), `delete ${blockKey(block)}`)}
            />
          </li>
        ))}
        {bound.uses.map(({ where, id, title }) => {
          const kept = elsewhere.find((each) => each.id === id)
          const words = kept?.keeper
            ? t('remove.keptBy', { where: t(`where.${where}`), what: say(kept) })
            : t('remove.usedBy', { where: t(`where.${where}`), title })
          return <KeptLine key={`${where} ${id}`} words={words} kept={kept} onSee={see} />
        })}
        {bound.sends.map((kept) => (
          <KeptLine
            key={elsewhereKey(kept)}
            words={t('remove.keptBy', { where: t('where.message'), what: say(kept) })}
            kept={kept}
            onSee={see}
          />
        ))}
      </ul>
      {isFree && <p>{t('remove.free')}</p>}
    </Dialog>
  )
}

type LineProps = { words: string; kept: Elsewhere | undefined; onSee: (block: Elsewhere) => void }

/** What another part of the product keeps: seen and deleted from here by whoever may. */
function KeptLine({ words, kept, onSee }: LineProps) {
  const t = useTexts('editor')
  if (!kept?.keeper)
    return (
      <li>
        <span>{words}</span>
      </li>
    )
  const { keeper, id } = kept
  return (
    <li>
      <span>{words}</span>
      <button type="button" className="cw-link" onClick={() => onSee(kept)}>
        {t('remove.see')}
      </button>
      {keeper.mayEdit && (
        <IconButton label={t('block.delete')} icon={<Trash2 size={14} />} onPress={() => keeper.remove(id)} />
      )}
    </li>
  )
}
