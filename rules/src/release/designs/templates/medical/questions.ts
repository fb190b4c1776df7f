import { ask, contactPage, page, pageIf, papersPage, planPage, say, type SheetPage } from '../../sheet'

const insured = page(
  'insured',
  say('Who is to be insured?', '為誰投保？', '为谁投保？'),
  [
    ask.group(
      'insured',
      say('Insured persons', '受保人', '受保人'),
      say('Insured person', '受保人', '受保人'),
      [1, 8],
      [
        ask.line('fullName', say('Full name', '全名', '全名')),
        ask.birthday('born', say('Date of birth', '出生日期', '出生日期'), [13, 80]),
        ask.choice('relation', say('Who is it?', '與你的關係', '与您的关系'), [
          ['self', say('Myself', '本人', '本人')],
          ['partner', say('Husband, wife or partner', '配偶或伴侶', '配偶或伴侣')],
          ['child', say('Child', '子女', '子女')],
        ]),
        ask.yesNo('smoker', say('Do they smoke?', '吸煙嗎？', '吸烟吗？')),
        ask.figure('height', say('Height', '身高', '身高'), [100, 220], say('cm', '厘米', '厘米')),
        ask.figure('weight', say('Weight', '體重', '体重'), [25, 220], say('kg', '公斤', '公斤')),
      ],
    ),
  ],
  say('Up to eight people of one family', '一家最多八人', '一家最多八人'),
)

const where = page('where', say('Where and how much', '地區及自負額', '地区及自付额'), [
  ask.choice('area', say('Where should it hold?', '保障地區', '保障地区'), [
    ['home', say('At home', '本地', '本地')],
    ['asia', say('Asia', '亞洲', '亚洲')],
    ['world', say('The whole world', '全球', '全球')],
  ]),
  ask.pick('deductible', say('How much do you pay yourself each year?', '每年自負額', '每年自付额'), [
    ['none', say('Nothing', '沒有', '没有')],
    ['low', say('A little', '較低', '较低'), say('Costs less', '保費較低', '保费较低')],
    ['high', say('A lot', '較高', '较高'), say('Costs least', '保費最低', '保费最低')],
  ]),
  ask.yesNo(
    'hasGroup',
    say('Is anybody insured by an employer?', '有沒有僱主提供的醫療保險？', '有没有雇主提供的医疗保险？'),
  ),
  ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
])

const health = page(
  'health',
  say('Health declaration', '健康申報', '健康申报'),
  [
    ask.several(
      'conditions',
      say('Has anybody ever had one of these?', '有沒有人曾患以下疾病？', '有没有人曾患以下疾病？'),
      [
        ['heart', say('Heart attack or stroke', '心臟病發或中風', '心脏病发作或中风')],
        ['cancer', say('Cancer', '癌症', '癌症')],
        ['diabetes', say('Diabetes', '糖尿病', '糖尿病')],
        ['pressure', say('High blood pressure', '高血壓', '高血压')],
        ['back', say('Back or joints', '腰背或關節', '腰背或关节')],
      ],
    ),
    ask.yesNo(
      'waiting',
      say('Is anybody waiting for tests or an operation?', '有沒有人正等候檢查或手術？', '有没有人正等候检查或手术？'),
    ),
    ask.yesNo('refused', say('Was anybody ever refused by an insurer?', '有沒有人曾被拒保？', '有没有人曾被拒保？')),
  ],
  say('Answer for everybody who is insured.', '請為所有受保人作答。', '请为所有受保人作答。'),
)

const more = pageIf(
  'waiting || refused',
  page('more', say('Tell us more', '請告訴我們更多', '请告诉我们更多'), [
    ask.lines('told', say('What is it about?', '請說明情況', '请说明情况')),
    ask.line('doctor', say('Name of the doctor', '醫生姓名', '医生姓名'), { isRequired: false }),
  ]),
)

export const pages = (): SheetPage[] => [
  ...[insured, where, health, more, planPage],
  ...[papersPage(say('Reports of doctors', '醫療報告', '医疗报告')), contactPage],
]
