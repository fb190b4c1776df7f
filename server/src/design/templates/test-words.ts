import type { Language } from '@coverwright/rules/languages'

/** What a PDF that is made as a test says of itself, and the mail that it comes with. */
type TestWords = { readonly mark: string; readonly attached: string }

const english: TestWords = {
  mark: 'TEST – no cover is given',
  attached: 'The PDF is attached as it would be made now, marked as a test.',
}
const traditional: TestWords = {
  mark: '測試 – 不提供任何保障',
  attached: '隨函附上的 PDF 與現時製作的內容相同，並已標示為測試。',
}
const simplified: TestWords = {
  mark: '测试 – 不提供任何保障',
  attached: '随信附上的 PDF 与现在制作的内容相同，并已标明为测试。',
}

export const testWords: Readonly<Record<Language, TestWords>> = {
  ...{ en_us: english, en_uk: english, en_id: english },
  ...{ zh_tw: traditional, zh_cn: simplified },
}
