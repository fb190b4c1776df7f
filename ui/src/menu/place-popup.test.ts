import { expect, test } from 'vitest'
import { placePopup } from './place-popup'

const view = { width: 1000, height: 800 }
const button = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 32 })

test('a popup opens under its button', () => {
  expect(placePopup(button(100, 100), { width: 200, height: 300 }, view, 'start')).toMatchObject({
    left: 100,
    top: 136,
  })
})

test('it opens above when there is no room below', () => {
  expect(placePopup(button(100, 700), { width: 200, height: 300 }, view, 'start').top).toBe(396)
})

test('it never leaves the window at the right', () => {
  expect(placePopup(button(950, 100), { width: 200, height: 300 }, view, 'start').left).toBe(792)
})

test('aligned to the end it ends where its button ends', () => {
  expect(placePopup(button(600, 100), { width: 200, height: 300 }, view, 'end').left).toBe(500)
})

test('beside its button it starts level with it and stays in the window', () => {
  expect(placePopup(button(0, 100), { width: 200, height: 300 }, view, 'beside')).toMatchObject({ left: 104, top: 100 })
  expect(placePopup(button(0, 700), { width: 200, height: 300 }, view, 'beside').top).toBe(492)
})
