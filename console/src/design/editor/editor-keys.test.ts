import { expect, test } from 'vitest'
import { deedOf, editorKeys } from './editor-keys'
import english from './texts/en_us.json'

const press = (key: string, ...held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[]) => ({
  key,
  ...{ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...Object.fromEntries(held.map((name) => [name, true])),
})

test.each([
  ['undo', press('z', 'ctrlKey')],
  ['undo', press('z', 'metaKey')],
  ['redo', press('Z', 'ctrlKey', 'shiftKey')],
  ['moveUp', press('ArrowUp', 'altKey')],
  ['extendUp', press('ArrowUp', 'shiftKey')],
  ['previous', press('ArrowUp')],
  ['keys', press('?', 'shiftKey')],
  ['remove', press('Delete')],
  [null, press('q', 'ctrlKey')],
] as const)('%s', (deed, event) => expect(deedOf(event, false)).toBe(deed))

test('in a field only what would otherwise take back letters is the editor’s', () => {
  expect(deedOf(press('z', 'ctrlKey'), true)).toBe('undo')
  for (const key of [press('/'), press('Delete'), press('ArrowDown'), press('c', 'ctrlKey'), press('Enter')])
    expect(deedOf(key, true)).toBeNull()
})

test('every key is in the list with its words, and no key does two things', () => {
  const keys = editorKeys.flatMap((entry) => [...entry.keys] as string[])
  expect(new Set(keys).size).toBe(keys.length)
  expect(editorKeys.map(({ does }) => does).filter((does) => !english.deed[does])).toEqual([])
})
