import { ask, contactPage, type Figures, page, pageIf, papersPage, planPage, say, type SheetPage } from '../../sheet'

const home = page('home', say('Your home', '你的住所', '您的住所'), [
  ask.choice('dwelling', say('What do you live in?', '住所類型？', '住所类型？'), [
    ['flat', say('Apartment', '公寓', '公寓', 'Flat')],
    ['house', say('House', '獨立屋', '独立屋')],
    ['village', say('Village house', '村屋', '村屋')],
  ]),
  ask.choice('tenure', say('Is it yours?', '住所屬於你嗎？', '住所属于您吗？'), [
    ['owner', say('I own it', '自置', '自有')],
    ['tenant', say('I rent it', '租住', '租住')],
  ]),
  ask.address('where', say('Where is it?', '住所地址', '住所地址')),
  ask.figure('area', say('How large is it?', '面積多大？', '面积多大？'), [10, 600], say('m²', '平方米', '平方米')),
  ask.figure('built', say('Year it was built', '落成年份', '建成年份'), [1900, 2026]),
  ask.yesNo('streetLevel', say('Is it at street level?', '是否位於地面？', '是否位于地面？'), {
    showIf: "dwelling == 'flat'",
  }),
  ask.figure(
    'empty',
    say('Longest time it stands empty in a year', '每年最長無人居住的時間', '每年最长无人居住的时间'),
    [0, 365],
    say('days', '天', '天'),
  ),
  ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
])

const things = (of: Figures) =>
  page('things', say('Your things', '你的財物', '您的财物'), [
    ask.sum(
      of,
      'contents',
      say('What are all your things worth?', '所有財物價值多少？', '所有财物价值多少？'),
      [50_000, 5_000_000],
      {
        help: say('What it would cost to buy them anew.', '以重新購置的價錢計算。', '以重新购置的价格计算。'),
      },
    ),
    ask.several('guarded', say('What keeps it safe?', '有甚麼防盜防火設備？', '有什么防盗防火设备？'), [
      ['alarm', say('Burglar alarm', '防盜警報', '防盗报警')],
      ['smoke', say('Smoke detectors', '煙霧偵測器', '烟雾探测器')],
      ['guard', say('Guard at the door', '保安員', '保安员')],
    ]),
    ask.yesNo(
      'hasValuables',
      say('Any single thing of great value?', '有沒有特別貴重的單件物品？', '有没有特别贵重的单件物品？'),
    ),
  ])

const valuables = (of: Figures) =>
  pageIf(
    'hasValuables',
    page('valuables', say('Valuables', '貴重物品', '贵重物品'), [
      ask.group(
        'valuables',
        say('Each on its own', '逐件列明', '逐件列明'),
        say('Item', '物品', '物品'),
        [1, 12],
        [
          ask.choice('kind', say('What is it?', '類別', '类别'), [
            ['jewelry', say('Jewelry or watch', '珠寶或手錶', '珠宝或手表', 'Jewellery or watch')],
            ['art', say('Art or antique', '藝術品或古董', '艺术品或古董')],
            ['instrument', say('Musical instrument', '樂器', '乐器')],
            ['device', say('Camera or computer', '相機或電腦', '相机或电脑')],
          ]),
          ask.line('what', say('Describe it', '說明', '说明')),
          ask.sum(of, 'worth', say('What is it worth?', '價值', '价值'), [20_000, 1_000_000]),
        ],
      ),
    ]),
  )

const record = page('record', say('The last five years', '過去五年', '过去五年'), [
  ask.count(
    'losses',
    say('Losses by fire, water or theft', '火災、水患或盜竊的次數', '火灾、水患或盗窃的次数'),
    [0, 9],
  ),
  ask.lines('lossesTold', say('What happened?', '請說明經過', '请说明经过'), { showIf: 'losses > 0' }),
])

export const pages = (of: Figures): SheetPage[] => [
  ...[home, things(of), valuables(of), record, planPage],
  ...[papersPage(say('Receipts and valuations', '收據及估價', '收据及估价')), contactPage],
]
