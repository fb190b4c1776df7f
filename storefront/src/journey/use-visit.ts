import type { JourneyDocument } from '@coverwright/player/journey'
import type { Answers } from '@coverwright/rules/design/forms'
import { useEffect, useRef } from 'react'
import type { VisitTeller } from '../visits'

/** Tells our own server which pages are seen and left, and where something broke. What tells is fetched after the page. */
export function useVisit(isReady: boolean, slug: string, journey: JourneyDocument, page: string, answers: Answers) {
  const teller = useRef<VisitTeller | null>(null)
  const last = useRef({ page, answers })
  useEffect(() => {
    const before = last.current
    last.current = { page, answers }
    const name = Object.keys(answers).find((each) => answers[each] !== before.answers[each])
    const touched =
      name && journey.body.pages.flatMap(({ questions }) => questions).find((one) => one.dataName === name)
    if (touched) teller.current?.touched(touched.id)
    teller.current?.seen(page)
  }, [page, answers, journey])
  useEffect(() => {
    if (!isReady) return
    let isOver = false
    void import('../visits').then(
      ({ askConsent, browserVisit, tellSlow }) => {
        if (isOver) return
        teller.current = browserVisit(slug, journey.hash)
        teller.current.seen(last.current.page)
        tellSlow(teller.current)
        askConsent(journey.language)
      },
      () => undefined,
    )
    const left = () => teller.current?.left()
    const failed = () => teller.current?.failed()
    window.addEventListener('pagehide', left)
    window.addEventListener('error', failed)
    return () => {
      isOver = true
      window.removeEventListener('pagehide', left)
      window.removeEventListener('error', failed)
    }
  }, [isReady, slug, journey.hash, journey.language])
}
