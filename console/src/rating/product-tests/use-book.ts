import { type Day, parseDay } from '@coverwright/rules/kernel'
import type { Body } from '@coverwright/rules/design/products'
import type { RateTable } from '@coverwright/rules/rating/pricing'
import type { PortfolioRows } from '@coverwright/rules/rating/portfolios'
import type { BookRun } from '@coverwright/rules/rating/product-tests'
import type { MadeUpShares } from '@coverwright/rules/rating/rating'
import { useEffect, useRef, useState } from 'react'
import type { SoldBook, Stopped } from './book-messages'
import { BookCrew, type CrewRun } from './book-crew'

/** A person who is typing a figure is waited for; then every change is tried at once. */
const PAUSE_MS = 250
/** Figures of the first customers are shown only where all of them take longer: else they would only flicker. */
const FIRST_AFTER_MS = 450

export type BookState =
  | { at: 'opening' }
  | { at: 'ready'; result: CrewRun | null; isWorking: boolean; tookMs: number | null; refused: Stopped | null }
  | { at: 'stopped'; why: Stopped }

type Wanted = {
  body: Body
  tables: readonly RateTable[]
  sold: SoldBook | null
  count: number
  seed: number
  shares: MadeUpShares
  /** Undefined while they are read. */
  rows: PortfolioRows | null | undefined
  run: BookRun
  /** The first day of cover that everybody is priced for. */
  day: string
}

/** Workers that start while the tables are still being read, and stay for every book that is opened. */
export function useCrew(): BookCrew | null {
  const [crew, setCrew] = useState<BookCrew | null>(null)
  useEffect(() => {
    const made = new BookCrew()
    setCrew(made)
    return () => made.close()
  }, [])
  return crew
}

/** A book of this product, worked out by workers, and what the run does to it: to the first of them, then to all. */
export function useBook(
  crew: BookCrew | null,
  { body, tables, sold, count, seed, shares, rows, run, day }: Wanted,
): BookState {
  const [state, setState] = useState<BookState>({ at: 'opening' })
  /** What can be tried: the first customers, then all; another object each time. */
  const [part, setPart] = useState<object | null>(null)
  const turn = useRef(0)
  const triedPart = useRef<object | null>(null)

  useEffect(() => {
    if (!crew || rows === undefined) return
    // What stands there stays until the other book is there: figures that vanish cannot be compared.
    setState((was) => (was.at === 'ready' ? { ...was, isWorking: true } : { at: 'opening' }))
    setPart(null)
    let isGone = false
    const whole = () => {
      if (!isGone) setPart({})
    }
    void crew
      .open({ body, tables, sold, count, seed, shares, rows, today: parseDay(day) as Day }, whole)
      .then((outcome) => {
        if (isGone) return
        if (!outcome.ok) return setState({ at: 'stopped', why: outcome.why })
        setPart((is) => is ?? {})
      })
    return () => {
      isGone = true
    }
  }, [crew, body, tables, sold, count, seed, shares, rows, day])

  useEffect(() => {
    if (!crew || !part) return
    const mine = ++turn.current
    const isTyping = triedPart.current === part
    let firstTimer: ReturnType<typeof setTimeout> | undefined
    triedPart.current = part
    const start = () => {
      setState((is) => (is.at === 'ready' && isTyping ? { ...is, isWorking: true } : is))
      const started = performance.now()
      const showFirst = (result: CrewRun) => {
        const wait = Math.max(0, FIRST_AFTER_MS - (performance.now() - started))
        firstTimer = setTimeout(() => {
          setState((is) => (is.at === 'ready' && turn.current === mine ? { ...is, result, isWorking: true } : is))
        }, wait)
      }
      void crew.try(run, showFirst).then((outcome) => {
        clearTimeout(firstTimer)
        if (turn.current !== mine) return
        const tookMs = Math.round(performance.now() - started)
        setState((was) => {
          const result = outcome.ok ? outcome.value : was.at === 'ready' ? was.result : null
          return { at: 'ready', result, isWorking: false, tookMs, refused: outcome.ok ? null : outcome.why }
        })
      })
    }
    const timer = setTimeout(start, isTyping ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      clearTimeout(firstTimer)
    }
  }, [crew, part, run])

  return state
}
