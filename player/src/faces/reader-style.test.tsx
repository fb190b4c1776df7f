import { readDecimal, startQuestion } from '@coverwright/rules/design/forms'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsIn } from '../words'
import { Face, NO_PRICES, readForm, type Stage, StageProvider } from '.'

const stage = (language: Stage['language']): Stage => ({
  ...{ language, words: wordsIn[language], timeZone: 'Asia/Jakarta', moment: null, files: null, prices: NO_PRICES },
})

test.each<['money' | 'number', Stage['language'], string, string | null]>([
  ['money', 'en_us', '1,200.50', '1200.5'],
  ['money', 'en_us', '1,5', null],
  ['money', 'en_id', '1.200', '1200'],
  ['money', 'en_id', '1.200,50', '1200.5'],
  ['money', 'en_id', '1.5', null],
  ['number', 'en_id', '1,5', '1.5'],
  ['number', 'zh_tw', '1,500', '1500'],
])('a %s typed in %s as “%s” is %s, and stands there as it was typed', (kind, language, typed, figure) => {
  const question = startQuestion(kind, 'q1', 'thing')
  const form = new FormData()
  form.append('thing', typed)
  const answer = readForm(form, [question], stage(language))['thing']
  expect(readDecimal(String(answer))?.toString() ?? null).toBe(figure)
  const shown = renderToStaticMarkup(
    <StageProvider value={stage(language)}>
      <Face question={question} path="thing" answer={answer} onAnswer={() => {}} refusals={{}} />
    </StageProvider>,
  )
  expect(shown).toContain(`value="${typed}"`)
})
