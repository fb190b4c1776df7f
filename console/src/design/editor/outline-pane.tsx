import { questionKinds, type QuestionKind } from '@coverwright/rules/design/forms'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Plus, Search } from 'lucide-react'
import { KindIcon } from './kind-icon'
import { Outline, OUTLINED } from './outline'
import { shownBy } from './shown-by'

/** What is asked most; all others are one press away. */
const COMMON: readonly QuestionKind[] = ['text', 'number', 'date', 'choice', 'yesNo', 'person']

/** What it shows follows what is typed within a moment: none of it is drawn at a key. */
export const OutlinePane = shownBy(OUTLINED, function OutlinePane({ editing }) {
  const t = useTexts('editor')
  const { drawn, mayEdit, acts, store, find } = editing
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
      <Outline editing={editing} />
      {mayEdit && <AddSection editing={editing} />}
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
          <KindButton key={kind} kind={kind} onPress={() => acts.addQuestion(kind)} />
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

export function KindButton({ kind, onPress }: { kind: QuestionKind; onPress: () => void }) {
  const t = useTexts('editor')
  return (
    <button type="button" className="editor-kind-button" onClick={onPress}>
      <KindIcon kind={kind} />
      <span className="cw-cut">{t(`kind.${kind}`)}</span>
    </button>
  )
}
