import type { Language } from '@coverwright/rules/languages'
import type { DocumentKind } from '@coverwright/rules/selling/documents'

/** What we say ourselves of a policy on paper; everything else stands in a template. */
type PaperWords = {
  readonly titles: Readonly<Record<DocumentKind, string>>
  readonly included: string
  readonly loading: string
}

const english: PaperWords = {
  titles: {
    cover: 'Certificate of insurance',
    schedule: 'Policy schedule',
    certificate: 'Confirmation of cover',
    receipt: 'Receipt',
  },
  included: 'Included',
  loading: 'The premium includes a loading of {percent}%.',
}

const traditional: PaperWords = {
  titles: { cover: '保險證書', schedule: '保單明細表', certificate: '承保證明', receipt: '收據' },
  included: '包括',
  loading: '保費已包括 {percent}% 的附加保費。',
}

const simplified: PaperWords = {
  titles: { cover: '保险证书', schedule: '保单明细表', certificate: '承保证明', receipt: '收据' },
  included: '包含',
  loading: '保费已包含 {percent}% 的加费。',
}

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: traditional,
  zh_cn: simplified,
}
