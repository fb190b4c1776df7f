import { startQuestion } from '@coverwright/rules/design/forms'
import type { Plan, PlanSet } from '@coverwright/rules/design/plans'
import type { Page } from '@coverwright/rules/design/products'
import { sayTravel as say } from './travel-light-words'

const hkd = (dollars: number) => ({ minor: dollars * 100, currency: 'HKD' })

const titles = {
  medical: say('Medical expenses', '醫療費用', '医疗费用'),
  cancelled: say('Trip canceled', '取消旅程', '取消旅程', 'Trip cancelled'),
  baggage: say('Baggage', '行李', '行李'),
  delay: say('Delay, each 6 hours', '延誤，每 6 小時', '延误，每 6 小时'),
}
type Amounts = Readonly<Record<keyof typeof titles, number>>

const plan = (id: string, title: Plan['title'], subtitle: Plan['subtitle'], amounts: Amounts): Plan => ({
  id,
  title,
  subtitle,
  description: {},
  covers: (Object.keys(titles) as (keyof Amounts)[]).map((dataName) => ({
    dataName,
    title: titles[dataName],
    amount: hkd(amounts[dataName]),
    words: {},
    tooltip: {},
  })),
  addOns: ['winter'],
  declarations: [
    {
      id: 'true',
      kind: 'general',
      isRequired: true,
      text: say(
        'What I answered is true, for everybody who travels.',
        '我的回答屬實，並適用於所有同行旅客。',
        '我的回答属实，并适用于所有同行旅客。',
      ),
    },
    {
      id: 'news',
      kind: 'marketing',
      isRequired: false,
      text: say('Write to me about new products.', '請告訴我新產品的消息。', '请告诉我新产品的消息。'),
    },
  ],
  booklet: [],
  coverDocument: [],
})

export const travelLightPlans: PlanSet = {
  currency: 'HKD',
  plans: [
    plan('essential', say('Essential', '基本', '基本'), say('The needful', '必要保障', '必要保障'), {
      ...{ medical: 500_000, cancelled: 10_000, baggage: 5_000, delay: 300 },
    }),
    plan('plus', say('Plus', '優選', '优选'), say('For most trips', '適合大多數旅程', '适合大多数旅程'), {
      ...{ medical: 1_000_000, cancelled: 30_000, baggage: 12_000, delay: 500 },
    }),
    plan('premier', say('Premier', '尊尚', '尊尚'), say('Nothing left out', '全面保障', '全面保障'), {
      ...{ medical: 2_000_000, cancelled: 60_000, baggage: 20_000, delay: 800 },
    }),
  ],
  addOns: [
    {
      id: 'winter',
      title: say('Winter sports', '冬季運動', '冬季运动'),
      description: say(
        'Skiing and sledding on marked runs',
        '在指定滑道滑雪及雪橇',
        '在指定滑道滑雪及雪橇',
        'Skiing and sledging on marked runs',
      ),
      yearly: hkd(60),
      monthly: hkd(60),
    },
  ],
}

/** What to choose stands in the plans; the page only asks. */
export const travelLightChoice: Page = {
  id: 'cover',
  title: say('Choose your cover', '選擇保障', '选择保障'),
  questions: [
    {
      ...startQuestion('plan', 'cover', 'cover'),
      title: say('Which plan?', '選哪個計劃？', '选哪个计划？'),
      isRequired: true,
      options: [{ value: 'plus', label: say('Plus', '優選', '优选'), isMostChosen: true }],
    },
    {
      ...startQuestion('addOns', 'extras', 'extras'),
      title: say('Anything on top?', '需要附加保障嗎？', '需要附加保障吗？'),
      isRequired: false,
      options: [],
    },
  ],
}
