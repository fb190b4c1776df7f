import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['thirdParty', say('Third party', '第三者', '第三者'), say('What the law asks for', '法例要求', '法规要求')],
    ['comprehensive', say('Comprehensive', '綜合', '综合'), say('Your own car as well', '連自己的車', '含自己的车')],
    ['prime', say('Prime', '尊貴', '尊贵'), say('With nearly nothing left to pay', '幾乎無須自付', '几乎无须自付')],
  ],
  covers: [
    [
      'injury',
      say('Injury of others', '第三者傷亡', '第三者伤亡'),
      [100_000_000, 100_000_000, 100_000_000],
      say('People outside of your car and in it.', '車外及車內的人。', '车外及车内的人。'),
    ],
    ['property', say('Damage to others', '第三者財物損失', '第三者财物损失'), [2_000_000, 2_000_000, 5_000_000]],
    ['ownCar', say('Your own car', '本車損失', '本车损失'), [NOT_COVERED, INCLUDED, INCLUDED]],
    ['excess', say('Excess for each claim', '每次索償自負額', '每次索赔自付额'), [NOT_COVERED, 6_000, 2_000]],
    ['driverInjury', say('Injury of the driver', '駕駛人意外', '驾驶人意外'), [50_000, 200_000, 500_000]],
  ],
  addOns: [
    ['tow', say('Roadside help', '路邊支援', '道路救援'), say('Day and night', '日夜服務', '全天服务'), 220],
    [
      'glass',
      say('Windshield', '擋風玻璃', '挡风玻璃', 'Windscreen'),
      say('Without excess', '無自負額', '无自付额'),
      420,
    ],
    ['hire', say('Rental car', '代用車', '代步车', 'Hire car'), say('Up to 14 days', '最多 14 天', '最多 14 天'), 650],
  ],
  declared: say(
    'Everybody who drives the car regularly is named.',
    '所有經常駕駛該車的人均已列明。',
    '所有经常驾驶该车的人均已列明。',
  ),
}
