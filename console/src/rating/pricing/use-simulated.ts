import type { SimulationView } from '@coverwright/contract/rating/pricing'
import { useRef, useState } from 'react'
import { useAskAgain, useSettled, useSimulation, type SimulationAsked } from './use-recipe'

export type Customer = Omit<SimulationAsked, 'asking'>

/** Whoever types a number plate is waited for before anybody outside is asked about half of it. */
const STILL_MS = 1_200

export type Simulated = {
  /** What is shown: of this customer, or of the one before while this one is being worked out. */
  readonly simulation: SimulationView | undefined
  /** Which of the two it is. */
  readonly isOfCustomer: boolean
  /** Names of connectors that are being asked right now. */
  readonly asking: readonly string[]
  readonly askAgain: () => Promise<unknown>
  /** Why there is nothing to show: the prices of the customer before would be taken for this one's. */
  readonly failure: Failure | null
}
type Failure = { readonly error: Error; readonly tryAgain: () => void }

/** Works a customer out by what connectors have said already, and asks them once the customer stands still. */
export function useSimulated(customer: Customer | null): Simulated {
  const asked = customer ?? ({} as Customer)
  const recorded = useSimulation({ ...asked, asking: 'recorded' }, customer !== null)
  const waiting = recorded.isPlaceholderData ? [] : waitingIn(recorded.data)
  const still = useSettled(customer, STILL_MS)
  const isStill = still === customer
  const live = useSimulation({ ...asked, asking: 'live' }, customer !== null && waiting.length > 0 && isStill)
  const again = useAskAgain()
  const [answer, setAnswer] = useState<{ customer: Customer; simulation: SimulationView } | null>(null)
  const latest =
    answer?.customer === customer
      ? answer?.simulation
      : waiting.length === 0
        ? recorded.data
        : live.isPlaceholderData
          ? undefined
          : live.data
  const shown = useRef<SimulationView>(undefined)
  if (latest && waitingIn(latest).length === 0) shown.current = latest
  const askAgain = async () => {
    if (!customer) return
    setAnswer({ customer, simulation: await again.mutateAsync({ ...customer, asking: 'again' }) })
  }
  const isAsking = again.isPending || (waiting.length > 0 && !latest)
  const whom = again.isPending ? (shown.current?.asked ?? []).map(({ connector }) => connector) : waiting
  const failed = latest ? undefined : [recorded, live].find(({ error }) => error)
  const failure = failed?.error ? { error: failed.error, tryAgain: () => void failed.refetch() } : null
  const isBefore = waiting.length === 0 && recorded.isPlaceholderData && answer?.customer !== customer
  return {
    isOfCustomer: latest !== undefined && !isBefore && !isAsking,
    simulation: failure ? undefined : shown.current,
    asking: isAsking && !failure ? [...new Set(whom)] : [],
    askAgain,
    failure,
  }
}

const waitingIn = (simulation: SimulationView | undefined): string[] =>
  (simulation?.asked ?? []).filter(({ outcome }) => outcome === 'waiting').map(({ connector }) => connector)
