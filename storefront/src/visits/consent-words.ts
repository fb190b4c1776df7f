import type { Language } from '@coverwright/rules/languages'

type Words = { question: string; yes: string; no: string }

const english: Words = {
  question:
    'May we see which pages you get through, to make this form easier? Never what you answer, and nobody else sees it.',
  yes: 'That’s fine',
  no: 'No, thanks',
}
const words: Partial<Record<Language, Words>> = {
  zh_tw: {
    question: '可否讓我們知道您走到哪一頁，好讓表格更易填寫？我們不會看您的答案，也不會交給任何人。',
    yes: '可以',
    no: '不用了',
  },
  zh_cn: {
    question: '可否让我们知道您走到哪一页，好让表格更易填写？我们不会看您的答案，也不会交给任何人。',
    yes: '可以',
    no: '不用了',
  },
}

/** Asked by a part of its own, so that the first page pays nothing for it. */
export const consentWords = (language: Language): Words => words[language] ?? english
