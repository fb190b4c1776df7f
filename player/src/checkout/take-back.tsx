import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { useState } from 'react'
import { momentText } from './say-time'
import type { CheckoutWords } from './words'

type Props = {
  words: CheckoutWords
  language: Language
  coolingOff: NonNullable<MyPolicyView['coolingOff']>
  onCancel: () => Promise<string | null>
}

/** Cannot be undone, so it says what happens and asks once. */
export function TakeBack({ words, language, coolingOff, onCancel }: Props) {
  const [step, setStep] = useState<'told' | 'asking' | 'busy'>('told')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { until, givesBack } = coolingOff
  const cancel = async () => {
    setStep('busy')
    setRefusal(await onCancel())
    setStep('told')
  }
  return (
    <section className="card">
      <h2>{words.cancelTitle}</h2>
      <p>{fillSentence(words.cancelLine, { when: momentText(until, language), amount: givesBack.text })}</p>
      {step === 'told' ? (
        <button type="button" className="plain" onClick={() => setStep('asking')}>
          {words.cancel}
        </button>
      ) : (
        <div role="group" aria-label={words.cancel}>
          <p>{words.cancelAsk}</p>
          <div className="between">
            <button type="button" className="plain" disabled={step === 'busy'} onClick={() => setStep('told')}>
              {words.cancelNo}
            </button>
            <button type="button" className="plain danger" disabled={step === 'busy'} onClick={() => void cancel()}>
              {words.cancelYes}
            </button>
          </div>
        </div>
      )}
      {refusal && (
        <p className="wrong" role="alert">
          {refusal}
        </p>
      )}
    </section>
  )
}
