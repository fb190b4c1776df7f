import { startQuestion } from '@coverwright/rules/design/forms'
import type { Texts } from '@coverwright/rules/languages'
import type { Plan, PlanSet } from '@coverwright/rules/design/plans'
import type { Page } from '@coverwright/rules/design/products'

const hkd = (dollars: number) => ({ minor: dollars * 100, currency: 'HKD' })
const said = (en_us: string, zh_tw?: string): Texts => ({ en_us, ...(zh_tw ? { zh_tw } : {}) })

const plan = (id: string, title: Texts, subtitle: Texts, vet: number, limb: number | null): Plan => ({
  id,
  title,
  subtitle,
  description: {},
  covers: [
    {
      dataName: 'vetFees',
      title: said('Vet fees a year', '每年獸醫費'),
      amount: hkd(vet),
      words: {},
      tooltip: said('Consultations, operations and medicine.', '診金、手術及藥物。'),
    },
    {
      dataName: 'strangers',
      title: said('Harm to others', '對他人的傷害'),
      amount: limb === null ? null : hkd(limb),
      words: limb === null ? said('Not included', '不包括') : {},
      tooltip: {},
    },
  ],
  addOns: ['teeth', 'travel'],
  declarations: [
    { id: 'healthy', kind: 'general', text: said('My pet is healthy today.', '我的寵物今天健康。'), isRequired: true },
  ],
  booklet: [],
  coverDocument: [],
})

/** Still being translated: a subtitle and an add-on have no Chinese yet. */
export const pawsPlans: PlanSet = {
  currency: 'HKD',
  plans: [
    plan('daily', said('Day to day', '日常'), said('For what comes up', '應付日常所需'), 20_000, null),
    plan('lifetime', said('Lifetime', '終身'), said('For as long as they live'), 80_000, 1_000_000),
  ],
  addOns: [
    { id: 'teeth', title: said('Teeth', '牙科'), description: {}, yearly: hkd(480), monthly: hkd(42) },
    { id: 'travel', title: said('Travelling along'), description: {}, yearly: hkd(360), monthly: hkd(32) },
  ],
}

/** What to choose stands in the plans; the page only asks. */
export const pawsChoice: Page = {
  id: 'plan',
  title: said('Choose a plan', '選擇計劃'),
  questions: [
    { ...startQuestion('plan', 'choice', 'chosenPlan'), title: said('Which plan?', '選哪個計劃？'), options: [] },
    {
      ...startQuestion('addOns', 'extras', 'chosenExtras'),
      title: said('Anything on top?', '需要附加保障嗎？'),
      isRequired: false,
      options: [],
    },
  ],
}
