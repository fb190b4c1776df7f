import { questionKinds, startQuestion } from '@coverwright/rules/design/forms'
import { expect, test } from 'vitest'
import { Question } from '.'

test.each(questionKinds)('a new %s goes over the wire whole', (kind) => {
  const question = startQuestion(kind, 'q1', 'thing')
  expect(Question.parse(JSON.parse(JSON.stringify(question)))).toEqual(question)
})

test('what no question has does not come in', () => {
  const question = { ...startQuestion('text', 'q1', 'thing'), run: 'alert(1)' }
  expect(Question.parse(question)).not.toHaveProperty('run')
  expect(Question.safeParse({ ...question, kind: 'script' }).success).toBe(false)
  expect(Question.safeParse({ ...question, isRequired: 'yes' }).success).toBe(false)
})

test('a group holds no group', () => {
  const inner = startQuestion('group', 'q2', 'inner')
  expect(Question.safeParse({ ...startQuestion('group', 'q1', 'outer'), questions: [inner] }).success).toBe(false)
})
