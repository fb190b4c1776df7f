import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['thirdParty', say('Third party', '第三者', '第三者'), say('What the law asks for', '法例要求', '法规要求')],
    ['fireTheft', say('Fire and theft', '火險及盜竊', '火险及盗窃'), say('And when it is gone', '連失車', '含失车')],
    ['full', say('Full', '全保', '全保'), say('Whoever was at fault', '不論誰的責任', '不论谁的责任')],
  ],
  covers: [
    ['injury', say('Injury of others', '第三者傷亡', '第三者伤亡'), [100_000_000, 100_000_000, 100_000_000]],
    ['property', say('Damage to others', '第三者財物損失', '第三者财物损失'), [1_500_000, 1_500_000, 3_000_000]],
    ['theft', say('Fire and theft', '火災及盜竊', '火灾及盗窃'), [NOT_COVERED, INCLUDED, INCLUDED]],
    ['ownVan', say('Your own van', '本車損失', '本车损失'), [NOT_COVERED, NOT_COVERED, INCLUDED]],
    ['excess', say('Excess for each claim', '每次索償自負額', '每次索赔自付额'), [NOT_COVERED, 8_000, 6_000]],
  ],
  addOns: [
    ['tools', say('Tools in the van', '車內工具', '车内工具'), say('Also at night', '包括夜間', '包括夜间'), 680],
    [
      'goodsCover',
      say('Goods on the way', '運送中貨物', '运送中货物'),
      say('Yours and those of others', '自己及他人的', '自己及他人的'),
      1_150,
    ],
    ['spare', say('Another van', '代用貨車', '代步货车'), say('Up to 21 days', '最多 21 天', '最多 21 天'), 960],
  ],
  declared: say('The van is never loaded above its weight.', '該車從不超載。', '该车从不超载。'),
}
