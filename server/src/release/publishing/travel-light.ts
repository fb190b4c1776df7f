import type { Question } from '@coverwright/rules/design/forms'
import { languages, type Texts } from '@coverwright/rules/languages'
import { type Body, BODY_VERSION, type Page } from '@coverwright/rules/design/products'
import { travelLightChoice, travelLightPlans } from './travel-light-plans'
import { sayTravel as say } from './travel-light-words'

const asked = (id: string, title: Texts) => ({ id, dataName: id, title, isRequired: true })

const trip: readonly Question[] = [
  {
    ...asked('region', say('Where are you going?', '你要去哪裡？', '你要去哪里？')),
    kind: 'choice',
    options: [
      {
        value: 'asia',
        label: say('Asia', '亞洲', '亚洲'),
        note: say('Japan, Thailand, Singapore and the rest', '日本、泰國、新加坡等地', '日本、泰国、新加坡等地'),
      },
      {
        value: 'europe',
        label: say('Europe', '歐洲', '欧洲'),
        note: say('All of Europe, the Schengen area included', '歐洲各地，包括申根區', '欧洲各地，包括申根区'),
      },
      {
        value: 'world',
        label: say('Anywhere else', '其他地方', '其他地方'),
        note: say('The Americas, Africa, Australia', '美洲、非洲、澳洲', '美洲、非洲、澳洲'),
      },
    ],
  },
  {
    ...asked('leaving', say('When do you leave?', '哪一天出發？', '哪一天出发？')),
    kind: 'date',
    face: 'calendar',
    earliest: { daysFromToday: 0 },
    latest: { daysFromToday: 365 },
  },
  {
    ...asked('nights', say('How many nights away?', '離家多少晚？', '离家多少晚？')),
    kind: 'number',
    face: 'box',
    places: 0,
    min: '1',
    max: '90',
    unit: say('nights', '晚', '晚'),
    help: say('Trips of up to 90 nights are covered.', '可保最長 90 晚的旅程。', '可保最长 90 晚的旅程。'),
  },
]

const people: readonly Question[] = [
  {
    ...asked('adults', say('Adults', '成人', '成人')),
    kind: 'number',
    face: 'stepper',
    places: 0,
    min: '1',
    max: '9',
    help: say('18 to 85', '18 至 85 歲', '18 至 85 岁'),
  },
  {
    ...asked('children', say('Children', '兒童', '儿童')),
    kind: 'number',
    face: 'stepper',
    places: 0,
    min: '0',
    max: '9',
    help: say('13 to 17', '13 至 17 歲', '13 至 17 岁'),
  },
  {
    ...asked(
      'oldestAge',
      say('Age of the oldest traveler', '最年長旅客的年齡', '最年长旅客的年龄', 'Age of the oldest traveller'),
    ),
    kind: 'number',
    face: 'box',
    places: 0,
    min: '18',
    max: '85',
    unit: say('years', '歲', '岁'),
  },
  {
    ...asked(
      'treatment',
      say(
        'Has anyone had medical treatment in the last 12 months?',
        '過去 12 個月內，有沒有旅客接受過治療？',
        '过去 12 个月内，有没有旅客接受过治疗？',
      ),
    ),
    kind: 'yesNo',
    help: say(
      'Colds, check-ups and dental care do not count.',
      '感冒、身體檢查及牙科護理不計算在內。',
      '感冒、体检及牙科护理不计算在内。',
    ),
  },
  {
    ...asked('name', say('Your full name', '你的全名', '你的全名')),
    kind: 'text',
    format: 'any',
    maxLength: 100,
    help: say('As it is to stand on the policy', '將印在保單上', '将印在保单上'),
  },
  {
    ...asked('email', say('Where should we send your documents?', '文件寄到哪個電子郵件？', '文件发到哪个电子邮件？')),
    kind: 'email',
    placeholder: say('you@example.com', 'you@example.com', 'you@example.com'),
  },
]

const pages: readonly Page[] = [
  {
    id: 'trip',
    title: say('Tell us about your trip', '說說你的旅程', '说说你的旅程'),
    subtitle: say('Three short pages, no account needed', '只需三頁，無須登記', '只需三页，无须注册'),
    questions: trip,
  },
  {
    id: 'people',
    title: say('Who is traveling?', '誰會同行？', '谁会同行？', 'Who is travelling?'),
    questions: people,
  },
  travelLightChoice,
]

/** The demo's smallest product: three pages in five languages; its price is in `travel-light-price.ts`. */
export const travelLight: Body = {
  version: BODY_VERSION,
  name: say('Travel Light', '輕鬆遊', '轻松游'),
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  languages,
  look: {
    font: 'plain',
    colours: { brand: '#0B6E75', ground: '#F5F8F8', ink: '#14212B' },
    header: { title: say('Harbour Travel Light', '海港輕鬆遊', '海港轻松游'), mark: 'wave' },
    button: { shape: 'soft' },
  },
  pages,
  plans: travelLightPlans,
  // A trip of seven nights is eight days.
  sale: {
    version: 1,
    startsOn: 'leaving',
    lasts: { kind: 'days', by: 'nights', more: 1 },
    commission: { agent: 20, partner: 12.5 },
  },
}
