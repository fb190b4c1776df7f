import type { orderOperations } from '@coverwright/contract/selling/orders'
import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import type { GivesOf } from '@coverwright/contract/platform'
import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { Claim } from './claim'
import { Ending } from './ending'
import { Papers } from './papers'
import { PolicyCard } from './policy-card'
import { dayIn } from './say-time'
import { Sign } from './sign'
import type { CheckoutWords } from './words'

export type OutcomeView = GivesOf<typeof orderOperations.getOutcome>

type Props = {
  words: CheckoutWords
  language: Language
  outcome: OutcomeView
  /** Until the way back to checkout is taken by itself. */
  secondsLeft: number
  /** As soon as they are made. */
  documents: MyPolicyView['documents']
}

/** What became of a payment. Money that came is never called lost, and a failed try always has its way back. */
export function Outcome({ words, language, outcome, secondsLeft, documents }: Props) {
  const { state, hasFailed, policy, backTo } = outcome
  if (state === 'paid' && policy) return <Covered {...{ words, language, outcome, policy, documents }} />
  if (state === 'abnormal')
    return <Ending sign="person" heading={words.abnormalTitle} lines={[words.abnormalLine, words.abnormalNext]} />
  if (state === 'lapsed')
    return (
      <Ending sign="clock" heading={words.lapsedTitle} lines={[words.lapsedLine]}>
        <BackTo {...{ words, backTo }} />
      </Ending>
    )
  if (hasFailed)
    return (
      <Ending
        sign="wrong"
        heading={words.paymentFailed}
        lines={[words.unsuccessful, words.notCharged, fillSentence(words.backIn, { seconds: secondsLeft })]}
        isAlert
      >
        <BackTo {...{ words, backTo }} />
      </Ending>
    )
  return <Ending sign="clock" heading={words.waitTitle} lines={[words.waitLine]} />
}

const BackTo = ({ words, backTo }: { words: CheckoutWords; backTo: string }) => (
  <a className="go" href={backTo}>
    {words.backNow}
  </a>
)

type CoveredProps = Omit<Props, 'secondsLeft'> & { policy: NonNullable<OutcomeView['policy']> }

function Covered({ words, language, outcome, policy, documents }: CoveredProps) {
  const { number, productName, startDate, endDate, myAddress, mailedTo } = policy
  const days = fillSentence(words.fromTo, { from: dayIn(startDate, language), to: dayIn(endDate, language) })
  return (
    <main className="covered">
      <div className="banner">
        <span className="medal">
          <Sign name="tick" />
        </span>
        <h1>{outcome.isTest ? words.testTitle : words.coveredTitle}</h1>
        <p>{fillSentence(outcome.isTest ? words.testLine : words.coveredLine, { email: mailedTo })}</p>
      </div>
      <PolicyCard
        {...{ words, number }}
        facts={[
          [words.product, productName],
          [words.cover, days],
          [words.paid, outcome.total.text],
        ]}
      />
      <Papers {...{ words, documents }} />
      <a className="go" href={myAddress}>
        {words.seePolicy}
      </a>
      <Claim words={words} lines={policy.claim} />
    </main>
  )
}
