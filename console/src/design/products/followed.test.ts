import { expect, test } from 'vitest'
import { followed } from './followed'
import { savedStates } from './saved-states'

const opened = { revision: 4, mayEdit: true, part: { plans: ['basic'] } }

test('what others save of other parts is built on, with what is unsaved here', () => {
  expect(followed(opened, { revision: 5, mayEdit: true, part: { plans: ['basic'] } }, true)).toBe('moveOn')
})

test('what others save of the same part is shown, but never over what is unsaved here', () => {
  const theirs = { revision: 5, mayEdit: true, part: { plans: ['theirs'] } }
  expect(followed(opened, theirs, false)).toBe('takeOver')
  expect(followed(opened, theirs, true)).toBe('stay')
})

test('an answer that was on its way longer than a later one changes nothing', () => {
  expect(followed(opened, { revision: 3, mayEdit: true, part: { plans: [] } }, false)).toBe('stay')
})

test('the draft of the next version is taken over, though its revisions begin anew', () => {
  const published = { ...opened, mayEdit: false }
  expect(followed(published, { ...opened, revision: 1 }, false)).toBe('takeOver')
})

test('what is done while it is being saved stays, on top of what was kept', () => {
  expect(savedStates(['old', 'sent'], 'sent', 'kept')).toEqual(['kept'])
  expect(savedStates(['old', 'sent', 'typed since'], 'sent', 'kept')).toEqual(['kept', 'typed since'])
  expect(savedStates(['old'], 'sent', 'kept')).toEqual(['kept', 'old'])
})
