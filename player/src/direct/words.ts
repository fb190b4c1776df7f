import type { Language } from '@coverwright/rules/languages'

type Words = {
  readonly from: string
  readonly aYear: string
  readonly yours: string
  readonly closedTitle: string
  readonly closedLine: string
  readonly languages: string
  readonly cover: string
  readonly notCovered: string
  readonly included: string
}

const english: Words = {
  from: 'from',
  aYear: 'a year',
  yours: 'Your price in a few minutes',
  closedTitle: 'Not on sale at the moment',
  closedLine: 'This product cannot be bought just now. If you are insured with us, nothing changes for you.',
  languages: 'Language',
  cover: 'Cover',
  notCovered: 'Not covered',
  included: 'Included',
}

/** What a direct page says beside what a company wrote. */
export const directWords: Readonly<Record<Language, Words>> = {
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: {
    from: '低至',
    aYear: '每年',
    yours: '幾分鐘即可查看您的價格',
    closedTitle: '現時暫停銷售',
    closedLine: '此產品現時未能購買。如您已投保，您的保障不受影響。',
    languages: '語言',
    cover: '保障項目',
    notCovered: '不受保',
    included: '包括在內',
  },
  zh_cn: {
    from: '低至',
    aYear: '每年',
    yours: '几分钟即可查看您的价格',
    closedTitle: '目前暂停销售',
    closedLine: '此产品目前无法购买。如您已投保，您的保障不受影响。',
    languages: '语言',
    cover: '保障项目',
    notCovered: '不受保',
    included: '包括在内',
  },
}
