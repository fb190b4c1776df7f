import type { BodyView } from '@coverwright/contract/design/products'
import { problemLines } from '@coverwright/rules/design/products'
import { type Language, type Texts, textIn } from '@coverwright/rules/languages'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CircleAlert } from 'lucide-react'
import './body-problems.css'
import { useBodyWords } from './use-body-words'

const SHOWN = 8
type EditorAt = (item: string, language?: Language) => string

/** What stands between a draft's journey and its publishing, each at its page and question. Nothing where it is sound. */
export function BodyProblems({ body, editorAt }: { body: BodyView; editorAt: EditorAt }) {
  const t = useTexts('forms')
  const words = useBodyWords()
  const { language } = useLanguage()
  const problems = problemLines(body.problems)
  if (problems.length === 0) return null
  const say = (texts: Texts | undefined) => textIn(texts, language)
  const placeOf = ({ pageId, questionId }: (typeof problems)[number]) => {
    const page = body.body.pages.find(({ id }) => id === pageId)
    const questions = page?.questions.flatMap((each) => ('questions' in each ? [each, ...each.questions] : [each]))
    return [say(page?.title), say(questions?.find(({ id }) => id === questionId)?.title)].filter(Boolean).join(' › ')
  }
  const jump = ({ pageId, questionId, languages = [] }: (typeof problems)[number]) =>
    pageId === undefined ? null : (
      <Link className="cw-link" href={editorAt(questionId ?? `page ${pageId}`, languages[0])}>
        {t('show')}
      </Link>
    )
  return (
    <section className="body-problems" aria-label={t('title', { count: problems.length })}>
      <p>
        <CircleAlert size={16} aria-hidden /> {t('title', { count: problems.length })}
      </p>
      <ul>
        {problems.slice(0, SHOWN).map((problem, at) => (
          <li key={at}>
            {placeOf(problem) && <b>{placeOf(problem)}</b>} {words(problem)} {jump(problem)}
          </li>
        ))}
        {problems.length > SHOWN && <li>{t('more', { count: problems.length - SHOWN })}</li>}
      </ul>
    </section>
  )
}
