import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['ward', say('Ward', '普通病房', '普通病房'), say('The hospital and the surgeon', '住院及手術', '住院及手术')],
    [
      'semi',
      say('Semi-private', '半私家病房', '双人病房'),
      say('Two beds and doctors outside', '兩人病房及門診', '双人病房及门诊'),
    ],
    [
      'private',
      say('Private', '私家病房', '单人病房'),
      say('A room of your own, nearly everywhere', '單人病房，幾乎全球', '单人病房，几乎全球'),
    ],
  ],
  covers: [
    ['yearly', say('At most in a year', '每年最高賠償', '每年最高赔偿'), [500_000, 2_000_000, 10_000_000]],
    ['room', say('Room and board a day', '每日房費', '每日房费'), [900, 2_200, 5_000]],
    ['surgeon', say('Surgeon', '外科醫生費', '外科医生费'), [60_000, 180_000, INCLUDED]],
    ['outpatient', say('Doctors outside of hospital', '門診', '门诊'), [NOT_COVERED, 8_000, 20_000]],
    [
      'cancerCare',
      say('Cancer treatment', '癌症治療', '癌症治疗'),
      [100_000, 500_000, INCLUDED],
      say('Chemotherapy, radiotherapy and targeted drugs.', '化療、電療及標靶藥物。', '化疗、放疗及靶向药物。'),
    ],
  ],
  addOns: [
    [
      'dental',
      say('Teeth', '牙科', '牙科'),
      say('Cleaning, fillings and crowns', '洗牙、補牙及牙冠', '洗牙、补牙及牙冠'),
      1_450,
    ],
    ['maternity', say('Birth', '產科', '产科'), say('After a year', '一年後生效', '一年后生效'), 6_800],
    [
      'checkup',
      say('Yearly check-up', '每年體檢', '每年体检'),
      say('For everybody insured', '所有受保人', '所有受保人'),
      980,
    ],
  ],
  declared: say(
    'I have asked everybody insured, and declare their health as they told it.',
    '本人已向所有受保人查詢，並如實申報其健康狀況。',
    '本人已向所有受保人查询，并如实申报其健康状况。',
  ),
}
