import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MyPolicy } from './my-policy'
import { Outcome, type OutcomeView } from './outcome'
import { checkoutWords } from './words'

const words = checkoutWords.en_us
const price = { minor: 75_075, currency: 'HKD', text: 'HK$750.75' }

const outcome = (isTest: boolean): OutcomeView => ({
  ...{ state: 'paid', isTest, hasFailed: false, total: price, backTo: '/' },
  policy: {
    ...{ number: 'CYC-000220', productName: 'City Cycle', startDate: '2026-11-17', endDate: '2027-11-16' },
    ...{ claim: [], myAddress: '/my/link', mailedTo: 'z•••@example.com' },
  },
})

test.each([
  [false, true],
  [true, false],
])('bought as a test: %s, told to be covered: %s', (isTest, isCovered) => {
  const page = renderToStaticMarkup(
    <Outcome words={words} language="en_us" outcome={outcome(isTest)} secondsLeft={0} documents={[]} />,
  )
  expect(page.includes(words.coveredTitle)).toBe(isCovered)
  expect(page.includes(words.testTitle)).toBe(isTest)
})

const policy: MyPolicyView = {
  ...{ number: 'CYC-000220', productName: 'City Cycle', planTitle: 'City Cycle', isTest: false, state: 'cancelled' },
  ...{ startDate: '2026-11-17', endDate: '2027-11-16', holderName: 'Zoë', parts: [], total: price, documents: [] },
  ...{ payments: [], claim: [], coolingOff: null, ended: null },
}
const draw = (ended: MyPolicyView['ended']) =>
  renderToStaticMarkup(
    <MyPolicy words={words} language="en_us" policy={{ ...policy, ended }} onCancel={async () => null} />,
  )
const at = '2026-12-01T00:16:00Z'

test('cancelled by the insurer, it says so, until when it covered and what comes back', () => {
  const page = draw({ by: 'insurer', at, countsFrom: '2026-12-05', lastDate: '2026-12-04', refund: price })
  expect(page).toContain('The insurer canceled this policy. It gives no cover from Dec 5, 2026 on.')
  expect(page).toContain('Until Dec 4, 2026')
  expect(page).toContain('Refund of')
  expect(page).not.toContain(words.documentsComing)
  expect(page).not.toContain('2027')
})

test('taken back by its holder before it began, it names no days of cover', () => {
  const page = draw({ by: 'holder', at, countsFrom: '2026-11-17', lastDate: null, refund: null })
  expect(page).toContain('You canceled this policy.')
  expect(page).toContain(words.neverBegan)
  expect(page).not.toContain('Refund of')
  expect(page).not.toContain('2027')
})
