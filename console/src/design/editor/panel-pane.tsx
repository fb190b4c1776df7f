import { languageNames } from '@coverwright/rules/languages'
import { Segments } from '@coverwright/ui/segments'
import { useTexts } from '@coverwright/ui/locales'
import { blocksOn } from './actions/flow-blocks'
import { findPlaced, itemPage } from './actions/places'
import { elsewhereOn } from './logic/kept-elsewhere'
import { LogicTab } from './logic/logic-tab'
import { PagePanel } from './settings/page-panel'
import { QuestionPanel } from './settings/question-panel'
import { shownBy } from './shown-by'
import type { FormEditing } from './use-form-editor'
import './panel.css'

/** What is chosen: its settings, or the logic on it. */
export function PanelPane({ editing }: { editing: FormEditing }) {
  const t = useTexts('editor')
  const { last, pages, settled, elsewhere, chosen, tab } = editing
  const page = last === undefined ? undefined : itemPage(pages, last)
  const question = last === undefined ? undefined : findPlaced(pages, last)?.question
  const socket = question ?? page
  const bound = last === undefined ? [] : elsewhereOn(settled.pages, elsewhere, last)
  const count = socket ? blocksOn(socket).length + bound.length : 0
  return (
    <aside className="editor-right" aria-label={t('panel.pane')}>
      <PanelHead editing={editing} count={count} />
      <div className="editor-panel-body">
        {!socket && <p className="editor-note">{t('panel.none')}</p>}
        {chosen.length > 1 && <p className="editor-note">{t('panel.several', { count: chosen.length })}</p>}
        {socket && tab === 'logic' && <LogicTab key={socket.id} editing={editing} socket={socket} />}
        {tab === 'settings' && question && <QuestionPanel key={question.id} editing={editing} question={question} />}
        {tab === 'settings' && !question && page && <PagePanel key={page.id} editing={editing} page={page} />}
      </div>
    </aside>
  )
}

const HEAD = ['tab', 'store', 'language', 'body'] as const
const PanelHead = shownBy<(typeof HEAD)[number], { count: number }>(HEAD, ({ editing, count }) => (
  <Head editing={editing} count={count} />
))

type HeadProps = { editing: Pick<FormEditing, (typeof HEAD)[number]>; count: number }

function Head({ editing: { tab, store, language, body }, count }: HeadProps) {
  const t = useTexts('editor')
  return (
    <header className="editor-pane-head">
      <Segments
        label={t('panel.pane')}
        value={tab}
        options={[
          { value: 'settings', label: t('panel.settings') },
          {
            value: 'logic',
            label: t('panel.logic'),
            ...(count > 0 ? { beside: <span className="editor-count">{count}</span> } : {}),
          },
        ]}
        onChange={(next) => store.setState({ tab: next })}
      />
      <select
        className="editor-input editor-language-choice"
        aria-label={t('panel.language')}
        value={language}
        onChange={(event) => store.setState({ language: event.target.value as typeof language })}
      >
        {body.body.languages.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </header>
  )
}
