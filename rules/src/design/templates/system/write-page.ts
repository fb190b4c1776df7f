import type { Texts } from '../../../languages'
import type { PageBlock } from '../blocks'
import { say } from './write'

const every = (id: string, when = '') => ({ id, when })
const JOURNEY = '{{product.link}}'

export const pageHead: PageBlock = { ...every('header'), kind: 'header' }
export const hero = (title: Texts, text: Texts, label: Texts): PageBlock => ({
  ...every('hero'),
  ...{ kind: 'hero', title, text, label, link: JOURNEY, fileId: '', alt: {} },
})
export const cards = (id: string, title: Texts, list: readonly (readonly [Texts, Texts])[]): PageBlock => ({
  ...every(id),
  ...{ kind: 'cards', title },
  cards: list.map(([name, text], place) => ({ id: `card-${place + 1}`, title: name, text })),
})
export const covers = (title: Texts, text: Texts): PageBlock => ({ ...every('covers'), kind: 'covers', title, text })
export const prices = (title: Texts, text: Texts, label: Texts): PageBlock => ({
  ...every('prices'),
  ...{ kind: 'prices', title, text, label },
})
export const questions = (title: Texts, list: readonly (readonly [Texts, Texts])[]): PageBlock => ({
  ...every('questions'),
  ...{ kind: 'questions', title },
  rows: list.map(([label, value], place) => ({ id: `question-${place + 1}`, label, value })),
})
export const action = (title: Texts, text: Texts, label: Texts): PageBlock => ({
  ...every('action'),
  ...{ kind: 'action', title, text, label, link: JOURNEY },
})

export const start = say('Get my price', '查看我的價格', '查看我的价格')

export const pageFoot: PageBlock = {
  ...every('footer'),
  kind: 'footer',
  text: say(
    'This page describes the cover in short. What counts is the policy wording, which you can read before you buy.',
    '本頁為保障摘要，一切以保單條款為準；您可在購買前閱讀條款。',
    '本页为保障摘要，一切以保单条款为准；您可在购买前阅读条款。',
  ),
}

/** What almost everybody asks before buying anything online. */
export const usualQuestions: readonly (readonly [Texts, Texts])[] = [
  [
    say('How long does it take?', '需要多少時間？', '需要多长时间？'),
    say(
      'A few minutes. You see your price before you give any payment details, and you can stop and go on later on any device.',
      '只需幾分鐘。您會先看到價格，之後才需提供付款資料；也可隨時停下，在任何裝置上繼續。',
      '只需几分钟。您会先看到价格，之后才需提供付款信息；也可随时停下，在任何设备上继续。',
    ),
  ],
  [
    say('When does my cover start?', '保障何時開始？', '保障何时开始？'),
    say(
      'On the day that you choose. Your policy and its documents reach you by email as soon as you have paid.',
      '由您選擇的日期開始。付款後，保單及文件會立即以電郵送達。',
      '由您选择的日期开始。付款后，保单及文件会立即以邮件送达。',
    ),
  ],
  [
    say('Can I speak to somebody?', '可以與專人聯絡嗎？', '可以与专人联系吗？'),
    say(
      'Yes. The people at {{company.name}} are glad to help; how to reach them is at the end of this page.',
      '可以。{{company.name}} 的同事樂意協助，聯絡方法見本頁底部。',
      '可以。{{company.name}} 的同事乐意协助，联系方法见本页底部。',
    ),
  ],
]
