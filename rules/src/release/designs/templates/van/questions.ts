import { ask, contactPage, type Figures, page, pageIf, papersPage, planPage, say, type SheetPage } from '../../sheet'

const van = (of: Figures) =>
  page('van', say('Your van', '你的貨車', '您的货车'), [
    ask.line('plate', say('Registration mark', '車牌號碼', '车牌号码')),
    ask.choice('kind', say('What kind is it?', '車身類型', '车身类型'), [
      ['panel', say('Panel van', '密斗貨車', '厢式货车')],
      ['pickup', say('Pick-up', '皮卡', '皮卡')],
      ['tipper', say('Tipper', '泥頭車', '自卸车')],
      ['cooled', say('Cooled', '冷凍車', '冷藏车')],
    ]),
    ask.figure(
      'grossWeight',
      say('Permitted gross weight', '許可車輛總重', '许可车辆总重'),
      [1_000, 5_500],
      say('kg', '公斤', '公斤'),
    ),
    ask.count('vanAge', say('Age of the van in years', '車齡（年）', '车龄（年）'), [0, 25]),
    ask.sum(of, 'vanValue', say('What is it worth today?', '車輛現值', '车辆现值'), [10_000, 1_500_000]),
    ask.yesNo('changed', say('Was it changed after it was built?', '出廠後有沒有改裝？', '出厂后有没有改装？')),
    ask.lines('changedTold', say('What was changed?', '改裝了甚麼？', '改装了什么？'), { showIf: 'changed' }),
    ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
  ])

const use = page('use', say('What it is for', '用途', '用途'), [
  ask.choice('use', say('What is it used for?', '主要用途', '主要用途'), [
    ['own', say('My own goods and tools', '自用貨物及工具', '自用货物及工具')],
    ['haulage', say('Goods of others', '運載他人貨物', '运载他人货物')],
    ['courier', say('Parcels to many doors', '速遞', '快递')],
    ['private', say('Private only', '只作私人用途', '只作私人用途')],
  ]),
  ask.figure('distance', say('How far a year?', '每年行駛', '每年行驶'), [0, 150_000], say('km', '公里', '公里')),
  ask.choice('parked', say('Where is it at night?', '夜間停放在哪裡？', '夜间停放在哪里？'), [
    ['depot', say('Locked depot', '有鎖車場', '上锁车场')],
    ['carPark', say('Car park', '停車場', '停车场')],
    ['street', say('Street', '街上', '街上')],
  ]),
  ask.yesNo('hazard', say('Does it carry anything dangerous?', '會運載危險品嗎？', '会运载危险品吗？'), {
    showIf: "use != 'private'",
  }),
])

const goods = (of: Figures) =>
  pageIf(
    "use == 'haulage' || use == 'courier'",
    page('goods', say('What it carries', '所載貨物', '所载货物'), [
      ask.several('goodsKinds', say('What kind of goods?', '貨物種類', '货物种类'), [
        ['parcels', say('Parcels', '包裹', '包裹')],
        ['food', say('Food', '食品', '食品')],
        ['furniture', say('Furniture', '家具', '家具')],
        ['electronics', say('Electronics', '電子產品', '电子产品')],
      ]),
      ask.sum(
        of,
        'goodsValue',
        say('Worth at most on one trip', '每程貨物最高價值', '每程货物最高价值'),
        [0, 2_000_000],
      ),
    ]),
  )

const drivers = page('drivers', say('Who drives', '誰駕駛', '谁驾驶'), [
  ask.group(
    'drivers',
    say('Drivers', '駕駛人', '驾驶人'),
    say('Driver', '駕駛人', '驾驶人'),
    [1, 6],
    [
      ask.line('fullName', say('Full name', '全名', '全名')),
      ask.birthday('born', say('Date of birth', '出生日期', '出生日期'), [21, 75]),
      ask.count(
        'licensed',
        say('Years with a van license', '持貨車牌年數', '持货车证年数', 'Years with a van licence'),
        [0, 50],
      ),
      ask.count('accidents', say('Accidents in three years', '三年內意外次數', '三年内事故次数'), [0, 9]),
    ],
  ),
])

export const pages = (of: Figures): SheetPage[] => [
  ...[van(of), use, goods(of), drivers, planPage],
  papersPage(
    say('Registration and operator’s papers', '登記及營運文件', '登记及营运文件'),
    ask.vehiclePhotos('photos', say('The van from four sides', '車輛四面照片', '车辆四面照片')),
  ),
  contactPage,
]
