import type { Offer } from '@coverwright/rules/rating/rating'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsIn } from '../words'
import { OfferCard } from './offer-card'

const money = (minor: number, text: string) => ({ minor, currency: 'HKD', text })

test('a buyer is told the price that can be paid, and nothing of instalments that are not sold', () => {
  const plan = {
    ...{ plan: 'basic', title: 'Basic', decision: 'accept', parts: [], notes: [], addOns: [] },
    yearly: money(120_000, 'HKD 1,200.00'),
    monthly: { count: 12, first: money(10_100, 'HKD 101.00'), later: money(10_100, 'HKD 101.00') },
  }
  const offer = { plans: [plan], chosen: null, notOffered: [] } as unknown as Offer
  const page = renderToStaticMarkup(
    <OfferCard
      words={wordsIn.en_us}
      told={{ offer, hasFailed: false } as never}
      titleOf={(addOn) => addOn}
      onAskAgain={() => undefined}
    />,
  )
  expect(page).toContain('HKD 1,200.00')
  expect(page).not.toContain('101.00')
})
