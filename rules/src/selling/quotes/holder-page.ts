import { RESERVED_NAMES } from '../../design/datasets'
import type { Question } from '../../design/forms'
import { type Body, knownNames } from '../../design/products'
import type { Language, Texts } from '../../languages'
import { NAMES } from './holder'
import { holderGaps } from './holder-asked'

/** The body with a last page that asks whom the policy is for, as far as nothing before it surely does. */
export function withHolderAsked(body: Body, newId: () => string): Body {
  const taken = new Set([...RESERVED_NAMES, ...knownNames(body).map(({ name }) => name)])
  const questions = holderGaps(body).flatMap((part): Question[] => {
    const dataName = (part === 'name' ? NAMES : MAILBOXES).find((name) => !taken.has(name))
    if (dataName === undefined) return []
    const base = { id: newId(), dataName, title: said(TITLES[part], body.languages), isRequired: true }
    return [
      part === 'name' ? { ...base, kind: 'text', format: 'any', maxLength: MAX_NAME } : { ...base, kind: 'email' },
    ]
  })
  if (questions.length === 0) return body
  const page = { id: newId(), title: said(TITLES.page, body.languages), questions }
  return { ...body, pages: [...body.pages, page] }
}

const MAX_NAME = 100
const MAILBOXES = ['email', 'yourEmail', 'holderEmail', 'policyholderEmail']

/** In English and in both Chinese scripts: what a buyer reads, in each language of the product. */
type Said = { readonly en: string; readonly zh_tw: string; readonly zh_cn: string }
const TITLES: Record<'page' | 'name' | 'email', Said> = {
  page: { en: 'About you', zh_tw: '關於你', zh_cn: '关于您' },
  name: { en: 'Your full name', zh_tw: '你的全名', zh_cn: '您的全名' },
  email: {
    en: 'Where should we send your documents?',
    zh_tw: '文件寄到哪個電子郵件？',
    zh_cn: '文件发到哪个电子邮件？',
  },
}

const said = (words: Said, languages: readonly Language[]): Texts =>
  Object.fromEntries(
    languages.map((language) => [language, language === 'zh_tw' || language === 'zh_cn' ? words[language] : words.en]),
  )
