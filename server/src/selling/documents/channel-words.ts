import type { Language } from '@coverwright/rules/languages'

type Words = Readonly<Record<string, string>>
const english: Words = {
  '': 'Direct',
  direct: 'Direct',
  directPage: 'Direct page',
  agent: 'Agents',
  partner: 'Partners',
}
const words: Readonly<Record<Language, Words>> = {
  ...{ en_us: english, en_uk: english, en_id: english },
  zh_tw: { '': '直接銷售', direct: '直接銷售', directPage: '直銷頁', agent: '代理', partner: '合作夥伴' },
  zh_cn: { '': '直接销售', direct: '直接销售', directPage: '直销页', agent: '代理', partner: '合作伙伴' },
}

/** How something was sold, and who is paid for it, as it is said on paper. */
export const channelWord = (channel: string, language: Language): string => words[language][channel] ?? channel
