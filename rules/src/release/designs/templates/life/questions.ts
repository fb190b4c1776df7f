import {
  ask,
  contactPage,
  type Figures,
  from,
  page,
  pageIf,
  papersPage,
  planPage,
  say,
  type SheetPage,
} from '../../sheet'

const person = page('person', say('About you', '關於你', '关于您'), [
  ask.birthday('born', say('Date of birth', '出生日期', '出生日期'), [18, 65]),
  ask.choice('gender', say('Gender', '性別', '性别'), [
    ['female', say('Female', '女', '女')],
    ['male', say('Male', '男', '男')],
  ]),
  ask.yesNo(
    'smoker',
    say('Have you smoked in the last 12 months?', '過去 12 個月內有沒有吸煙？', '过去 12 个月内有没有吸烟？'),
  ),
  ask.figure('height', say('Height', '身高', '身高'), [120, 220], say('cm', '厘米', '厘米')),
  ask.figure('weight', say('Weight', '體重', '体重'), [35, 220], say('kg', '公斤', '公斤')),
  ask.pick('work', say('What do you do for a living?', '你從事甚麼工作？', '您从事什么工作？'), [
    ['desk', say('At a desk', '文職', '文职')],
    ['hands', say('With my hands', '體力勞動', '体力劳动')],
    ['danger', say('Police, fire, mining, sea', '警務、消防、礦務、海員', '警务、消防、矿务、海员')],
  ]),
])

const need = (of: Figures) =>
  page('need', say('How much and how long', '保額及年期', '保额及年期'), [
    ask.sum(of, 'sumAssured', say('How much should be paid?', '保額', '保额'), [200_000, 20_000_000], {
      help: say(
        'Many take ten times what they earn in a year.',
        '不少人選擇年收入的十倍。',
        '不少人选择年收入的十倍。',
      ),
    }),
    ask.choice('term', say('For how many years?', '保障年期', '保障年期'), [
      ['10', say('10 years', '10 年', '10 年')],
      ['20', say('20 years', '20 年', '20 年')],
      ['30', say('30 years', '30 年', '30 年')],
    ]),
    ask.sum(of, 'income', say('What do you earn in a year?', '每年收入', '每年收入'), [0, 50_000_000]),
    ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
  ])

const health = page('health', say('Health declaration', '健康申報', '健康申报'), [
  ask.several('conditions', say('Have you ever had one of these?', '你曾否患以下疾病？', '您是否曾患以下疾病？'), [
    ['heart', say('Heart attack or stroke', '心臟病發或中風', '心脏病发作或中风')],
    ['cancer', say('Cancer', '癌症', '癌症')],
    ['diabetes', say('Diabetes', '糖尿病', '糖尿病')],
    ['liver', say('Liver or kidneys', '肝或腎', '肝或肾')],
    ['mind', say('Depression or anxiety', '抑鬱或焦慮', '抑郁或焦虑')],
  ]),
  ask.yesNo(
    'family',
    say('Did a parent die of illness before 60?', '父母有沒有在 60 歲前病逝？', '父母有没有在 60 岁前病逝？'),
  ),
  ask.yesNo(
    'abroad',
    say('Will you live abroad for more than a year?', '會否旅居海外超過一年？', '会否旅居海外超过一年？'),
  ),
])

const abroad = pageIf(
  'abroad',
  page('country', say('Abroad', '海外', '海外'), [
    ask.line('country', say('In which country?', '哪個國家？', '哪个国家？')),
    ask.figure('years', say('For how long?', '多久？', '多久？'), [1, 40], say('years', '年', '年')),
  ]),
)

const heirs = from(
  'standard',
  page('heirs', say('Whom it goes to', '受益人', '受益人'), [
    ask.group(
      'heirs',
      say('Beneficiaries', '受益人', '受益人'),
      say('Beneficiary', '受益人', '受益人'),
      [1, 6],
      [
        ask.line('fullName', say('Full name', '全名', '全名')),
        ask.choice('relation', say('Who they are to you', '與你的關係', '与您的关系'), [
          ['partner', say('Husband, wife or partner', '配偶或伴侶', '配偶或伴侣')],
          ['child', say('Child', '子女', '子女')],
          ['parent', say('Parent', '父母', '父母')],
          ['other', say('Somebody else', '其他', '其他')],
        ]),
        ask.figure('share', say('Share', '份額', '份额'), [1, 100], say('%', '%', '%')),
      ],
    ),
  ]),
)

export const pages = (of: Figures): SheetPage[] => [
  ...[person, need(of), health, abroad, heirs, planPage],
  ...[
    papersPage(say('Proof of income and reports of doctors', '入息證明及醫療報告', '收入证明及医疗报告')),
    contactPage,
  ],
]
