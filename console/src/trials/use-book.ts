import type { Body } from '@coverwright/rules/products'
import type { RateTable } from '@coverwright/rules/pricing'
import type { BookTrial } from '@coverwright/rules/trials'
import { useEffect, useRef, useState } from 'react'
import { productDay } from '../platform/day'
import type { SoldBook, Stopped } from './book-messages'
import { BookCrew, type CrewTrial } from './book-crew'

/** A person who is typing a figure is waited for; then every change is tried at once. */
const PAUSE_MS = 250

export type BookState =
  | { at: 'opening' }
  | { at: 'ready'; result: CrewTrial | null; isWorking: boolean; tookMs: number | null; refused: Stopped | null }
  | { at: 'stopped'; why: Stopped }

type Wanted = {
  body: Body
  tables: readonly RateTable[]
  sold: SoldBook | null
  count: number
  seed: number
  trial: BookTrial
}

/** A book of this product, worked out by workers, and what the trial does to it. */
export function useBook({ body, tables, sold, count, seed, trial }: Wanted): BookState {
  const [state, setState] = useState<BookState>({ at: 'opening' })
  const [crew, setCrew] = useState<BookCrew | null>(null)
  const turn = useRef(0)

  useEffect(() => {
    // What stands there stays until the other book is there: figures that vanish cannot be compared.
    setState((was) => (was.at === 'ready' ? { ...was, isWorking: true } : { at: 'opening' }))
    setCrew(null)
    const made = new BookCrew()
    let isGone = false
    const today = productDay(body)
    void made.open({ body, tables, sold, count, seed, today }).then((outcome) => {
      if (isGone) return
      if (!outcome.ok) return setState({ at: 'stopped', why: outcome.why })
      setState((was) => {
        const result = was.at === 'ready' ? was.result : null
        return { at: 'ready', result, isWorking: true, tookMs: null, refused: null }
      })
      setCrew(made)
    })
    return () => {
      isGone = true
      made.close()
    }
  }, [body, tables, sold, count, seed])

  useEffect(() => {
    if (!crew) return
    const mine = ++turn.current
    const working = (is: BookState): BookState => (is.at === 'ready' ? { ...is, isWorking: true } : is)
    const timer = setTimeout(() => {
      setState(working)
      const started = performance.now()
      void crew.try(trial).then((outcome) => {
        if (turn.current !== mine) return
        const tookMs = Math.round(performance.now() - started)
        setState((was) => {
          const result = outcome.ok ? outcome.value : was.at === 'ready' ? was.result : null
          return { at: 'ready', result, isWorking: false, tookMs, refused: outcome.ok ? null : outcome.why }
        })
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [crew, trial])

  return state
}
