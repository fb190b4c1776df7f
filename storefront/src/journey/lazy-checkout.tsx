import { Head, type JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { useEffect, useState } from 'react'
import type { CheckoutPage, QuoteKeeper } from '../checkout'
import type { ServerQuote } from './use-server-quote'

type Props = {
  journey: JourneyDocument
  progress: Progress
  quote: ServerQuote
  filesSent: () => Promise<void>
  onBack: () => void
  onChange: () => void
  onStartAgain: () => void
}
type Loaded = { readonly Page: typeof CheckoutPage; readonly keeper: QuoteKeeper }

/** All questions lie behind. */
const WALKED = { open: null, number: 1, count: 1 }

/** Paying is a file of its own: nobody who only looks at prices loads it. */
export function LazyCheckout({ journey, progress, quote, filesSent, onBack, onChange, onStartAgain }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    setHasFailed(false)
    Promise.all([import('../checkout'), quote.keeper()]).then(
      ([{ CheckoutPage: Page }, keeper]) => isOver || setLoaded({ Page, keeper }),
      () => isOver || setHasFailed(true),
    )
    return () => void (isOver = true)
  }, [quote, tries])
  const { words } = journey
  return (
    <div className="journey">
      <Head {...{ journey, onBack }} place={WALKED} showsLanguages={false} />
      {loaded ? (
        <loaded.Page {...{ journey, progress, filesSent, onChange, onStartAgain }} keeper={loaded.keeper} />
      ) : (
        <main role="status">
          {hasFailed ? words.priceFailed : words.pricing}
          {hasFailed && (
            <button type="button" className="plain" onClick={() => setTries(tries + 1)}>
              {words.tryAgain}
            </button>
          )}
        </main>
      )}
    </div>
  )
}
