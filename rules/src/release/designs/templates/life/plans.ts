import { INCLUDED, NOT_COVERED, type PlanSheet, say } from '../../sheet'

export const plans: PlanSheet = {
  plans: [
    ['term', say('Term', '定期', '定期'), say('The sum, and nothing else', '只有保額', '只有保额')],
    [
      'plus',
      say('Term Plus', '定期優選', '定期优选'),
      say('Also when you fall gravely ill', '連末期疾病', '含末期疾病'),
    ],
    ['family', say('Family', '家庭', '家庭'), say('And help for those who stay', '連家人支援', '含家人支援')],
  ],
  covers: [
    ['deathSum', say('The sum at death', '身故賠償', '身故赔偿'), [INCLUDED, INCLUDED, INCLUDED]],
    [
      'terminal',
      say('The sum before, when terminally ill', '末期疾病預支', '末期疾病预支'),
      [NOT_COVERED, INCLUDED, INCLUDED],
    ],
    [
      'accidentSum',
      say('More after an accident', '意外身故額外賠償', '意外身故额外赔偿'),
      [NOT_COVERED, 300_000, 600_000],
    ],
    ['funeral', say('Paid within two days', '兩日內預付', '两日内预付'), [20_000, 50_000, 80_000]],
    ['school', say('School fees of the children', '子女學費', '子女学费'), [NOT_COVERED, NOT_COVERED, 200_000]],
  ],
  addOns: [
    [
      'waiver',
      say('No premium while unable to work', '喪失工作能力豁免保費', '丧失工作能力豁免保费'),
      say('From the sixth month', '由第六個月起', '自第六个月起'),
      420,
    ],
    ['critical', say('Critical illness', '危疾', '重疾'), say('Thirty illnesses', '三十種疾病', '三十种疾病'), 1_860],
    [
      'secondOpinion',
      say('A second doctor', '第二醫療意見', '第二医疗意见'),
      say('Anywhere in the world', '全球', '全球'),
      150,
    ],
  ],
  declared: say(
    'I have told all that a doctor told me about my health.',
    '本人已申報醫生所告知的一切健康狀況。',
    '本人已申报医生所告知的一切健康状况。',
  ),
}
