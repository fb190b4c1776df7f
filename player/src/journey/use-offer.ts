import type { Answers } from '@coverwright/rules/design/forms'
import type { Offer } from '@coverwright/rules/rating/rating'
import { useEffect, useMemo, useRef, useState } from 'react'
import { NO_PRICES, type Prices } from '../faces'

/** Prices are worked out on the server, from the answers alone. */
export type AskOffer = (answers: Answers) => Promise<Offer>

export type Told = { readonly offer: Offer | null; readonly hasFailed: boolean }
const NOTHING: Told = { offer: null, hasFailed: false }

/** Somebody who taps three add-ons asks once; whoever turns to a page with prices does not wait. */
const PAUSE_MS = 250

/** What these answers cost, asked for while it is shown; an answer that comes too late is passed over. */
export function useOffer(ask: AskOffer | undefined, isWanted: boolean, answers: Answers) {
  const [told, setTold] = useState(NOTHING)
  const [tries, setTries] = useState(0)
  const isShown = useRef(false)
  useEffect(() => {
    const pause = isShown.current ? PAUSE_MS : 0
    isShown.current = isWanted
    if (!ask || !isWanted) return setTold(NOTHING)
    let isLate = false
    const tell = (next: Told) => isLate || setTold(next)
    const timer = setTimeout(() => {
      ask(answers).then(
        (offer) => tell({ offer, hasFailed: false }),
        () => tell({ offer: null, hasFailed: true }),
      )
    }, pause)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [ask, isWanted, answers, tries])
  const areComing = ask !== undefined && isWanted && !told.hasFailed
  const prices = useMemo(() => pricesOf(told.offer, areComing), [told.offer, areComing])
  const askAgain = () => {
    setTold(NOTHING)
    setTries((count) => count + 1)
  }
  return {
    offer: ask ? { told, onAskAgain: askAgain } : null,
    prices,
    total: ask && isWanted ? totalOf(told.offer) : undefined,
  }
}

const totalOf = (offer: Offer | null) => offer?.plans.find(({ plan }) => plan === offer.chosen)?.yearly?.text ?? null

function pricesOf(offer: Offer | null, areComing: boolean): Prices {
  if (!offer) return { ...NO_PRICES, areComing }
  return {
    areComing: false,
    plans: Object.fromEntries(offer.plans.flatMap(({ plan, yearly }) => (yearly ? [[plan, yearly.text]] : []))),
    addOns: Object.fromEntries(offer.addOns.map(({ addOn, yearly }) => [addOn, `+ ${yearly.text}`])),
  }
}
