import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['accident', say('Accident', '意外', '意外'), say('When something happens', '意外發生時', '意外发生时')],
    ['care', say('Care', '醫療', '医疗'), say('Accidents and illness', '意外及疾病', '意外及疾病')],
    ['lifetime', say('Lifetime', '終身', '终身'), say('For as long as they live', '終身保障', '终身保障')],
  ],
  covers: [
    [
      'vetFees',
      say('Vet fees a year', '每年獸醫費', '每年兽医费'),
      [20_000, 50_000, 100_000],
      say('For each pet.', '每隻寵物計。', '每只宠物计。'),
    ],
    [
      'share',
      say('What we pay of a bill', '賠償比例', '赔偿比例'),
      [say('70%', '70%', '70%'), say('80%', '80%', '80%'), say('90%', '90%', '90%')],
    ],
    ['illnessCover', say('Illness', '疾病', '疾病'), [NOT_COVERED, INCLUDED, INCLUDED]],
    ['strangers', say('Harm to others', '對他人的傷害', '对他人的伤害'), [500_000, 1_000_000, 2_000_000]],
    ['farewell', say('Farewell', '身後事', '身后事'), [NOT_COVERED, 2_000, 4_000]],
  ],
  addOns: [
    ['teeth', say('Teeth', '牙科', '牙科'), say('Cleaning and treatment', '洗牙及治療', '洗牙及治疗'), 480],
    [
      'boarding',
      say('Boarding', '寄宿', '寄养'),
      say('While you are in hospital', '主人住院期間', '主人住院期间'),
      220,
    ],
    ['lost', say('Lost and found', '走失', '走失'), say('Search and reward', '尋找及賞金', '寻找及赏金'), 160],
  ],
  declared: say(
    'My pets are healthy today but for what I told.',
    '除已申報外，我的寵物今天健康。',
    '除已申报外，我的宠物今天健康。',
  ),
}
