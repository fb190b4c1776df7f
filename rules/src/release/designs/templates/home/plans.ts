import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    [
      'contents',
      say('Contents', '家居財物', '家居财物'),
      say('Everything that you would take along', '搬家會帶走的一切', '搬家会带走的一切'),
    ],
    [
      'household',
      say('Household', '家居全保', '家居全保'),
      say('And what you may owe others', '連個人責任', '含个人责任'),
    ],
    ['premier', say('Premier', '尊尚', '尊尚'), say('And accidents of your own making', '連意外損毀', '含意外损毁')],
  ],
  covers: [
    [
      'fire',
      say('Fire, water, storm and theft', '火災、水患、風暴及盜竊', '火灾、水患、风暴及盗窃'),
      [INCLUDED, INCLUDED, INCLUDED],
    ],
    ['liability', say('What you owe others', '個人法律責任', '个人法律责任'), [NOT_COVERED, 5_000_000, 10_000_000]],
    [
      'elsewhere',
      say('A place to stay', '臨時住宿', '临时住宿'),
      [30_000, 60_000, 120_000],
      say('While yours is being repaired.', '住所維修期間。', '住所维修期间。'),
    ],
    ['accident', say('Broken by accident', '意外損毀', '意外损毁'), [NOT_COVERED, NOT_COVERED, 50_000]],
    ['excess', say('Excess for each claim', '每次索償自負額', '每次索赔自付额'), [1_500, 1_000, 500]],
  ],
  addOns: [
    [
      'worldwide',
      say('Things on the way', '隨身財物', '随身财物'),
      say('Anywhere in the world', '全球保障', '全球保障'),
      320,
    ],
    [
      'helper',
      say('Domestic helper', '家傭', '家政人员'),
      say('Medical costs and liability', '醫療及僱主責任', '医疗及雇主责任'),
      540,
    ],
    [
      'emergency',
      say('Home emergency', '家居緊急支援', '家居紧急支援'),
      say('Locks, pipes and wires, day and night', '門鎖、水管及電線，日夜服務', '门锁、水管及电线，全天服务'),
      260,
    ],
  ],
  declared: say('The home is in good repair and lived in.', '住所保養良好並有人居住。', '住所保养良好并有人居住。'),
}
