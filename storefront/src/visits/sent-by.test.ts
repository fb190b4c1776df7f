import { expect, test } from 'vitest'
import { sentBy } from './sent-by'

const tab = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

test('the page and the campaign of the address are remembered by the tab, for that product alone', () => {
  const mine = tab()
  expect(sentBy('travel', '?from=winter&utm_campaign=mail', mine)).toEqual({ from: 'winter', campaign: 'mail' })
  expect(sentBy('travel', '', mine)).toEqual({ from: 'winter', campaign: 'mail' })
  expect(sentBy('car', '', mine)).toEqual({ from: '', campaign: '' })
})

test('who comes again by another page was sent by that one', () => {
  const mine = tab()
  sentBy('travel', '?from=winter&utm_campaign=mail', mine)
  expect(sentBy('travel', '?from=summer', mine)).toEqual({ from: 'summer', campaign: '' })
})

test('a browser that keeps nothing, or nonsense, stops nobody', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect(sentBy('travel', '?from=winter', { getItem: refuse, setItem: refuse })).toEqual({
    from: 'winter',
    campaign: '',
  })
  expect(sentBy('travel', '', { getItem: () => '{', setItem: refuse })).toEqual({ from: '', campaign: '' })
  expect(sentBy('travel', `?from=${'x'.repeat(900)}`, null).from).toHaveLength(100)
})
