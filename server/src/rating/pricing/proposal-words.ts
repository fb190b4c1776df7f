import type { Language } from '@coverwright/rules/languages'

const english = {
  after: 'After {step}',
  least: 'Least premium',
  withAddOns: 'With add-ons',
  addOns: 'Add-ons',
  terms: 'Terms of underwriting',
  discount: 'Vouchers and coupons',
  net: 'Net premium',
  tax: 'Premium tax',
  total: 'To pay by the year',
  monthly: 'By the month',
  sumInsured: 'Sum insured',
}
const traditional: typeof english = {
  after: '計入「{step}」後',
  least: '最低保費',
  withAddOns: '連附加保障',
  addOns: '附加保障',
  terms: '核保條款',
  discount: '電子禮券及優惠券',
  net: '淨保費',
  tax: '保費稅',
  total: '全年應付',
  monthly: '每月應付',
  sumInsured: '保額',
}
const simplified: typeof english = {
  after: '计入“{step}”后',
  least: '最低保费',
  withAddOns: '含附加保障',
  addOns: '附加保障',
  terms: '核保条款',
  discount: '电子礼券及优惠券',
  net: '净保费',
  tax: '保费税',
  total: '全年应付',
  monthly: '每月应付',
  sumInsured: '保额',
}

/** Titles of a proposed recipe in the product's first language: they are shown to customers, so they belong to it. */
export function proposalWords(language: Language | undefined): typeof english {
  if (language === 'zh_tw') return traditional
  return language === 'zh_cn' ? simplified : english
}
