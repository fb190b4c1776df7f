import { expect, test } from 'vitest'
import { screens } from '../rooms'
import { hrefFrom, leadsTo } from './led-to'

const screen = (path: string) => {
  const found = screens.find((each) => each.path === path)
  if (!found) throw new Error(`there is no screen ${path}`)
  return found
}

test.each(['/setting-page/recipe', '/designStudio', '/setData'])(
  '%s is of a product: it is offered with one, and stays with it',
  (path) => {
    expect(leadsTo(screen(path), undefined)).toBe(false)
    expect(leadsTo(screen(path), 'car 1')).toBe(true)
    expect(hrefFrom(screen(path), 'car 1')).toBe(`${path}?product=car%201`)
  },
)

test.each(['/setAction-edit', '/domainPayment', '/publishTS'])(
  '%s comes after a choice and is never offered',
  (path) => {
    expect(leadsTo(screen(path), 'car 1')).toBe(false)
  },
)

test.each(['/project', '/groupProject', '/productLibrary', '/policy-engine'])('%s is offered from anywhere', (path) => {
  expect(leadsTo(screen(path), undefined)).toBe(true)
  expect(hrefFrom(screen(path), 'car 1')).toBe(path)
})
