import type { Texts } from '../../../languages'
import type { AddOn, Cover, Declaration, Plan, PlanSet } from '../../../design/plans'
import type { Figures } from './figures'
import { say } from './words'

/** A line of the comparison: one figure for each plan in Hong Kong dollars, or words where it is no amount. */
export type CoverLine = readonly [dataName: string, title: Texts, sums: readonly (number | Texts)[], tooltip?: Texts]
type PlanLine = readonly [id: string, title: Texts, subtitle: Texts]
type AddOnLine = readonly [id: string, title: Texts, description: Texts, yearly: number]

export type PlanSheet = {
  readonly plans: readonly PlanLine[]
  readonly covers: readonly CoverLine[]
  readonly addOns: readonly AddOnLine[]
  /** What this kind of insurance has to have declared, beside what all have. */
  readonly declared: Texts
}

export const NOT_COVERED = say('Not covered', '不受保', '不受保')
export const INCLUDED = say('Included', '已包括', '已包括')

const declarations = (own: Texts): Declaration[] => [
  { id: 'own', kind: 'general', isRequired: true, text: own },
  {
    ...{ id: 'true', kind: 'general', isRequired: true },
    text: say(
      'What I answered is true and whole, and I have read the terms.',
      '本人的回答屬實且完整，並已閱讀條款。',
      '本人的回答属实且完整，并已阅读条款。',
    ),
  },
  {
    ...{ id: 'news', kind: 'marketing', isRequired: false },
    text: say('Write to me about other products.', '請告訴我其他產品的消息。', '请告诉我其他产品的消息。'),
  },
]

/** The sheet as the plans of a product. */
export function planSet(of: Figures, sheet: PlanSheet): PlanSet {
  const cover = ([dataName, title, sums, tooltip = {}]: CoverLine, place: number): Cover => {
    const given = sums[place] ?? NOT_COVERED
    return typeof given === 'number'
      ? { dataName, title, amount: of.money(given), words: {}, tooltip }
      : { dataName, title, amount: null, words: given, tooltip }
  }
  const plans = sheet.plans.map(([id, title, subtitle], place): Plan => ({
    ...{ id, title, subtitle, description: {} },
    covers: sheet.covers.map((each) => cover(each, place)),
    addOns: sheet.addOns.map(([addOn]) => addOn),
    declarations: declarations(sheet.declared),
    booklet: [],
    coverDocument: [],
  }))
  const addOns = sheet.addOns.map(([id, title, description, yearly]): AddOn => {
    const price = of.money(yearly)
    return { ...{ id, title, description }, yearly: price, monthly: { ...price, minor: Math.ceil(price.minor / 12) } }
  })
  return { currency: of.currency, plans, addOns }
}
