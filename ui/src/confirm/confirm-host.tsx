import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { later } from '../later'
import { useTexts } from '../locales'
import { actOf } from './act-of'
import { currentQuestion, onQuestion, type Question } from './ask-first'

const ConfirmDialog = later(() => import('./confirm-dialog').then((part) => part.ConfirmDialog), AskedByBrowser)

/** Needed most when the line is down: it is fetched while there is one, after what the first screen needs. */
const AFTER_FIRST_SCREEN_MS = 3_000

/** Mount once near the root: shows what askFirst asks. */
export function ConfirmHost() {
  useEffect(() => {
    const timer = setTimeout(() => ConfirmDialog.fetch(), AFTER_FIRST_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  const asking = useSyncExternalStore(onQuestion, currentQuestion, () => null)
  if (!asking) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={asking.question} onAnswer={asking.answer} />
    </Suspense>
  )
}

type Props = { question: Question; onAnswer: (isYes: boolean) => void }

/** What must be asked is asked, in the browser's own plain way. */
function AskedByBrowser({ question, onAnswer }: Props) {
  const t = useTexts('ui')
  const { title } = actOf(question, t)
  useEffect(() => onAnswer(window.confirm(title)), [onAnswer, title])
  return null
}
