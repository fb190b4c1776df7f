import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { Claim } from './claim'
import { Papers } from './papers'
import { PolicyCard } from './policy-card'
import { dayIn, momentText } from './say-time'
import { TakeBack } from './take-back'
import type { CheckoutWords } from './words'

type Props = {
  words: CheckoutWords
  language: Language
  policy: MyPolicyView
  /** Gives what was refused, in words, or null. */
  onCancel: () => Promise<string | null>
}

/** The holder's own page: what they have, its papers, what they paid, the way back, and what to do in a claim. */
export function MyPolicy({ words, language, policy, onCancel }: Props) {
  const { number, productName, planTitle, state, startDate, endDate, holderName, total, documents, payments } = policy
  const { ended } = policy
  const day = (text: string) => dayIn(text, language)
  const lastDate = ended ? ended.lastDate : endDate
  return (
    <main className="covered">
      <div className="banner">
        <h1>{productName}</h1>
        <p className="between">
          {lastDate ? fillSentence(words.until, { date: day(lastDate) }) : words.neverBegan}
          <span className={`state ${state}`}>{fillSentence(words[state], { date: day(startDate) })}</span>
        </p>
      </div>
      <PolicyCard
        {...{ words, number }}
        facts={[
          [words.plan, planTitle],
          [
            words.cover,
            lastDate ? fillSentence(words.fromTo, { from: day(startDate), to: day(lastDate) }) : words.neverBegan,
          ],
          [words.holder, holderName],
          [words.price, total.text],
        ]}
      />
      {(!ended || documents.length > 0) && <Papers {...{ words, documents }} />}
      <h2>{words.payments}</h2>
      <dl className="lines card">
        {payments.map(({ at, total: paid, paidBy }) => (
          <div key={`${at} ${paid.minor}`}>
            <dt>{fillSentence(words.paidOn, { date: momentText(at, language), by: paidBy ?? words.card })}</dt>
            <dd>{paid.text}</dd>
          </div>
        ))}
        {ended?.refund && (
          <div>
            <dt>{fillSentence(words.refundOf, { date: momentText(ended.at, language) })}</dt>
            <dd>{ended.refund.text}</dd>
          </div>
        )}
      </dl>
      {policy.coolingOff && <TakeBack {...{ words, language, onCancel }} coolingOff={policy.coolingOff} />}
      {ended && (
        <p role="status">
          {fillSentence(ended.by === 'holder' ? words.endedByYou : words.endedByInsurer, {
            date: day(ended.countsFrom),
          })}{' '}
          {ended.refund && !policy.isTest && words.refundComing}
        </p>
      )}
      <Claim words={words} lines={policy.claim} />
    </main>
  )
}
