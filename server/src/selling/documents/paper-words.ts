import type { Language } from '@coverwright/rules/languages'
import type { DocumentKind } from '@coverwright/rules/selling/documents'

export type PaperWords = {
  readonly titles: Readonly<Record<DocumentKind, string>>
  readonly mark: string
  readonly policy: string
  readonly number: string
  readonly product: string
  readonly plan: string
  readonly holder: string
  readonly insured: string
  readonly from: string
  readonly until: string
  readonly issued: string
  readonly addOns: string
  readonly covers: string
  readonly included: string
  readonly price: string
  readonly total: string
  readonly terms: string
  readonly loading: string
  readonly payment: string
  readonly paidOn: string
  readonly paidBy: string
  readonly paidTo: string
  readonly order: string
  readonly coverPrint: string
  readonly receiptPrint: string
}

const english: PaperWords = {
  titles: { cover: 'Certificate of insurance', receipt: 'Receipt' },
  mark: 'TEST – no cover is given',
  policy: 'Your policy',
  number: 'Policy number',
  product: 'Product',
  plan: 'Plan',
  holder: 'Policyholder',
  insured: 'Insured',
  from: 'Cover starts',
  until: 'Cover ends',
  issued: 'Issued',
  addOns: 'Add-ons',
  covers: 'What is covered',
  included: 'Included',
  price: 'What you pay',
  total: 'Total',
  terms: 'Special terms',
  loading: 'The premium includes a loading of {percent}%.',
  payment: 'Payment',
  paidOn: 'Paid on',
  paidBy: 'Paid with',
  paidTo: 'Paid to',
  order: 'Order',
  coverPrint: 'This certificate is a summary. The policy wording says in full what is covered and what is not.',
  receiptPrint: 'This receipt was made by computer and is valid without a signature.',
}

const traditional: PaperWords = {
  titles: { cover: '保險證書', receipt: '收據' },
  mark: '測試 – 不提供任何保障',
  policy: '您的保單',
  number: '保單號碼',
  product: '產品',
  plan: '計劃',
  holder: '保單持有人',
  insured: '受保人',
  from: '保障開始',
  until: '保障終止',
  issued: '簽發日期',
  addOns: '附加保障',
  covers: '保障範圍',
  included: '包括',
  price: '費用明細',
  total: '總額',
  terms: '特別條款',
  loading: '保費已包括 {percent}% 的附加保費。',
  payment: '付款',
  paidOn: '付款日期',
  paidBy: '付款方式',
  paidTo: '收款人',
  order: '訂單',
  coverPrint: '本證書為摘要。保障及不保事項以保單條款為準。',
  receiptPrint: '本收據由電腦製作，無需簽署即可生效。',
}

const simplified: PaperWords = {
  titles: { cover: '保险证书', receipt: '收据' },
  mark: '测试 – 不提供任何保障',
  policy: '您的保单',
  number: '保单号码',
  product: '产品',
  plan: '计划',
  holder: '投保人',
  insured: '被保险人',
  from: '保障开始',
  until: '保障终止',
  issued: '签发日期',
  addOns: '附加保障',
  covers: '保障范围',
  included: '包含',
  price: '费用明细',
  total: '总额',
  terms: '特别约定',
  loading: '保费已包含 {percent}% 的加费。',
  payment: '付款',
  paidOn: '付款日期',
  paidBy: '付款方式',
  paidTo: '收款方',
  order: '订单',
  coverPrint: '本证书为摘要。保障及除外责任以保险条款为准。',
  receiptPrint: '本收据由计算机制作，无需签名即可生效。',
}

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: traditional,
  zh_cn: simplified,
}
