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

const trip = page(
  'trip',
  say('Tell us about your trip', '說說你的旅程', '说说您的旅程'),
  [
    ask.choice('region', say('Where are you going?', '你要去哪裡？', '您要去哪里？'), [
      [
        'asia',
        say('Asia', '亞洲', '亚洲'),
        say('Japan, Thailand, Singapore …', '日本、泰國、新加坡等', '日本、泰国、新加坡等'),
      ],
      ['europe', say('Europe', '歐洲', '欧洲'), say('The Schengen area included', '包括申根區', '包括申根区')],
      [
        'world',
        say('Anywhere else', '其他地方', '其他地方'),
        say('The Americas, Africa, Australia', '美洲、非洲、澳洲', '美洲、非洲、澳洲'),
      ],
    ]),
    ask.comingDay('leaving', say('When do you leave?', '哪一天出發？', '哪一天出发？'), 365),
    ask.comingDay('back', say('When are you back?', '哪一天回來？', '哪一天回来？'), 545, {
      help: say('Trips of up to 180 days are covered.', '可保最長 180 天的旅程。', '可保最长 180 天的旅程。'),
    }),
    ask.choice('purpose', say('What takes you there?', '此行的目的？', '此行的目的？'), [
      ['leisure', say('Holiday', '度假', '度假')],
      ['business', say('Business', '公幹', '商务')],
      ['study', say('Study', '升學', '留学')],
    ]),
    ask.yesNo('winterSports', say('Will anybody ski or snowboard?', '會滑雪嗎？', '会滑雪吗？'), {
      showIf: "purpose == 'leisure'",
    }),
  ],
  say('Four short pages, no account needed', '只需四頁，無須登記', '只需四页，无须注册'),
)

const travelers = page('travelers', say('Who is traveling?', '誰會同行？', '谁会同行？', 'Who is travelling?'), [
  ask.group(
    'travelers',
    say('Travelers', '旅客', '旅客', 'Travellers'),
    say('Traveler', '旅客', '旅客', 'Traveller'),
    [1, 8],
    [
      ask.line('fullName', say('Name as in the passport', '護照上的姓名', '护照上的姓名')),
      ask.birthday('born', say('Date of birth', '出生日期', '出生日期'), [13, 85]),
      ask.yesNo('expecting', say('Expecting a child?', '是否懷孕？', '是否怀孕？')),
    ],
  ),
])

const health = page('health', say('Before you go', '出發之前', '出发之前'), [
  ask.yesNo(
    'treatment',
    say(
      'Has anyone been treated by a doctor in the last 12 months?',
      '過去 12 個月內，有沒有旅客接受過治療？',
      '过去 12 个月内，有没有旅客接受过治疗？',
    ),
    { help: say('Colds and check-ups do not count.', '感冒及身體檢查不計算在內。', '感冒及体检不计算在内。') },
  ),
  ask.several(
    'conditions',
    say('What for?', '因甚麼病？', '因什么病？'),
    [
      ['heart', say('Heart or circulation', '心臟或循環系統', '心脏或循环系统')],
      ['lungs', say('Lungs or breathing', '肺或呼吸系統', '肺或呼吸系统')],
      ['cancer', say('Cancer', '癌症', '癌症')],
      ['other', say('Something else', '其他', '其他')],
    ],
    { showIf: 'treatment', requireIf: 'treatment' },
  ),
])

const study = from(
  'standard',
  pageIf(
    "purpose == 'study'",
    page('school', say('Your school', '你的學校', '您的学校'), [
      ask.line('school', say('Name of the school', '學校名稱', '学校名称')),
      ask.yesNo('livesThere', say('Do you live on its grounds?', '是否住在校內？', '是否住在校内？')),
    ]),
  ),
)

const booking = (of: Figures) =>
  papersPage(
    say('Booking and itinerary', '訂單及行程', '订单及行程'),
    ask.sum(of, 'tripCost', say('What did the trip cost?', '旅程費用是多少？', '旅程费用是多少？'), [0, 500_000]),
  )

export const pages = (of: Figures): SheetPage[] => [
  ...[trip, travelers, health, study],
  ...[planPage, booking(of), contactPage],
]
