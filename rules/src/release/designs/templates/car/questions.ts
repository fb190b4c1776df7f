import { ask, contactPage, type Figures, page, pageIf, papersPage, planPage, say, type SheetPage } from '../../sheet'

const car = (of: Figures) =>
  page('car', say('Your car', '你的車輛', '您的车辆'), [
    ask.line('plate', say('Registration mark', '車牌號碼', '车牌号码')),
    ask.pick('body', say('What kind of car is it?', '車身類型？', '车身类型？'), [
      ['saloon', say('Sedan', '房車', '轿车', 'Saloon')],
      ['hatchback', say('Hatchback', '掀背車', '两厢车')],
      ['suv', say('SUV', '運動型多用途車', '运动型多用途车')],
      ['mpv', say('Minivan', '多用途客車', '多功能车', 'People carrier')],
      ['sports', say('Sports car or convertible', '跑車或開篷車', '跑车或敞篷车')],
    ]),
    ask.choice('power', say('What does it run on?', '使用甚麼動力？', '使用什么动力？'), [
      ['petrol', say('Gasoline', '汽油', '汽油', 'Petrol')],
      ['diesel', say('Diesel', '柴油', '柴油')],
      ['hybrid', say('Hybrid', '混合動力', '混合动力')],
      ['electric', say('Electric', '電動', '电动')],
    ]),
    ask.figure('engine', say('Engine capacity', '引擎容量', '发动机排量'), [600, 8_000], say('cc', 'cc', 'cc'), {
      showIf: "power != 'electric'",
    }),
    ask.count('carAge', say('Age of the car in years', '車齡（年）', '车龄（年）'), [0, 25]),
    ask.sum(of, 'carValue', say('What is it worth today?', '車輛現值', '车辆现值'), [10_000, 3_000_000]),
    ask.choice('use', say('What is it used for?', '車輛用途', '车辆用途'), [
      ['private', say('Private journeys', '私人用途', '私人用途')],
      ['commuting', say('Also to work', '上下班', '上下班')],
      ['business', say('Also on business', '公務', '公务')],
    ]),
    ask.choice('parked', say('Where is it at night?', '夜間停放在哪裡？', '夜间停放在哪里？'), [
      ['garage', say('Locked garage', '有鎖車庫', '上锁车库')],
      ['carPark', say('Car park', '停車場', '停车场')],
      ['street', say('Street', '街上', '街上')],
    ]),
    ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 60),
  ])

const drivers = page(
  'drivers',
  say('Who drives', '誰駕駛', '谁驾驶'),
  [
    ask.group(
      'drivers',
      say('Drivers', '駕駛人', '驾驶人'),
      say('Driver', '駕駛人', '驾驶人'),
      [1, 5],
      [
        ask.line('fullName', say('Full name', '全名', '全名')),
        ask.birthday('born', say('Date of birth', '出生日期', '出生日期'), [18, 85]),
        ask.count('licensed', say('Years with a license', '持牌年數', '持证年数', 'Years with a licence'), [0, 60]),
        ask.count('points', say('Penalty points', '違例記分', '违章扣分'), [0, 15]),
      ],
    ),
  ],
  say('The one who drives most comes first.', '請先填主要駕駛人。', '请先填主要驾驶人。'),
)

const claims = (of: Figures) => [
  page('record', say('Claims', '索償紀錄', '索赔记录'), [
    ask.pick('noClaim', say('Years without a claim', '無索償年數', '无索赔年数'), [
      ['0', say('None', '沒有', '没有')],
      ['1', say('1 year', '1 年', '1 年')],
      ['2', say('2 years', '2 年', '2 年')],
      ['3', say('3 years', '3 年', '3 年')],
      ['4', say('4 years', '4 年', '4 年')],
      ['5', say('5 years or more', '5 年或以上', '5 年或以上')],
    ]),
    ask.yesNo('hadClaims', say('Any claim in the last three years?', '過去三年有沒有索償？', '过去三年有没有索赔？')),
  ]),
  pageIf(
    'hadClaims',
    page('claims', say('What happened', '事故經過', '事故经过'), [
      ask.group(
        'claims',
        say('Claims of the last three years', '過去三年的索償', '过去三年的索赔'),
        say('Claim', '索償', '索赔'),
        [1, 6],
        [
          ask.pastDay('on', say('When was it?', '事發日期', '事发日期'), 3),
          ask.choice('kind', say('What was it?', '事故類別', '事故类别'), [
            ['own', say('My fault', '本人責任', '本人责任')],
            ['others', say('Somebody else’s', '他人責任', '他人责任')],
            ['theft', say('Theft or weather', '失竊或天災', '失窃或天灾')],
          ]),
          ask.sum(of, 'paid', say('What did it cost?', '損失金額', '损失金额'), [0, 2_000_000]),
        ],
      ),
    ]),
  ),
]

export const pages = (of: Figures): SheetPage[] => [
  ...[car(of), drivers, ...claims(of), planPage],
  papersPage(
    say(
      'Registration document and licenses',
      '車輛登記文件及駕駛執照',
      '车辆登记证及驾驶证',
      'Registration document and licences',
    ),
    ask.vehiclePhotos('photos', say('The car from four sides', '車輛四面照片', '车辆四面照片')),
  ),
  contactPage,
]
