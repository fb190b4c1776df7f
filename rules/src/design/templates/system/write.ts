import type { Texts } from '../../../languages'
import type { ListName, MailBlock } from '../blocks'
import type { CompanyPaper, Moment, PageMoment, PaperMoment } from '../moments'
import type { PageBody, PaperBody, TemplateTag } from '../template'

/** What comes with the house. A change of what it says is a new version: whoever copied it is shown what differs. */
type OfTheHouse = { readonly version: number; readonly tag: TemplateTag; readonly title: Texts }
export type SystemMail = OfTheHouse & {
  readonly key: Exclude<Moment, PaperMoment | CompanyPaper | PageMoment>
  readonly subject: Texts
  readonly preview: Texts
  readonly blocks: readonly MailBlock[]
}
export type SystemPaper = OfTheHouse & { readonly key: PaperMoment | CompanyPaper } & Pick<PaperBody, 'page' | 'blocks'>
export type SystemPage = OfTheHouse & { readonly key: PageMoment } & Pick<PageBody, 'search' | 'blocks'>
export type SystemTemplate = SystemMail | SystemPaper | SystemPage

/** en_uk and en_id read the American text unless they are given one of their own. */
export const say = (american: string, traditional: string, simplified: string, british?: string): Texts => ({
  en_us: american,
  ...(british === undefined ? {} : { en_uk: british, en_id: british }),
  zh_tw: traditional,
  zh_cn: simplified,
})

const every = (id: string, when = '') => ({ id, when })

export const header: MailBlock = { ...every('header'), kind: 'header' }
export const heading = (text: Texts): MailBlock => ({ ...every('heading'), kind: 'heading', text })
export const words = (id: string, text: Texts, when = ''): MailBlock => ({ ...every(id, when), kind: 'text', text })
export const button = (label: Texts, link: string): MailBlock => ({ ...every('button'), kind: 'button', label, link })
export const note = (text: Texts): MailBlock => ({ ...every('note'), kind: 'note', text })

export const facts = (rows: readonly (readonly [id: string, label: Texts, value: string])[]): MailBlock => ({
  ...every('facts'),
  ...{ kind: 'facts', columns: 2, hidesEmpty: true },
  rows: rows.map(([id, label, value]) => ({ id, label, value: say(value, value, value) })),
})

export const each = (over: ListName, title: Texts, text: string, aside = ''): MailBlock => ({
  ...every(over),
  ...{ kind: 'each', over, title },
  text: say(text, text, text),
  aside: aside === '' ? {} : say(aside, aside, aside),
})

export const labels = {
  number: say('Policy number', '保單號碼', '保单号码'),
  plan: say('Plan', '計劃', '计划'),
  from: say('From', '開始日期', '开始日期'),
  until: say('Until', '結束日期', '结束日期'),
  premium: say('Premium', '保費', '保费'),
  paid: say('Paid', '已付金額', '已付金额'),
  paidBy: say('Paid by', '付款方式', '付款方式'),
  refund: say('Refund', '退款金額', '退款金额'),
  endsOn: say('No cover from', '保障終止日', '保障终止日'),
  quote: say('Quote', '報價編號', '报价编号'),
  expires: say('Valid until', '有效期至', '有效期至'),
}

export const hello = heading(say('Dear {{holder.name}},', '{{holder.name}}，您好：', '{{holder.name}}，您好：'))

export const footer = note(
  say(
    'Sent by {{company.name}}. Please do not pass this mail on: whoever has its link can open what it leads to.',
    '此郵件由 {{company.name}} 發出。持有連結的人均可開啟相關內容，請勿轉寄。',
    '此邮件由 {{company.name}} 发出。持有链接的人均可打开相关内容，请勿转发。',
  ),
)

export const quoteFacts = facts([
  ['plan', labels.plan, '{{quote.plan}}'],
  ['premium', labels.premium, '{{quote.premium}}'],
  ['expires', labels.expires, '{{quote.expires}}'],
])
