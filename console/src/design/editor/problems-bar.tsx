import { textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useBodyWords } from '../forms'
import { findPage, findPlaced, pageItem } from './actions/places'
import { shownBy } from './shown-by'

const FIRST = 2
const MOST = 100

/** What stands between this form and its publishing, each a press away from where it is. */
export const ProblemsBar = shownBy(['problems', 'settled', 'language', 'store'], function ProblemsBar({ editing }) {
  const t = useTexts('editor')
  const words = useBodyWords()
  const [isOpen, setIsOpen] = useState(false)
  const { problems, settled, language, store } = editing
  type Problem = (typeof problems)[number]
  const placeOf = ({ pageId, questionId }: Problem) => {
    const question = questionId === undefined ? undefined : findPlaced(settled.pages, questionId)?.question
    const page = pageId === undefined ? undefined : findPage(settled.pages, pageId)
    const title = question?.title ?? page?.title
    return title ? textIn(title, language).slice(0, 80) || t('untitled') : ''
  }
  const show = ({ pageId, questionId, code, languages = [] }: Problem) => {
    const id = questionId ?? (pageId === undefined ? undefined : pageItem(pageId))
    if (id === undefined) return
    const isLogic = code.startsWith('logic.') || code.startsWith('journey.') || code.startsWith('body.skip')
    const [speaks] = languages
    store.setState({
      ...{ chosen: [id], view: 'form', find: '', pane: 'panel', tab: isLogic ? 'logic' : 'settings' },
      ...(speaks ? { language: speaks } : {}),
    })
  }
  const line = (problem: Problem, at: number) => (
    <li key={at}>
      <CircleAlert size={14} aria-hidden className="editor-is-wrong" />
      <span className="cw-cut">
        {placeOf(problem) && <b>{placeOf(problem)}: </b>}
        {words(problem as never)}
      </span>
      {(problem.questionId ?? problem.pageId) !== undefined && (
        <button type="button" className="cw-link" onClick={() => show(problem)}>
          {t('problems.show')}
        </button>
      )}
    </li>
  )
  return (
    <footer className="editor-problems" aria-label={t('problems.title')} data-open={isOpen || undefined}>
      <button
        type="button"
        className="editor-problems-head"
        aria-expanded={isOpen}
        disabled={problems.length === 0}
        onClick={() => setIsOpen(!isOpen)}
      >
        {problems.length === 0 ? (
          <CircleCheck size={14} aria-hidden />
        ) : (
          <CircleAlert size={14} aria-hidden className="editor-is-wrong" />
        )}
        {t('problems.count', { count: problems.length })}
        {problems.length > 0 && (isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />)}
      </button>
      <ul>{problems.slice(0, isOpen ? MOST : FIRST).map(line)}</ul>
    </footer>
  )
})
