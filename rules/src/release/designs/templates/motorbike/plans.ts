import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['thirdParty', say('Third party', '第三者', '第三者'), say('What the law asks for', '法例要求', '法规要求')],
    ['theft', say('Theft', '盜竊', '盗窃'), say('And when it is gone', '連失車', '含失车')],
    ['full', say('Full', '全保', '全保'), say('The bike and you', '人車皆保', '人车皆保')],
  ],
  covers: [
    ['injury', say('Injury of others', '第三者傷亡', '第三者伤亡'), [100_000_000, 100_000_000, 100_000_000]],
    ['property', say('Damage to others', '第三者財物損失', '第三者财物损失'), [1_000_000, 1_000_000, 2_000_000]],
    ['stolen', say('Fire and theft', '火災及盜竊', '火灾及盗窃'), [NOT_COVERED, INCLUDED, INCLUDED]],
    ['ownBike', say('Your own bike', '本車損失', '本车损失'), [NOT_COVERED, NOT_COVERED, INCLUDED]],
    ['riderInjury', say('Injury of the rider', '騎士意外', '骑手意外'), [20_000, 50_000, 200_000]],
  ],
  addOns: [
    [
      'gear',
      say('Helmet and leathers', '頭盔及裝備', '头盔及装备'),
      say('Ruined in an accident', '意外中損毀', '事故中损毁'),
      280,
    ],
    ['recovery', say('Recovery', '拖車', '拖车'), say('Bike and rider home', '人車送返', '人车送返'), 240],
    ['track', say('Track days', '賽道日', '赛道日'), say('Not races', '不包括比賽', '不含比赛'), 1_100],
  ],
  declared: say('I never ride for a delivery firm.', '本人不為外送公司騎行。', '本人不为外卖公司骑行。'),
}
