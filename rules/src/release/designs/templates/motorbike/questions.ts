import { ask, contactPage, type Figures, from, page, papersPage, planPage, say, type SheetPage } from '../../sheet'

const bike = (of: Figures) =>
  page('bike', say('Your motorbike', '你的電單車', '您的摩托车'), [
    ask.line('plate', say('Registration mark', '車牌號碼', '车牌号码')),
    ask.choice('kind', say('What kind is it?', '車種', '车种'), [
      ['scooter', say('Scooter', '綿羊仔', '踏板车')],
      ['naked', say('Street bike', '街車', '街车')],
      ['touring', say('Touring bike', '旅行車', '旅行车')],
      ['sports', say('Sports bike', '跑車', '跑车')],
      ['offRoad', say('Off-road', '越野車', '越野车')],
    ]),
    ask.figure('engine', say('Engine capacity', '引擎容量', '发动机排量'), [49, 2_500], say('cc', 'cc', 'cc')),
    ask.count('bikeAge', say('Age in years', '車齡（年）', '车龄（年）'), [0, 40]),
    ask.sum(of, 'bikeValue', say('What is it worth today?', '車輛現值', '车辆现值'), [3_000, 600_000]),
    ask.yesNo('tuned', say('Was it tuned?', '有沒有改裝動力？', '有没有改装动力？'), { showIf: "kind != 'scooter'" }),
    ask.choice('kept', say('Where is it at night?', '夜間停放在哪裡？', '夜间停放在哪里？'), [
      ['garage', say('Locked garage', '有鎖車庫', '上锁车库')],
      ['chained', say('Outside, chained', '室外，上鎖鏈', '室外，上锁链')],
      ['street', say('Street', '街上', '街上')],
    ]),
    ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
  ])

const rider = page('rider', say('Who rides', '誰騎', '谁骑'), [
  ask.birthday('born', say('Date of birth of the rider', '騎士出生日期', '骑手出生日期'), [18, 80]),
  ask.choice('license', say('Which license?', '駕駛執照', '驾驶证', 'Which licence?'), [
    ['learner', say('Learner', '學習', '学习')],
    ['probation', say('Probationary', '暫准', '实习')],
    ['full', say('Full', '正式', '正式')],
  ]),
  ask.count('ridden', say('Years of riding', '騎行年數', '骑行年数'), [0, 60]),
  ask.yesNo('training', say('Any advanced training?', '有沒有受過進階訓練？', '有没有受过进阶训练？'), {
    showIf: "license == 'full'",
  }),
  ask.count('noClaim', say('Years without a claim', '無索償年數', '无索赔年数'), [0, 20]),
  ask.yesNo('pillion', say('Do you take somebody along?', '會載人嗎？', '会载人吗？')),
])

const record = from(
  'standard',
  page('record', say('Accidents', '意外', '事故'), [
    ask.group(
      'accidents',
      say('Accidents of the last five years', '過去五年的意外', '过去五年的事故'),
      say('Accident', '意外', '事故'),
      [0, 6],
      [
        ask.pastDay('on', say('When was it?', '事發日期', '事发日期'), 5),
        ask.yesNo('ownFault', say('Was it your fault?', '是否你的責任？', '是否您的责任？')),
      ],
      { isRequired: false },
    ),
  ]),
)

export const pages = (of: Figures): SheetPage[] => [
  ...[bike(of), rider, record, planPage],
  papersPage(
    say(
      'Registration document and license',
      '車輛登記文件及駕駛執照',
      '车辆登记证及驾驶证',
      'Registration document and licence',
    ),
    ask.vehiclePhotos('photos', say('The bike from four sides', '車輛四面照片', '车辆四面照片')),
  ),
  contactPage,
]
