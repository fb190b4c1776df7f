import type { Question } from '@coverwright/rules/design/forms'
import type { Texts } from '@coverwright/rules/languages'
import type { Plan, PlanSet } from '@coverwright/rules/design/plans'
import type { Body } from '@coverwright/rules/design/products'
import { birthday, count, demoBody, figure, gender } from './demo-questions'
import { asked, option, say } from './question-words'

type Sum = readonly [dataName: string, title: Texts, dollars: number]

const plan = (id: string, title: Texts, subtitle: Texts, sums: readonly Sum[]): Plan => ({
  id,
  title,
  subtitle,
  description: {},
  covers: sums.map(([dataName, heading, dollars]) => ({
    dataName,
    title: heading,
    amount: { minor: dollars * 100, currency: 'HKD' },
    words: {},
    tooltip: {},
  })),
  addOns: [],
  declarations: [],
  booklet: [],
  coverDocument: [],
})
const plans = (...all: Plan[]): PlanSet => ({ currency: 'HKD', plans: all, addOns: [] })

const insured: readonly Question[] = [
  birthday('birthDate', say('When were you born?', '你的出生日期？', '您的出生日期？'), 0),
  gender,
  {
    ...asked('occupation', say('Occupation class', '職業類別', '职业类别')),
    kind: 'dropdown',
    options: ['1', '2', '3', '4', '5'].map((value) => option(value, value, value)),
  },
]
const medicalCover: readonly Question[] = [
  {
    ...asked('area', say('Area of cover', '保障地區', '保障地区')),
    kind: 'dropdown',
    options: [
      option('Hong Kong', '香港', '香港'),
      option('Asia', '亞洲', '亚洲'),
      option('Worldwide excluding USA', '全球（美國除外）', '全球（美国除外）'),
      option('Worldwide', '全球', '全球'),
    ],
  },
  {
    ...asked('deductible', say('Deductible', '自負額', '自付额')),
    kind: 'dropdown',
    options: ['0', '16000', '25000', '50000', '80000', '120000'].map((value) => option(value, value, value)),
  },
]

const trip: readonly Question[] = [
  {
    ...asked('zone', say('Where are you going?', '你要去哪裡？', '您要去哪里？')),
    kind: 'dropdown',
    options: [
      option('Asia', '亞洲', '亚洲'),
      option('Europe', '歐洲', '欧洲'),
      option('North America', '北美洲', '北美洲'),
      option('Oceania', '大洋洲', '大洋洲'),
      option('Worldwide', '全球', '全球'),
    ],
  },
  count('days', say('How many days?', '多少天？', '多少天？'), '1', '180'),
  {
    ...asked('sport', say('Any risky sport?', '有沒有危險運動？', '有没有危险运动？')),
    kind: 'dropdown',
    options: [
      option('None', '沒有', '没有'),
      option('Skiing', '滑雪', '滑雪'),
      option('Diving', '潛水', '潜水'),
      option('Climbing', '攀山', '登山'),
    ],
  },
]
const travellers: readonly Question[] = [
  figure('age', say('Age of the oldest traveller', '最年長旅客的年齡', '最年长旅客的年龄'), '18', '80'),
  {
    ...asked('family', say('Who is travelling?', '誰會同行？', '谁会同行？')),
    kind: 'choice',
    options: [option('Single', '單人', '单人'), option('Couple', '夫婦', '夫妇'), option('Family', '家庭', '家庭')],
  },
]

const care = say('Hospital and surgery, a year', '住院及手術（每年）', '住院及手术（每年）')
const rescue = say('Medical costs abroad', '海外醫療費用', '海外医疗费用')
const luggage = say('Luggage', '行李', '行李')

/** Products that ask for everything their rate sheets rate by, and have no rates yet. */
export const familyMedical: Body = {
  ...demoBody(say('Family Medical', '家庭醫療保險', '家庭医疗保险'), '#0F766E', [
    { id: 'insured', title: say('About you', '關於你', '关于您'), questions: insured },
    { id: 'cover', title: say('Your cover', '你的保障', '您的保障'), questions: medicalCover },
  ]),
  plans: plans(
    plan('bronze', say('Bronze', '銅', '铜'), say('The ward', '普通病房', '普通病房'), [['hospital', care, 400_000]]),
    plan('silver', say('Silver', '銀', '银'), say('Two beds', '半私家病房', '双人病房'), [
      ['hospital', care, 1_200_000],
    ]),
    plan('gold', say('Gold', '金', '金'), say('A room of your own', '私家病房', '单人病房'), [
      ['hospital', care, 5_000_000],
    ]),
  ),
}

export const holidayTravel: Body = {
  ...demoBody(say('Holiday Travel', '假期旅遊保險', '假期旅游保险'), '#B45309', [
    { id: 'trip', title: say('Your trip', '你的旅程', '您的旅程'), questions: trip },
    { id: 'travellers', title: say('Who is travelling', '同行的人', '同行的人'), questions: travellers },
  ]),
  plans: plans(
    plan('basic', say('Basic', '基本', '基本'), say('The doctor', '醫療', '医疗'), [
      ['medicalAbroad', rescue, 500_000],
      ['luggage', luggage, 5_000],
    ]),
    plan('plus', say('Plus', '升級', '升级'), say('And the luggage', '連行李', '含行李'), [
      ['medicalAbroad', rescue, 1_000_000],
      ['luggage', luggage, 15_000],
    ]),
    plan('max', say('Max', '至尊', '至尊'), say('And nearly everything else', '幾乎全包', '几乎全包'), [
      ['medicalAbroad', rescue, 2_000_000],
      ['luggage', luggage, 30_000],
    ]),
  ),
}
