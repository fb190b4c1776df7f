import { rankItems } from '@coverwright/ui/palette'
import { expect, test } from 'vitest'
import { findGuides } from './frame/find-guides'
import { guides } from './frame/guides'
import { screens } from './rooms'

const guided = screens.filter(({ hasGuide }) => hasGuide)

test.each(guides.map((guide) => [guide.of[0], guide] as const))(
  'the guide of %s says what the page is for and how it is used, in English and both ways of writing Chinese',
  (_, { en, zh_tw, zh_cn }) => {
    for (const words of [en, zh_tw, zh_cn]) {
      expect(words.title).toBeTruthy()
      expect(words.about).toBeTruthy()
      expect(words.steps.length).toBe(en.steps.length)
    }
    expect([zh_tw, zh_cn].every(({ title, about }) => /\p{Script=Han}/u.test(title + about))).toBe(true)
    // Whoever needs help is helped least by a path or a code.
    expect(JSON.stringify(en)).not.toMatch(/\/[a-z]+-|[a-z]\.[a-z]+\(|null|API call/)
  },
)

test('every area that has a place in the rail has a guide', () => {
  const rail = screens.filter(({ inRail }) => inRail).map(({ path }) => path)
  expect(rail.filter((path) => !guided.some((screen) => screen.path === path))).toEqual([])
})

test('a screen that says it has a guide has one, and none is written for nothing', () => {
  expect(guides.flatMap(({ of }) => of).sort()).toEqual(guided.map(({ path }) => path).sort())
})

test('a guide is found from the palette by its words, in the language being read', () => {
  const paths = screens.map(({ path }) => path)
  const found = (language: string, query: string) => findGuides(paths, language, query).map(({ label }) => label)
  expect(found('en_us', 'recovery codes')).toEqual(['Your account'])
  expect(found('zh_tw', '稽核')).toContain('稽核記錄')
  expect(found('en_uk', 'no such thing anywhere')).toEqual([])
})

test.each(['question', 'journey', 'page', 'form', 'studio', '問題', '页面'])(
  'who types “%s” into the palette is led to the form editor and the studio',
  (typed) => {
    const places = screens.map(({ path, foundBy }) => ({ label: '', path, ...(foundBy && { words: foundBy }) }))
    const found = rankItems(places, typed).map(({ path }) => path)
    expect(found).toContain('/designStudio')
    if (typed !== 'studio') expect(found).toContain('/editor')
  },
)
