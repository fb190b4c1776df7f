import { ask, contactPage, type Figures, from, page, papersPage, planPage, say, type SheetPage } from '../../sheet'

const pets = (of: Figures) =>
  page(
    'pets',
    say('Your pets', '你的寵物', '您的宠物'),
    [
      ask.group(
        'pets',
        say('Who is to be insured?', '為誰投保？', '为谁投保？'),
        say('Pet', '寵物', '宠物'),
        [1, 4],
        [
          ask.line('petName', say('What is it called?', '牠叫甚麼名字？', '它叫什么名字？')),
          ask.choice('species', say('A dog or a cat?', '狗還是貓？', '狗还是猫？'), [
            ['dog', say('Dog', '狗', '狗')],
            ['cat', say('Cat', '貓', '猫')],
          ]),
          ask.pick(
            'breed',
            say('What kind of dog?', '狗的品種？', '狗的品种？'),
            [
              ['small', say('Small, up to 10 kg', '小型，10 公斤以下', '小型，10 公斤以下')],
              ['medium', say('Medium, up to 25 kg', '中型，25 公斤以下', '中型，25 公斤以下')],
              ['large', say('Large, above 25 kg', '大型，25 公斤以上', '大型，25 公斤以上')],
              ['flat', say('Flat-faced (pug, bulldog)', '短鼻犬（巴哥、鬥牛犬）', '短鼻犬（巴哥、斗牛犬）')],
              ['fighting', say('Listed as dangerous', '列為危險犬隻', '列为危险犬只')],
            ],
            { showIf: "species == 'dog'" },
          ),
          ask.yesNo('outdoors', say('Does it go outdoors?', '會外出嗎？', '会外出吗？'), {
            showIf: "species == 'cat'",
          }),
          ask.figure('petAge', say('How old is it?', '幾歲？', '几岁？'), [0, 20], say('years', '歲', '岁')),
          ask.yesNo('neutered', say('Neutered?', '已絕育？', '已绝育？')),
          ask.sum(of, 'paidFor', say('What did you pay for it?', '購入價', '购入价'), [0, 100_000], {
            isRequired: false,
          }),
        ],
      ),
      ask.comingDay('starts', say('When should cover begin?', '保障何時開始？', '保障何时开始？'), 30),
    ],
    say('Up to four in one policy', '一份保單最多四隻', '一份保单最多四只'),
  )

const health = page('health', say('How they are', '牠們的健康', '它们的健康'), [
  ask.yesNo('chipped', say('Do all have a microchip?', '全部都有晶片嗎？', '全部都有芯片吗？')),
  ask.yesNo('vaccinated', say('Are all vaccinated?', '全部已接種疫苗嗎？', '全部已接种疫苗吗？')),
  ask.yesNo('ill', say('Is or was one of them ill?', '其中有沒有患病？', '其中有没有患病？'), {
    help: say('In the last two years', '過去兩年內', '过去两年内'),
  }),
  ask.several(
    'illness',
    say('With what?', '患甚麼病？', '患什么病？'),
    [
      ['joints', say('Hips or joints', '髖部或關節', '髋部或关节')],
      ['skin', say('Skin or allergy', '皮膚或過敏', '皮肤或过敏')],
      ['heart', say('Heart or kidneys', '心臟或腎臟', '心脏或肾脏')],
    ],
    { showIf: 'ill', requireIf: 'ill' },
  ),
])

const vet = from(
  'standard',
  page('vet', say('Your vet', '你的獸醫', '您的兽医'), [
    ask.line('vet', say('Name of the practice', '診所名稱', '诊所名称'), { isRequired: false }),
    ask.pastDay('lastVisit', say('Last visit', '上次求診', '上次就诊'), 5, { isRequired: false }),
  ]),
)

export const pages = (of: Figures): SheetPage[] => [
  ...[pets(of), health, vet, planPage],
  ...[papersPage(say('Vaccination record', '疫苗紀錄', '疫苗记录')), contactPage],
]
