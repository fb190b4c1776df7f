import { NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['essential', say('Essential', '基本', '基本'), say('The doctor and the way home', '看病與回家', '看病与回家')],
    ['plus', say('Plus', '優選', '优选'), say('For most trips', '適合大多數旅程', '适合大多数旅程')],
    ['premier', say('Premier', '尊尚', '尊尚'), say('Nothing left out', '全面保障', '全面保障')],
  ],
  covers: [
    [
      'medical',
      say('Medical costs abroad', '海外醫療費用', '海外医疗费用'),
      [500_000, 1_000_000, 2_000_000],
      say('Doctor, hospital and medicine.', '診金、住院及藥物。', '诊金、住院及药物。'),
    ],
    ['rescue', say('Way home when ill', '緊急醫療運送', '紧急医疗运送'), [800_000, 1_500_000, 3_000_000]],
    ['cancelled', say('Trip canceled', '取消旅程', '取消旅程', 'Trip cancelled'), [10_000, 30_000, 60_000]],
    ['baggage', say('Baggage', '行李', '行李'), [5_000, 12_000, 20_000]],
    ['delay', say('Delay, each 6 hours', '延誤，每 6 小時', '延误，每 6 小时'), [NOT_COVERED, 400, 800]],
  ],
  addOns: [
    [
      'gadgets',
      say('Phones and cameras', '手機及相機', '手机及相机'),
      say('Stolen or broken on the way', '途中失竊或損壞', '途中失窃或损坏'),
      95,
    ],
    [
      'rental',
      say('Excess of a rental car', '租車自負額', '租车自付额'),
      say('What the rental firm would charge you', '租車公司向你收取的部分', '租车公司向您收取的部分'),
      120,
    ],
    [
      'cruise',
      say('Cruise', '郵輪', '邮轮'),
      say('Missed ports and cabin days', '錯過停靠港及滯留艙房', '错过停靠港及滞留舱房'),
      180,
    ],
  ],
  declared: say(
    'Nobody travels against the advice of a doctor or to be treated.',
    '沒有旅客違反醫囑出行，或為求診而出行。',
    '没有旅客违反医嘱出行，或为求诊而出行。',
  ),
}
