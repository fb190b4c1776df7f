import { expect, test } from 'vitest'
import { type AuthorityLimit, authorityRefusal, type CaseDecision } from './authority'

const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const limits: AuthorityLimit[] = [
  {
    role: 'standard',
    mostSumInsured: hkd(1_000_000),
    mostPremium: hkd(50_000),
    mostLoadingPercent: '25',
    mayDecline: false,
    elsewhere: [
      {
        currency: 'USD',
        mostSumInsured: { minor: 100_000, currency: 'USD' },
        mostPremium: { minor: 1_000, currency: 'USD' },
      },
    ],
  },
  { role: 'primary', mostSumInsured: null, mostPremium: null, mostLoadingPercent: null, mayDecline: true },
]
const asked: CaseDecision = {
  decision: 'acceptWithTerms',
  sumInsured: hkd(900_000),
  premium: hkd(40_000),
  terms: [{ kind: 'loading', percent: '25' }],
}

test.each<[string, string, Partial<CaseDecision>, string | null]>([
  ['inside all limits', 'standard', {}, null],
  ['a sum insured above', 'standard', { sumInsured: hkd(1_000_001) }, 'underwriting.overSumInsured'],
  [
    'a currency that no limit was set for',
    'standard',
    { sumInsured: { minor: 1, currency: 'EUR' } },
    'underwriting.overSumInsured',
  ],
  ['a sum insured that was not given', 'standard', { sumInsured: null }, null],
  [
    'a product in dollars, inside the limits for dollars',
    'standard',
    { sumInsured: { minor: 90_000, currency: 'USD' }, premium: { minor: 900, currency: 'USD' } },
    null,
  ],
  [
    'a product in dollars, above the limits for dollars',
    'standard',
    { sumInsured: { minor: 100_001, currency: 'USD' }, premium: { minor: 900, currency: 'USD' } },
    'underwriting.overSumInsured',
  ],
  [
    'a product in dollars with no sum insured',
    'standard',
    { sumInsured: null, premium: { minor: 900, currency: 'USD' } },
    null,
  ],
  ['a premium above', 'standard', { premium: hkd(50_001) }, 'underwriting.overPremium'],
  [
    'loadings that add up above',
    'standard',
    {
      terms: [
        { kind: 'loading', percent: '25' },
        { kind: 'loading', percent: '0.5' },
      ],
    },
    'underwriting.overLoading',
  ],
  ['a decline', 'standard', { decision: 'decline' }, 'underwriting.mayNotDecline'],
  ['a decline by a primary user', 'primary', { decision: 'decline' }, null],
  ['anything by a primary user', 'primary', { sumInsured: hkd(9e12) }, null],
  ['a role without limits written', 'guest', {}, 'underwriting.noAuthority'],
])('authority: %s', (_, role, more, code) => {
  expect(authorityRefusal(limits, role, { ...asked, ...more })?.code ?? null).toBe(code)
})
