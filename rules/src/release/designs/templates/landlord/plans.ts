import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['building', say('Building', '樓宇', '楼宇'), say('The walls and the roof', '牆壁與屋頂', '墙壁与屋顶')],
    ['let', say('Letting', '出租', '出租'), say('And what stands in it', '連室內財物', '含室内财物')],
    ['income', say('Income', '租金', '租金'), say('And the rent', '連租金收入', '含租金收入')],
  ],
  covers: [
    ['structure', say('Fire, storm, water', '火災、風暴、水患', '火灾、风暴、水患'), [INCLUDED, INCLUDED, INCLUDED]],
    [
      'owners',
      say('What you owe others as the owner', '業主法律責任', '业主法律责任'),
      [5_000_000, 10_000_000, 20_000_000],
    ],
    ['fittings', say('Landlord’s contents', '業主財物', '业主财物'), [NOT_COVERED, 100_000, 200_000]],
    ['malicious', say('Damage by tenants', '租客惡意破壞', '租客恶意破坏'), [NOT_COVERED, 50_000, 150_000]],
    [
      'lostRent',
      say('Rent while it cannot be lived in', '不宜居住期間的租金', '不宜居住期间的租金'),
      [NOT_COVERED, 60_000, 240_000],
    ],
  ],
  addOns: [
    [
      'arrears',
      say('Rent that does not come', '租金拖欠', '租金拖欠'),
      say('Up to six months', '最多六個月', '最多六个月'),
      1_280,
    ],
    [
      'legal',
      say('Legal costs', '法律費用', '法律费用'),
      say('To have the building back', '收回物業', '收回物业'),
      640,
    ],
    ['repairs', say('Emergency repairs', '緊急維修', '紧急维修'), say('Day and night', '日夜服務', '全天服务'), 420],
  ],
  declared: say(
    'The building is let by written agreement and kept in repair.',
    '物業以書面租約出租，並保養良好。',
    '物业以书面租约出租，并保养良好。',
  ),
}
