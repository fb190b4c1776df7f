import { say, type SystemPage } from './write'
import { action, cards, covers, hero, pageFoot, pageHead, prices, questions, start, usualQuestions } from './write-page'

const searchOf = (title: SystemPage['title'], description: SystemPage['title']) => ({ title, description, fileId: '' })

const included = covers(
  say('What is covered', '保障範圍', '保障范围'),
  say(
    'Every plan side by side, with the most that it pays.',
    '各計劃並列比較，列明最高賠償額。',
    '各计划并列比较，列明最高赔付额。',
  ),
)
const ready = action(
  say('Ready when you are', '隨時可以開始', '随时可以开始'),
  say(
    'Answer a few questions and see what {{product.name}} costs you.',
    '回答幾個問題，即可知道 {{product.name}} 的價格。',
    '回答几个问题，即可知道 {{product.name}} 的价格。',
  ),
  start,
)
const asked = questions(say('Questions and answers', '常見問題', '常见问题'), usualQuestions)

const introduction: SystemPage = {
  ...{ key: 'pageProduct', version: 1, tag: 'sale' },
  title: say('Product page', '產品介紹', '产品介绍'),
  search: searchOf(
    say(
      '{{product.name}} by {{company.name}}',
      '{{company.name}} {{product.name}}',
      '{{company.name}} {{product.name}}',
    ),
    say(
      'What {{product.name}} covers, what it costs, and how to be covered in a few minutes.',
      '了解 {{product.name}} 的保障與價格，幾分鐘即可投保。',
      '了解 {{product.name}} 的保障与价格，几分钟即可投保。',
    ),
  ),
  blocks: [
    pageHead,
    hero(
      say('{{product.name}}, made simple', '{{product.name}}，簡單安心', '{{product.name}}，简单安心'),
      say(
        'Cover that is easy to understand and quick to buy. See your price in a few minutes, without an account.',
        '清楚易明的保障，投保快捷。幾分鐘即可查看價格，無須開立帳戶。',
        '清楚易懂的保障，投保快捷。几分钟即可查看价格，无须注册账户。',
      ),
      start,
    ),
    cards('reasons', say('Why people choose it', '為何選擇我們', '为何选择我们'), [
      [
        say('Clear from the start', '一目了然', '一目了然'),
        say(
          'You see what is covered and what is not before you decide.',
          '決定之前，清楚知道甚麼受保、甚麼不受保。',
          '决定之前，清楚知道什么受保、什么不受保。',
        ),
      ],
      [
        say('Covered in minutes', '數分鐘即可受保', '几分钟即可受保'),
        say(
          'Your documents are in your mailbox as soon as you have paid.',
          '付款後，文件即時送達您的電郵信箱。',
          '付款后，文件即时送达您的邮箱。',
        ),
      ],
      [
        say('People who answer', '真人服務', '真人服务'),
        say(
          '{{company.name}} is there when something happens.',
          '有事發生時，{{company.name}} 與您同行。',
          '有事发生时，{{company.name}} 与您同行。',
        ),
      ],
    ]),
    included,
    prices(
      say('Choose your plan', '選擇計劃', '选择计划'),
      say('What you pay depends on your answers.', '實際保費視乎您的答案而定。', '实际保费取决于您的答案。'),
      start,
    ),
    asked,
    ready,
    pageFoot,
  ],
}

const season: SystemPage = {
  ...{ key: 'pageSeason', version: 1, tag: 'sale' },
  title: say('Campaign page', '推廣活動', '推广活动'),
  search: searchOf(
    say(
      'This season: {{product.name}} by {{company.name}}',
      '本季推介：{{company.name}} {{product.name}}',
      '本季推荐：{{company.name}} {{product.name}}',
    ),
    say(
      'Be covered before you need it. {{product.name}} takes a few minutes.',
      '未雨綢繆，幾分鐘即可投保 {{product.name}}。',
      '未雨绸缪，几分钟即可投保 {{product.name}}。',
    ),
  ),
  blocks: [
    pageHead,
    hero(
      say('Be covered before you need it', '未雨綢繆，安心出發', '未雨绸缪，安心出发'),
      say(
        '{{product.name}} is there from the day that you choose. It takes a few minutes, and you can do it on your phone.',
        '{{product.name}} 由您選擇的日期起生效。用手機幾分鐘即可完成。',
        '{{product.name}} 由您选择的日期起生效。用手机几分钟即可完成。',
      ),
      start,
    ),
    cards('steps', say('Three steps', '三個步驟', '三个步骤'), [
      [
        say('1. Answer', '1. 回答', '1. 回答'),
        say('A few questions about what you need.', '就您的需要回答幾個問題。', '就您的需要回答几个问题。'),
      ],
      [
        say('2. Compare', '2. 比較', '2. 比较'),
        say('Your price for every plan, side by side.', '各計劃的價格並列比較。', '各计划的价格并列比较。'),
      ],
      [
        say('3. Done', '3. 完成', '3. 完成'),
        say('Pay, and find your policy in your mailbox.', '付款後，保單即時送達信箱。', '付款后，保单即时送达邮箱。'),
      ],
    ]),
    included,
    ready,
    pageFoot,
  ],
}

const compare: SystemPage = {
  ...{ key: 'pageCompare', version: 1, tag: 'sale' },
  title: say('Plans compared', '計劃比較', '计划比较'),
  search: searchOf(
    say(
      'Compare the plans of {{product.name}}',
      '比較 {{product.name}} 的各項計劃',
      '比较 {{product.name}} 的各项计划',
    ),
    say(
      'Plans and cover of {{product.name}} by {{company.name}} on one page.',
      '一頁看清 {{company.name}} {{product.name}} 的計劃與保障。',
      '一页看清 {{company.name}} {{product.name}} 的计划与保障。',
    ),
  ),
  blocks: [
    pageHead,
    hero(
      say('Which plan fits you?', '哪個計劃適合您？', '哪个计划适合您？'),
      say(
        'All plans of {{product.name}} on one page: what they pay, and what they cost.',
        '一頁看清 {{product.name}} 的所有計劃：保障與價格。',
        '一页看清 {{product.name}} 的所有计划：保障与价格。',
      ),
      start,
    ),
    prices(
      say('The plans', '各項計劃', '各项计划'),
      say('What you pay depends on your answers.', '實際保費視乎您的答案而定。', '实际保费取决于您的答案。'),
      start,
    ),
    included,
    asked,
    ready,
    pageFoot,
  ],
}

export const directPages: readonly SystemPage[] = [introduction, season, compare]
