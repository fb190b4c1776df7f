import { questionKinds, type QuestionKind } from '@coverwright/rules/design/forms'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, Search } from 'lucide-react'
import { useRef } from 'react'
import { useBrought } from './brought'
import { KindIcon } from './kind-icon'
import { Outline, OUTLINED } from './outline'
import { DRAGGED_IN, OutlineDrag } from './outline-drag'
import { SharedComponents } from './shared-components'
import { shownBy } from './shown-by'

/** What is asked most; all others are one press away. */
const COMMON: readonly QuestionKind[] = ['text', 'number', 'date', 'choice', 'yesNo', 'person']

/** What it shows follows what is typed within a moment: none of it is drawn at a key. */
export const OutlinePane = shownBy([...OUTLINED, ...DRAGGED_IN, 'open'], function OutlinePane({ editing }) {
  const t = useTexts('editor')
  const { drawn, mayEdit, acts, store, find, open } = editing
  const outline = useRef<HTMLDivElement>(null)
  return (
    <nav className="editor-left" aria-label={t('outline.pane')}>
      <header className="editor-pane-head">
        <h2>
          {t('outline.pages')} <span className="editor-count">{drawn.length}</span>
        </h2>
        {mayEdit && (
          <Button size="small" type="text" icon={<Plus />} aria-label={t('outline.addPage')} onClick={acts.addPage} />
        )}
      </header>
      <label className="editor-find">
        <Search size={14} aria-hidden />
        <input
          className="editor-input"
          type="search"
          data-field="find"
          aria-label={t('outline.find')}
          placeholder={t('outline.find')}
          value={find}
          onChange={(event) => store.setState({ find: event.target.value })}
        />
      </label>
      <OutlineDrag editing={editing} outline={outline}>
        <Outline editing={editing} box={outline} />
        {mayEdit && open === 'components' && (
          <SharedComponents editing={editing} onClose={() => store.setState({ open: 'none' })} />
        )}
        {mayEdit && open !== 'components' && <AddSection editing={editing} />}
      </OutlineDrag>
    </nav>
  )
})

const AddSection = shownBy(['acts', 'store', 'chosen'], function AddSection({ editing: { acts, store, chosen } }) {
  const t = useTexts('editor')
  return (
    <section className="editor-add" aria-label={t('add.title')}>
      <h3>{t('add.title')}</h3>
      <div className="editor-kinds">
        {COMMON.map((kind) => (
          <KindToDrag key={kind} kind={kind} onPress={() => acts.addQuestion(kind)} />
        ))}
      </div>
      <Button size="small" block onClick={() => store.setState({ open: 'add' })}>
        {t('add.all', { count: questionKinds.length })}
      </Button>
      <Button size="small" block type="text" onClick={() => store.setState({ open: 'components' })}>
        {t('components.open')}
      </Button>
      <Button
        size="small"
        block
        type="text"
        disabled={chosen.length === 0}
        onClick={() => store.setState({ open: 'saveComponent' })}
      >
        {t('components.save')}
      </Button>
    </section>
  )
})

type KindProps = { kind: QuestionKind; onPress: () => void }

function KindToDrag({ kind, onPress }: KindProps) {
  const t = useTexts('editor')
  return (
    <span {...useBrought({ kind, title: t(`kind.${kind}`) })} className="editor-kind-dragged">
      <KindButton kind={kind} onPress={onPress} />
    </span>
  )
}

export function KindButton({ kind, onPress }: KindProps) {
  const t = useTexts('editor')
  return (
    <button type="button" className="editor-kind-button" onClick={onPress}>
      <KindIcon kind={kind} />
      <span className="cw-cut">{t(`kind.${kind}`)}</span>
    </button>
  )
}
