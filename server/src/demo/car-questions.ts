import type { Question } from '@coverwright/rules/design/forms'
import type { Texts } from '@coverwright/rules/languages'
import type { Body, Page } from '@coverwright/rules/design/products'
import { birthday, count, demoBody, figure, gender } from './demo-questions'
import { asked, option, say } from './question-words'

const same = (value: string) => option(value, value, value)

/** The words of the rate sheet are the values of the answers, so that a sheet finds its questions. */
export const COVER_TYPES = ['Comprehensive', 'Third party'] as const
export const USES = ['Private', 'Commuting', 'Business'] as const
export const VEHICLE_TYPES = ['Saloon', 'Hatchback', 'Estate', 'SUV', 'MPV', 'Coupe', 'Convertible', 'Van'] as const
export const MAKES = Array.from({ length: 50 }, (_, at) => `Make ${String(at + 1).padStart(2, '0')}`)
export const DISTRICTS = [
  ...['Central and Western', 'Eastern', 'Southern', 'Wan Chai', 'Kowloon City', 'Kwun Tong', 'Sham Shui Po'],
  ...['Wong Tai Sin', 'Yau Tsim Mong', 'Islands', 'Kwai Tsing', 'North', 'Sai Kung', 'Sha Tin', 'Tai Po'],
  ...['Tsuen Wan', 'Tuen Mun', 'Yuen Long'],
]

const car: readonly Question[] = [
  {
    ...asked('coverType', say('Which cover do you need?', '需要哪種保障？', '需要哪种保障？')),
    kind: 'choice',
    options: [option('Comprehensive', '綜合', '综合'), option('Third party', '第三者', '第三者')],
  },
  { ...asked('make', say('Make of the car', '車廠', '车厂')), kind: 'dropdown', options: MAKES.map(same) },
  {
    ...asked('vehicleType', say('Type of car', '車種', '车种')),
    kind: 'dropdown',
    options: VEHICLE_TYPES.map(same),
  },
  figure('vehicleAge', say('Age of the car', '車齡', '车龄'), '0', '25', say('years', '年', '年')),
  figure('engine', say('Engine capacity', '引擎容量', '发动机排量'), '600', '8000', say('cc', 'cc', 'cc')),
  {
    ...asked('vehicleValue', say('Value of the car today', '車輛現值', '车辆现值')),
    kind: 'money',
    currency: 'HKD',
    min: '10000',
    max: '3000000',
  },
  {
    ...asked('usage', say('What is it used for?', '車輛用途', '车辆用途')),
    kind: 'choice',
    options: [
      option('Private', '私人', '私人'),
      option('Commuting', '通勤', '通勤'),
      option('Business', '商務', '商务'),
    ],
  },
  {
    ...asked('district', say('Where is it parked at night?', '夜間停放地區', '夜间停放地区')),
    kind: 'dropdown',
    options: DISTRICTS.map(same),
  },
]

const driver: readonly Question[] = [
  birthday('birthDate', say('Date of birth of the main driver', '主要駕駛人出生日期', '主要驾驶人出生日期'), 18),
  gender,
  count('experience', say('Years of driving', '駕駛年資', '驾龄'), '0', '60'),
  count('ncdYears', say('Years without a claim', '無索償年數', '无索赔年数'), '0', '20'),
  count('claims', say('Claims in the last three years', '過去三年索償次數', '过去三年索赔次数'), '0', '9'),
  {
    ...asked('drivers', say('Other drivers', '其他駕駛人', '其他驾驶人')),
    isRequired: false,
    kind: 'group',
    rowTitle: say('Driver', '駕駛人', '驾驶人'),
    minRows: 0,
    maxRows: 4,
    questions: [birthday('born', say('Date of birth', '出生日期', '出生日期'), 18)],
  },
]

/** Words, covers and documents come from the plans themselves. */
const choice: readonly Question[] = [
  { ...asked('chosenPlan', say('Your plan', '你的計劃', '您的计划')), kind: 'plan', options: [], covers: [] },
  { ...asked('chosenExtras', say('Extras', '附加保障', '附加保障')), isRequired: false, kind: 'addOns', options: [] },
]

const pages: readonly Page[] = [
  { id: 'car', title: say('Your car', '你的車輛', '您的车辆'), questions: car },
  { id: 'driver', title: say('Who drives', '誰駕駛', '谁驾驶'), questions: driver },
  { id: 'plan', title: say('Choose your plan', '選擇計劃', '选择计划'), questions: choice },
]

/** A car product as an insurer asks for it; its name is given by who opens it. */
export const carBody = (name: Texts): Body => demoBody(name, '#0B5D8F', pages)
