import { type Question, questionKinds, startQuestion } from '@coverwright/rules/design/forms'
import type { Body } from '@coverwright/rules/design/products'
import { createTexts, TextsProvider } from '@coverwright/ui/locales'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import words from '../texts/en_us.json'
import type { FormEditing } from '../use-form-editor'
import { QuestionPanel } from './question-panel'
import { questionSettings } from './question-settings'

const texts = await createTexts({
  language: 'en_us',
  sources: { editor: { en_us: () => Promise.resolve({ default: words }) } } as never,
  preload: ['editor'],
})

const drawn = (question: Question) => {
  const whole = { currency: 'HKD', languages: ['en_us'], pages: [{ id: 'p', title: {}, questions: [question] }] }
  const editing = { whole: whole as unknown as Body, language: 'en_us', mayEdit: true, acts: {}, product: { id: 'x' } }
  return renderToString(
    <TextsProvider texts={texts}>
      <QuestionPanel editing={editing as unknown as FormEditing} question={question} />
    </TextsProvider>,
  )
}

test.each(questionKinds)('a new %s question has a panel with every setting of its kind, in words', (kind) => {
  const panel = drawn(startQuestion(kind, 'q', 'name'))
  expect(panel).toContain(words.kind[kind])
  const settings: Readonly<Record<string, string>> = words.setting
  for (const { field } of questionSettings[kind]) expect(panel).toContain(settings[field])
  // A key that has no words would show itself.
  expect(panel).not.toMatch(/>(setting|choice|kind|options|day|ages)\.\w/)
})

test('a title of ten thousand letters and one from right to left are shown as they are', () => {
  for (const title of ['x'.repeat(10_000), 'ما هو رقم لوحة سيارتك؟'])
    expect(drawn({ ...startQuestion('text', 'q', 'name'), title: { en_us: title } })).toContain(title)
})
