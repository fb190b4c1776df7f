import { ask, contactPage, type Figures, page, pageIf, papersPage, planPage, say, type SheetPage } from '../../sheet'

const building = (of: Figures) =>
  page('building', say('The building', '物業', '物业'), [
    ask.address('where', say('Where is it?', '物業地址', '物业地址')),
    ask.choice('kind', say('What is let?', '出租的是甚麼？', '出租的是什么？'), [
      ['flat', say('Apartment', '公寓', '公寓', 'Flat')],
      ['house', say('House', '獨立屋', '独立屋')],
      ['rooms', say('Single rooms', '分租房間', '分租房间')],
      ['shop', say('Shop with a home above', '上居下舖', '商住两用')],
    ]),
    ask.figure('built', say('Year it was built', '落成年份', '建成年份'), [1880, 2026]),
    ask.choice('walls', say('What are its walls made of?', '牆身材料', '墙体材料'), [
      ['brick', say('Brick, stone or concrete', '磚、石或混凝土', '砖、石或混凝土')],
      ['timber', say('Timber', '木材', '木材')],
    ]),
    ask.sum(of, 'rebuild', say('What would it cost to rebuild?', '重建費用', '重建费用'), [300_000, 50_000_000], {
      tooltip: say('Not what it would sell for: the ground stays.', '並非售價：土地仍在。', '并非售价：土地仍在。'),
    }),
    ask.several('safety', say('What does it have?', '設有哪些設備？', '设有哪些设备？'), [
      ['smoke', say('Smoke detectors', '煙霧偵測器', '烟雾探测器')],
      ['gas', say('Gas checked every year', '每年檢查煤氣', '每年检查燃气')],
      ['alarm', say('Burglar alarm', '防盜警報', '防盗报警')],
    ]),
    ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
  ])

const letting = page('letting', say('How it is let', '出租情況', '出租情况'), [
  ask.choice('letState', say('Is it let today?', '現時有沒有租出？', '现时有没有租出？'), [
    ['let', say('Yes', '有', '有')],
    ['looking', say('Not yet', '尚未', '尚未')],
    ['short', say('By the night', '按日出租', '按日出租')],
  ]),
  ask.yesNo('furnished', say('Is it furnished?', '是否連家具？', '是否带家具？')),
  ask.yesNo('agent', say('Does an agent look after it?', '有沒有代理管理？', '有没有代理管理？')),
])

const tenants = (of: Figures) =>
  pageIf(
    "letState == 'let'",
    page('tenants', say('Your tenants', '你的租客', '您的租客'), [
      ask.group(
        'tenants',
        say('Tenancies', '租約', '租约'),
        say('Tenancy', '租約', '租约'),
        [1, 10],
        [
          ask.choice('who', say('Who lives there?', '租客類別', '租客类别'), [
            ['working', say('Working people', '在職人士', '在职人士')],
            ['family', say('A family', '家庭', '家庭')],
            ['students', say('Students', '學生', '学生')],
            ['benefit', say('People on benefits', '領取津貼人士', '领取津贴人士')],
          ]),
          ask.sum(of, 'rent', say('Rent by the month', '每月租金', '每月租金'), [500, 500_000]),
          ask.figure('months', say('Months that are left', '租約餘下月數', '租约余下月数'), [0, 120]),
          ask.yesNo('late', say('Were they ever late with the rent?', '曾否遲交租金？', '是否曾迟交租金？')),
        ],
      ),
    ]),
  )

const record = page('record', say('The last five years', '過去五年', '过去五年'), [
  ask.count('losses', say('Claims on this building', '此物業的索償次數', '此物业的索赔次数'), [0, 9]),
  ask.figure(
    'empty',
    say('Longest time without tenants', '最長空置時間', '最长空置时间'),
    [0, 365],
    say('days', '天', '天'),
  ),
])

export const pages = (of: Figures): SheetPage[] => [
  ...[building(of), letting, tenants(of), record, planPage],
  ...[papersPage(say('Tenancy agreements and certificates', '租約及證書', '租约及证书')), contactPage],
]
