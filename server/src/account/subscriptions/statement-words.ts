import type { LineKind } from '@coverwright/rules/account/subscriptions'
import type { Language } from '@coverwright/rules/languages'

type StatementWords = {
  title: string
  of: string
  period: string
  currency: string
  movements: string
  opening: string
  closing: string
  none: string
  line: Record<LineKind, string>
  invoices: string
  invoice: string
  net: string
  tax: string
  noTax: string
  credit: string
  total: string
  note: string
}

const en: StatementWords = {
  title: 'Account statement',
  of: 'Account of',
  period: 'Period',
  currency: 'Currency',
  movements: 'Movements',
  opening: 'Opening balance',
  closing: 'Closing balance',
  none: 'Nothing moved in this month.',
  line: {
    trialStarted: 'Trial started',
    trialReactivated: 'Trial reactivated',
    trialEnded: 'Trial ended',
    subscribed: 'Subscription began',
    planCharged: 'Plan, invoice {note}',
    unitsCharged: 'Units, invoice {note}',
    domainCharged: 'Domain, invoice {note}',
    paid: 'Payment {note}',
    credited: 'Credit for unused days',
    refunded: 'Refund',
  },
  invoices: 'Invoices and tax',
  invoice: '{number}, {day}',
  net: 'Before tax',
  tax: '{code} {rate}%',
  noTax: 'Tax',
  credit: 'From the account balance',
  total: 'Paid',
  note: 'Amounts with a minus were charged to the account. Days are those of {timeZone}.',
}

const zhTw: StatementWords = {
  title: '帳戶結單',
  of: '帳戶持有人',
  period: '期間',
  currency: '貨幣',
  movements: '變動',
  opening: '期初結餘',
  closing: '期末結餘',
  none: '本月沒有變動。',
  line: {
    trialStarted: '試用開始',
    trialReactivated: '試用重新啟用',
    trialEnded: '試用結束',
    subscribed: '訂閱開始',
    planCharged: '方案，發票 {note}',
    unitsCharged: '點數，發票 {note}',
    domainCharged: '網域，發票 {note}',
    paid: '付款 {note}',
    credited: '未使用天數退還',
    refunded: '退款',
  },
  invoices: '發票與稅項',
  invoice: '{number}，{day}',
  net: '未稅金額',
  tax: '{code} {rate}%',
  noTax: '稅項',
  credit: '以帳戶餘額支付',
  total: '已付',
  note: '負數為帳戶支出。日期以 {timeZone} 時區計算。',
}

const zhCn: StatementWords = {
  title: '账户结单',
  of: '账户持有人',
  period: '期间',
  currency: '货币',
  movements: '变动',
  opening: '期初余额',
  closing: '期末余额',
  none: '本月没有变动。',
  line: {
    trialStarted: '试用开始',
    trialReactivated: '试用重新启用',
    trialEnded: '试用结束',
    subscribed: '订阅开始',
    planCharged: '方案，发票 {note}',
    unitsCharged: '点数，发票 {note}',
    domainCharged: '域名，发票 {note}',
    paid: '付款 {note}',
    credited: '未使用天数退还',
    refunded: '退款',
  },
  invoices: '发票与税项',
  invoice: '{number}，{day}',
  net: '未税金额',
  tax: '{code} {rate}%',
  noTax: '税项',
  credit: '以账户余额支付',
  total: '已付',
  note: '负数为账户支出。日期以 {timeZone} 时区计算。',
}

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  ...{ en_us: en, en_uk: en, en_id: en },
  ...{ zh_tw: zhTw, zh_cn: zhCn },
}
