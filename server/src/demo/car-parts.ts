import type { Texts } from '@coverwright/rules/languages'
import type { Plan, PlanSet } from '@coverwright/rules/design/plans'
import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import type { UnderwritingGuide } from '@coverwright/rules/rating/underwriting'
import { say } from './question-words'
import { coin, leviedPremium } from './recipe-steps'

const hkd = (dollars: number) => ({ minor: dollars * 100, currency: 'HKD' })

const cover = (dataName: string, title: Texts, dollars: number, tooltip: Texts = {}) => ({
  dataName,
  title,
  amount: hkd(dollars),
  words: {},
  tooltip,
})
const covers = (others: number, accident: number, excess: number) => [
  cover(
    'thirdParty',
    say('Damage to others', '第三者財物損失', '第三者财物损失'),
    others,
    say('Cars, walls and whatever else you hit.', '你撞毀的車輛、牆壁及其他財物。', '您撞毁的车辆、墙壁及其他财物。'),
  ),
  cover(
    'personalAccident',
    say('Personal accident of the driver', '駕駛人人身意外', '驾驶人人身意外'),
    accident,
    say('Paid to you or your family after an accident.', '意外後賠付給你或你的家人。', '意外后赔付给您或您的家人。'),
  ),
  cover(
    'excess',
    say('Excess for each claim', '每次索償自負額', '每次索赔自负额'),
    excess,
    say('What you pay of each claim yourself.', '每次索償須自行承擔的金額。', '每次索赔须自行承担的金额。'),
  ),
]
const plan = (id: string, title: Texts, subtitle: Texts, sums: [number, number, number], addOns: string[]): Plan => ({
  id,
  title,
  subtitle,
  description: {},
  covers: covers(...sums),
  addOns,
  declarations: [
    {
      id: 'true',
      kind: 'general',
      text: say('What I have said is true and whole.', '本人所述屬實，並無遺漏。', '本人所述属实，并无遗漏。'),
      isRequired: true,
    },
    {
      id: 'news',
      kind: 'marketing',
      text: say(
        'I would like to hear about other products.',
        '我願意收到其他產品的消息。',
        '我愿意收到其他产品的消息。',
      ),
      isRequired: false,
    },
  ],
  booklet: [],
  coverDocument: [],
})
const addOn = (id: string, title: Texts, description: Texts, yearly: number, monthly: number) => ({
  id,
  title,
  description,
  yearly: hkd(yearly),
  monthly: hkd(monthly),
})

export const carPlans: PlanSet = {
  currency: 'HKD',
  plans: [
    plan(
      'essential',
      say('Essential', '基本', '基本'),
      say('What the law asks for, and a little more', '法例要求，再多一點', '法规要求，再多一点'),
      [2_000_000, 100_000, 8_000],
      ['tow'],
    ),
    plan(
      'plus',
      say('Plus', '升級', '升级'),
      say('For every day', '每天放心', '每天放心'),
      [5_000_000, 250_000, 5_000],
      ['tow', 'glass'],
    ),
    plan(
      'prime',
      say('Prime', '尊貴', '尊贵'),
      say('With nearly nothing left to pay', '幾乎無須自付', '几乎无须自付'),
      [10_000_000, 500_000, 2_000],
      ['tow', 'glass', 'hire'],
    ),
  ],
  addOns: [
    addOn('tow', say('Roadside help', '路邊支援', '道路救援'), say('Day and night', '日夜服務', '全天服务'), 180, 16),
    addOn('glass', say('Windscreen', '擋風玻璃', '挡风玻璃'), say('Without excess', '無自負額', '无自负额'), 420, 37),
    addOn('hire', say('Hire car', '代用車', '代步车'), say('Up to 14 days', '最多 14 天', '最多 14 天'), 650, 58),
  ],
}

const lookUp = (
  name: string,
  title: string,
  table: string,
  inputs: Record<string, string>,
  column = 'factor',
): Step => ({
  kind: 'lookUp',
  name,
  title,
  table,
  inputs,
  column,
})
const times = (name: string, title: string, of: string, by: string): Step => ({ kind: 'factor', name, title, of, by })

export const carRecipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    lookUp('baseRate', 'Base premium', 'base', { coverType: 'coverType', engine: 'engine' }, 'amount'),
    lookUp('ageFactor', 'Age of the driver', 'driverAge', { age: 'age(birthDate, startDate)', gender: 'gender' }),
    times('afterAge', 'After age', 'baseRate', 'ageFactor'),
    lookUp('valueFactor', 'Value of the car', 'vehicleValue', { value: 'vehicleValue' }),
    times('afterValue', 'After value', 'afterAge', 'valueFactor'),
    lookUp(
      'groupFactor',
      'Group of the car',
      'vehicleGroups',
      { make: 'make', vehicleType: 'vehicleType', vehicleAge: 'vehicleAge' },
      'relativity',
    ),
    lookUp(
      'theft',
      'Theft',
      'vehicleGroups',
      { make: 'make', vehicleType: 'vehicleType', vehicleAge: 'vehicleAge' },
      'theft',
    ),
    times('afterGroup', 'After group and theft', 'afterValue', 'groupFactor * (1 + theft)'),
    lookUp('districtFactor', 'District and use', 'district', { district: 'district', usage: 'usage' }),
    times('afterDistrict', 'After district', 'afterGroup', 'districtFactor'),
    lookUp('ncdFactor', 'No claim discount', 'ncd', { years: 'ncdYears' }),
    times('afterNcd', 'After no claim discount', 'afterDistrict', 'ncdFactor'),
    lookUp('loadingFactor', 'Claims and experience', 'loadings', { claims: 'claims', experience: 'experience' }),
    times('afterLoading', 'After loadings', 'afterNcd', 'loadingFactor'),
    {
      kind: 'factor',
      name: 'afterPlan',
      title: 'Plan',
      of: 'afterLoading',
      by: "plan == 'prime' ? 1.22 : plan == 'plus' ? 1.08 : 1",
    },
    {
      kind: 'factor',
      name: 'withDrivers',
      title: 'Other drivers, 5 % each',
      of: 'afterPlan',
      by: '1 + size(drivers) * 0.05',
      when: 'has(drivers)',
    },
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: 'withDrivers', least: '1500' },
    { kind: 'terms', name: 'withTerms', title: 'Terms of underwriting', of: 'atLeast', takes: 'both' },
    { kind: 'addOns', name: 'extras', title: 'Add-ons', per: 'year' },
    { kind: 'add', name: 'gross', title: 'With add-ons', of: 'withTerms', amount: 'extras' },
    { kind: 'discount', name: 'discounted', title: 'Vouchers and coupons', of: 'gross', takes: 'both', rounding: coin },
    { kind: 'round', name: 'premium', title: 'Premium', of: 'discounted', rounding: { mode: 'halfUp', to: '0.1' } },
    {
      kind: 'tax',
      name: 'motorFund',
      title: 'Motor insurers’ fund',
      of: 'premium',
      rates: [{ from: '2020-01-01', to: null, rate: '0.02' }],
      rounding: coin,
    },
    leviedPremium('5000'),
    { kind: 'formula', name: 'total', title: 'To pay', formula: 'premium + motorFund + levy' },
    {
      kind: 'instalment',
      name: 'monthly',
      title: 'By the month',
      of: 'total',
      count: 12,
      loading: '0.04',
      rounding: coin,
    },
  ],
  addOns: [],
  outputs: { yearly: 'total', monthly: 'monthly', parts: ['premium', 'motorFund', 'levy'] },
}

export const carGuide: UnderwritingGuide = {
  version: 1,
  rules: [
    {
      id: 'claims',
      title: 'Many claims',
      when: 'claims > 4',
      reason: 'More than four claims in three years',
      verdict: { decision: 'refer' },
    },
    {
      id: 'young-and-fast',
      title: 'Young driver, large engine',
      when: 'age(birthDate, startDate) < 21 && engine > 2500',
      reason: 'Drivers under 21 are not insured above 2,500 cc',
      verdict: { decision: 'decline' },
    },
    {
      id: 'valuable',
      title: 'Valuable car',
      when: 'vehicleValue > 1500000',
      reason: 'The car is worth more than HKD 1,500,000',
      verdict: { decision: 'refer' },
    },
    {
      id: 'business',
      title: 'Business with claims',
      when: "usage == 'Business' && claims >= 2",
      reason: 'Business use with two claims or more',
      verdict: {
        decision: 'acceptWithTerms',
        terms: [
          { kind: 'loading', percent: '15' },
          {
            kind: 'message',
            text: say(
              'The excess is doubled for drivers under 25.',
              '25 歲以下的駕駛人，自負額加倍。',
              '25 岁以下的驾驶人，自负额加倍。',
            ),
          },
        ],
      },
    },
  ],
  tables: [
    {
      id: 'acceptance',
      title: 'Accepted vehicles',
      table: 'acceptance',
      inputs: { vehicleType: 'vehicleType', vehicleAge: 'vehicleAge' },
      columns: { decision: 'decision', reason: 'reason' },
      otherwise: 'refer',
    },
  ],
}
