import { describe, expect, test } from 'vitest'
import { chosenLanguage, inLanguage, missingTexts, textIn } from '.'

describe('the language of a page', () => {
  const all = ['en_us', 'en_uk', 'en_id', 'zh_tw', 'zh_cn'] as const
  test.each([
    ['zh-TW,zh;q=0.9,en;q=0.8', all, 'zh_tw'],
    ['zh-HK', all, 'zh_tw'],
    ['zh', all, 'zh_cn'],
    ['en-AU,en;q=0.5', all, 'en_uk'],
    ['id-ID,id;q=0.9', all, 'en_id'],
    ['fr-FR,zh-TW;q=0.4', all, 'zh_tw'],
    ['en;q=0.2,zh-CN;q=0.9', all, 'zh_cn'],
    ['de', all, 'en_us'],
    ['', all, 'en_us'],
    ['zh-CN', ['en_us', 'zh_tw'], 'zh_tw'],
    ['zh-CN', ['en_uk'], 'en_uk'],
    ['en-GB;q=0', ['zh_tw', 'en_uk'], 'zh_tw'],
  ] as const)('a reader who asks for %s of %s reads %s', (asked, offered, language) => {
    expect(chosenLanguage(offered, asked)).toBe(language)
  })
})

describe('texts of a document', () => {
  test('a missing text is read in the nearest language', () => {
    expect(textIn({ zh_cn: '旅行', en_us: 'Travel' }, 'zh_tw')).toBe('旅行')
    expect(textIn({ en_uk: 'Colour' }, 'en_us')).toBe('Colour')
    expect(textIn(undefined, 'en_us')).toBe('')
  })

  test('one reader gets one language, and everything else stays', () => {
    const document = { title: { en_us: 'Name', zh_tw: '姓名' }, limits: [{ max: 3 }], none: null }
    expect(inLanguage(document, 'zh_tw')).toEqual({ title: { zh_tw: '姓名' }, limits: [{ max: 3 }], none: null })
  })

  test('what has not been translated is found with its place', () => {
    const document = { pages: [{ title: { en_us: 'Name', zh_tw: ' ' } }] }
    expect(missingTexts(document, ['en_us', 'zh_tw'])).toEqual([{ path: 'pages.0.title', language: 'zh_tw' }])
    expect(missingTexts({ help: { en_us: ' ' } }, ['en_us', 'zh_tw'])).toEqual([])
  })
})
