import { NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['basic', say('Basic', '基本', '基本'), say('The worst', '最壞的情況', '最坏的情况')],
    ['active', say('Active', '活力', '活力'), say('And while you recover', '連康復期間', '含康复期间')],
    ['elite', say('Elite', '精英', '精英'), say('And what comes after', '連往後生活', '含往后生活')],
  ],
  covers: [
    ['death', say('Death by accident', '意外身故', '意外身故'), [500_000, 1_000_000, 3_000_000]],
    ['disability', say('Lasting disability', '永久傷殘', '永久伤残'), [500_000, 1_500_000, 5_000_000]],
    ['treatmentCost', say('Treatment', '意外醫療', '意外医疗'), [10_000, 30_000, 80_000]],
    [
      'weekly',
      say('A week off work', '每週入息', '每周入息'),
      [NOT_COVERED, 1_500, 5_000],
      say('For up to 52 weeks.', '最多 52 週。', '最多 52 周。'),
    ],
    ['burns', say('Burns and broken bones', '燒傷及骨折', '烧伤及骨折'), [NOT_COVERED, 50_000, 150_000]],
  ],
  addOns: [
    ['physio', say('Physiotherapy', '物理治療', '物理治疗'), say('And bonesetting', '連跌打', '含跌打'), 360],
    ['hospitalCash', say('Cash in hospital', '住院現金', '住院现金'), say('For each day', '按日計', '按日计'), 520],
    ['assault', say('Assault', '襲擊', '袭击'), say('Twice the sum', '雙倍賠償', '双倍赔偿'), 140],
  ],
  declared: say('I am well and able to work today.', '本人今天身體健康，能夠工作。', '本人今天身体健康，能够工作。'),
}
