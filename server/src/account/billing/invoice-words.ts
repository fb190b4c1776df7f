import type { PriceLineKind } from '@coverwright/rules/account/subscriptions'
import type { Language } from '@coverwright/rules/languages'

type InvoiceWords = {
  invoice: string
  receipt: string
  billedTo: string
  licence: string
  issued: string
  period: string
  paidBy: string
  account: string
  lines: string
  line: Record<PriceLineKind, string>
  days: string
  net: string
  tax: string
  credit: string
  total: string
  paid: string
  note: string
}

const en: InvoiceWords = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  billedTo: 'Billed to',
  licence: 'Licence number',
  issued: 'Date',
  period: 'Period',
  paidBy: 'Paid by',
  account: 'Account balance',
  lines: 'Amounts',
  line: {
    base: 'Plan, base price',
    transactions: '{count} transactions a month',
    passes: '{count} extra passes',
    unused: 'Unused days of the plan before',
    units: '{count} units',
    domain: 'Domain, one year',
  },
  days: '{days} of {ofDays} days',
  net: 'Subtotal',
  tax: '{code} {rate}%',
  credit: 'From the account balance',
  total: 'Total',
  paid: 'Paid',
  note: 'This invoice was paid when it was issued. Nothing is left to pay.',
}

const zhTw: InvoiceWords = {
  invoice: '發票',
  receipt: '收據',
  billedTo: '帳單對象',
  licence: '牌照號碼',
  issued: '日期',
  period: '期間',
  paidBy: '付款方式',
  account: '帳戶餘額',
  lines: '金額',
  line: {
    base: '方案基本費',
    transactions: '每月 {count} 筆交易',
    passes: '額外通行證 {count} 張',
    unused: '原方案未使用天數',
    units: '{count} 點',
    domain: '網域，一年',
  },
  days: '{ofDays} 天中的 {days} 天',
  net: '小計',
  tax: '{code} {rate}%',
  credit: '以帳戶餘額支付',
  total: '總計',
  paid: '已付',
  note: '本發票開立時已付清，無須再付款。',
}

const zhCn: InvoiceWords = {
  invoice: '发票',
  receipt: '收据',
  billedTo: '账单对象',
  licence: '牌照号码',
  issued: '日期',
  period: '期间',
  paidBy: '付款方式',
  account: '账户余额',
  lines: '金额',
  line: {
    base: '方案基本费',
    transactions: '每月 {count} 笔交易',
    passes: '额外通行证 {count} 张',
    unused: '原方案未使用天数',
    units: '{count} 点',
    domain: '域名，一年',
  },
  days: '{ofDays} 天中的 {days} 天',
  net: '小计',
  tax: '{code} {rate}%',
  credit: '以账户余额支付',
  total: '总计',
  paid: '已付',
  note: '本发票开具时已付清，无须再付款。',
}

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  ...{ en_us: en, en_uk: en, en_id: en },
  ...{ zh_tw: zhTw, zh_cn: zhCn },
}
