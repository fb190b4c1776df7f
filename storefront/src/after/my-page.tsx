import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import { type CheckoutWords, Ending, MyPolicy, Ribbon, sayRefusal } from '@coverwright/player/checkout'
import type { Language } from '@coverwright/rules/languages'
import { useCallback, useEffect, useState } from 'react'
import { call, CallRefused } from '../checkout'

type Props = { words: CheckoutWords; language: Language; token: string }

/** The holder's page, by the link in the mail. */
export function MyPage({ words, language, token }: Props) {
  const [policy, setPolicy] = useState<MyPolicyView | null>(null)
  const [trouble, setTrouble] = useState<'nothing' | 'failed' | null>(null)
  const fetchPolicy = useCallback(() => {
    setTrouble(null)
    call<MyPolicyView>('/v1/wallproduct/getMyPolicy', { token }).then(setPolicy, (error: unknown) =>
      setTrouble(error instanceof CallRefused ? 'nothing' : 'failed'),
    )
  }, [token])
  useEffect(fetchPolicy, [fetchPolicy])
  const cancel = async (): Promise<string | null> => {
    try {
      setPolicy(await call<MyPolicyView>('/v1/wallproduct/cancelMine', { token }))
      return null
    } catch (error) {
      return error instanceof CallRefused ? sayRefusal(words, error) : words.failed
    }
  }
  if (trouble === 'nothing') return <Ending sign="paper" heading={words.nothingTitle} lines={[words.nothingLine]} />
  if (trouble === 'failed')
    return (
      <Ending sign="wrong" heading={words.failed} lines={[]} isAlert>
        <button type="button" className="go" onClick={fetchPolicy}>
          {words.tryAgain}
        </button>
      </Ending>
    )
  if (!policy) return <Ending sign="clock" heading={words.waitTitle} lines={[]} />
  return (
    <>
      {policy.isTest && <Ribbon words={words} />}
      <MyPolicy {...{ words, language, policy }} onCancel={cancel} />
    </>
  )
}
