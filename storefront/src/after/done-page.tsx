import { type CheckoutWords, Ending, Outcome, type OutcomeView, Ribbon } from '@coverwright/player/checkout'
import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import type { Language } from '@coverwright/rules/languages'
import { useEffect, useState } from 'react'
import { call, CallRefused, keepToken } from '../checkout'
import { deviceStorage, forgetProgress } from '../journey'

type Props = { words: CheckoutWords; language: Language; token: string; slug: string }

/** The specification's wait before a buyer whose payment failed is back at checkout. */
const BACK_AFTER_SECONDS = 5
const FIRST_PAUSE_MS = 700
const LONGEST_PAUSE_MS = 5_000

/** Back from the gateway: its word may come before the buyer does or long after. */
export function DonePage({ words, language, token, slug }: Props) {
  const [outcome, setOutcome] = useState<OutcomeView | null>(null)
  const [isNothing, setIsNothing] = useState(false)
  const isWaiting = !isNothing && (outcome === null || (outcome.state === 'unpaid' && !outcome.hasFailed))
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_PAUSE_MS
    let isOver = false
    const ask = async () => {
      const told = await call<OutcomeView>('/v1/payment/getOutcome', { orderToken: token }).catch((error: unknown) => {
        if (error instanceof CallRefused) setIsNothing(true)
        return null
      })
      if (isOver) return
      if (told) setOutcome(told)
      timer = setTimeout(() => void ask(), pause)
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWaiting, token])
  useEffect(() => {
    if (outcome?.state !== 'paid') return
    // Whoever comes to the product again buys something new.
    forgetProgress(deviceStorage(), slug)
    keepToken(deviceStorage(), slug, null)
    void import('../visits').then(({ tellBought }) => tellBought(slug))
  }, [outcome?.state, slug])
  const documents = useDocuments(outcome?.policy?.myAddress ?? null)
  const hasFailed = outcome !== null && outcome.state === 'unpaid' && outcome.hasFailed
  const secondsLeft = useBackAfter(hasFailed ? outcome.backTo : null)
  if (isNothing) return <Ending sign="paper" heading={words.nothingTitle} lines={[words.nothingLine]} />
  if (!outcome) return <Ending sign="clock" heading={words.waitTitle} lines={[words.waitLine]} />
  return (
    <>
      {outcome.isTest && <Ribbon words={words} />}
      <Outcome {...{ words, language, outcome, secondsLeft, documents }} />
    </>
  )
}

const DOCUMENT_TRIES = 20

/** They are made a moment after the policy; whoever stays on the page gets them here too. */
function useDocuments(myAddress: string | null): MyPolicyView['documents'] {
  const [documents, setDocuments] = useState<MyPolicyView['documents']>([])
  const token = myAddress && /\/my\/([\w-]{54})/.exec(myAddress)?.[1]
  useEffect(() => {
    if (!token) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async (tried: number) => {
      const policy = await call<MyPolicyView>('/v1/wallproduct/getMyPolicy', { token }).catch(() => null)
      if (isOver) return
      if (policy && policy.documents.length > 0) return setDocuments(policy.documents)
      if (tried < DOCUMENT_TRIES) timer = setTimeout(() => void ask(tried + 1), Math.min(700 * tried, LONGEST_PAUSE_MS))
    }
    void ask(1)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [token])
  return documents
}

function useBackAfter(backTo: string | null): number {
  const [left, setLeft] = useState(BACK_AFTER_SECONDS)
  useEffect(() => {
    if (backTo === null) return
    if (left === 0) return window.location.assign(backTo)
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [backTo, left])
  return left
}
