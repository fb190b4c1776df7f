import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { walkEntries } from './walk'

/** A story of entries that know which of them has the focus, as the page does. */
function storyOf(...names: string[]) {
  const story = { entries: names.map(entryNamed), focused: '' }
  function entryNamed(name: string) {
    return { name, focus: () => void (story.focused = name) }
  }
  const press = (key: string) => {
    let isTaken = false
    walkEntries({
      key,
      target: story.entries.find(({ name }) => name === story.focused),
      currentTarget: { querySelectorAll: () => story.entries },
      preventDefault: () => (isTaken = true),
    } as unknown as KeyboardEvent<HTMLElement>)
    return isTaken
  }
  return {
    at: (name: string) => void (story.focused = name),
    grow: (name: string) => void story.entries.unshift(entryNamed(name)),
    press: (key: string) => (press(key) ? story.focused : null),
  }
}

test.each([
  ['ArrowDown', 'reactivated', 'deactivated'],
  ['ArrowUp', 'deactivated', 'reactivated'],
  ['ArrowUp', 'reactivated', 'reactivated'],
  ['ArrowDown', 'joined', 'joined'],
  ['Home', 'joined', 'reactivated'],
  ['End', 'reactivated', 'joined'],
])('%s on %s leads to %s', (key, from, to) => {
  const story = storyOf('reactivated', 'deactivated', 'joined')
  story.at(from)
  expect(story.press(key)).toBe(to)
})

test('whoever walks a story that grows goes on from the entry they are at, not from its old place', () => {
  const story = storyOf('deactivated', 'joined')
  story.at('deactivated')
  story.grow('reactivated')
  expect(story.press('ArrowDown')).toBe('joined')
  story.at('deactivated')
  expect(story.press('ArrowUp')).toBe('reactivated')
})

test('other keys, and keys outside an entry, are left to the page', () => {
  const story = storyOf('joined')
  story.at('joined')
  expect(story.press('Enter')).toBeNull()
  story.at('nowhere')
  expect(story.press('ArrowDown')).toBeNull()
})
