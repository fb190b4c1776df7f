import { ask, contactPage, type Figures, from, page, papersPage, planPage, say, type SheetPage } from '../../sheet'

const person = (of: Figures) =>
  page('person', say('About you', '關於你', '关于您'), [
    ask.birthday('born', say('Date of birth', '出生日期', '出生日期'), [16, 70]),
    ask.pick('occupation', say('What do you do for a living?', '你從事甚麼工作？', '您从事什么工作？'), [
      ['office', say('At a desk', '文職', '文职')],
      ['outdoor', say('Out and about (sales, teaching)', '外勤（銷售、教學）', '外勤（销售、教学）')],
      ['light', say('With my hands (shop, kitchen)', '輕度體力（店舖、廚房）', '轻度体力（店铺、厨房）')],
      ['heavy', say('With tools or machines', '操作工具或機械', '操作工具或机械')],
      ['danger', say('At heights, with explosives or under water', '高空、爆破或水底', '高空、爆破或水下')],
    ]),
    ask.sum(of, 'income', say('What do you earn in a year?', '每年收入', '每年收入'), [0, 20_000_000]),
    ask.yesNo(
      'heights',
      say('Do you work above 10 metres?', '會在 10 米以上高處工作嗎？', '会在 10 米以上高处工作吗？'),
      {
        showIf: "occupation == 'heavy' || occupation == 'danger'",
      },
    ),
    ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
  ])

const free = page('free', say('In your free time', '閒暇活動', '闲暇活动'), [
  ask.several('sports', say('What do you do regularly?', '你經常進行哪些活動？', '您经常进行哪些活动？'), [
    ['diving', say('Scuba diving', '潛水', '潜水')],
    ['climbing', say('Climbing', '攀岩', '攀岩')],
    ['skiing', say('Skiing', '滑雪', '滑雪')],
    ['martial', say('Martial arts', '武術', '武术')],
    ['flying', say('Gliding or parachuting', '滑翔或跳傘', '滑翔或跳伞')],
  ]),
  ask.yesNo('rides', say('Do you ride a motorbike?', '你騎電單車嗎？', '您骑摩托车吗？')),
  ask.yesNo(
    'impaired',
    say('Have you lost sight, hearing or a limb?', '視力、聽力或肢體有沒有缺損？', '视力、听力或肢体有没有缺损？'),
  ),
  ask.lines('impairedTold', say('Tell us which', '請說明', '请说明'), { showIf: 'impaired' }),
])

const heirs = from(
  'standard',
  page('heirs', say('Whom it goes to', '受益人', '受益人'), [
    ask.group(
      'heirs',
      say('Beneficiaries', '受益人', '受益人'),
      say('Beneficiary', '受益人', '受益人'),
      [0, 4],
      [
        ask.line('fullName', say('Full name', '全名', '全名')),
        ask.line('relation', say('Who they are to you', '與你的關係', '与您的关系')),
        ask.figure('share', say('Share', '份額', '份额'), [1, 100], say('%', '%', '%')),
      ],
      { isRequired: false },
    ),
  ]),
)

export const pages = (of: Figures): SheetPage[] => [
  ...[person(of), free, heirs, planPage],
  ...[papersPage(say('Proof of occupation', '職業證明', '职业证明')), contactPage],
]
