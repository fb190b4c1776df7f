import { type Body, type CompanyBrand, type Look, NO_BRAND, startingBody } from '@coverwright/rules/design/products'
import { comparePlans, type ComparedCover } from '@coverwright/rules/design/plans'
import type { Language, Texts } from '@coverwright/rules/languages'
import type { Money } from '@coverwright/rules/money'

type SoldPlan = { readonly title: Texts; readonly subtitle: Texts; readonly from: Money | null }

/** What a page can say of its product. */
export type PageProduct = {
  readonly name: Texts
  readonly languages: readonly Language[]
  readonly look: Look
  readonly brand: CompanyBrand
  readonly plans: readonly SoldPlan[]
  readonly covers: readonly ComparedCover[]
  readonly isSold: boolean
  /** Where it is bought, in a language. */
  linkIn(language: Language): string
}

type Around = {
  readonly brand: CompanyBrand
  readonly lowest?: ReadonlyMap<string, Money>
  readonly isSold: boolean
  linkIn(language: Language): string
}

export function pageProductOf(body: Body, { lowest, ...around }: Around): PageProduct {
  const { name, languages, look } = body
  const plans = body.plans?.plans ?? []
  return {
    ...{ name, languages, look, ...around },
    plans: plans.map(({ id, title, subtitle }) => ({ title, subtitle, from: lowest?.get(id) ?? null })),
    covers: comparePlans(plans),
  }
}

const inAll = (american: string, traditional: string, simplified: string): Texts => ({
  ...{ en_us: american, zh_tw: traditional, zh_cn: simplified },
})
const words = inAll('Included', '包括在內', '包括在内')
const cover = (dataName: string, title: Texts, amounts: readonly (number | null)[]): ComparedCover => ({
  ...{ dataName, title },
  cells: amounts.map((minor) => ({
    ...{ dataName, title, words, tooltip: {} },
    amount: minor === null ? null : { minor, currency: 'HKD' },
  })),
})

/** Likely plans, for a preview without a product. */
export const sampleProduct: PageProduct = {
  name: inAll('Sample Product', '範例產品', '示例产品'),
  languages: ['en_us', 'zh_tw', 'zh_cn'],
  look: startingBody({ name: '', currency: 'HKD', timeZone: 'UTC', languages: [] }, () => '').look,
  brand: NO_BRAND,
  plans: [
    {
      ...{ title: inAll('Standard', '標準', '标准'), from: { minor: 9_900, currency: 'HKD' } },
      subtitle: inAll('What most people need', '切合一般需要', '满足一般需要'),
    },
    {
      ...{ title: inAll('Plus', '優越', '优越'), from: { minor: 18_500, currency: 'HKD' } },
      subtitle: inAll('Higher limits', '更高保額', '更高保额'),
    },
  ],
  covers: [
    cover('medical', inAll('Medical expenses', '醫療費用', '医疗费用'), [50_000_000, 100_000_000]),
    cover('liability', inAll('Personal liability', '個人責任', '个人责任'), [100_000_000, 200_000_000]),
    cover('assistance', inAll('24-hour assistance', '24 小時支援', '24 小时援助'), [null, null]),
  ],
  isSold: true,
  linkIn: () => '#',
}
