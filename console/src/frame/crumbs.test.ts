import type { T } from '@coverwright/ui/locales'
import { expect, test } from 'vitest'
import { screens } from '../rooms'
import { crumbsOf } from './crumbs'

const titles = ((key: string) => key) as T
const at = (path: string, place: { label: string; href: string } | null = null) =>
  crumbsOf({ company: 'Harbour', screen: screens.find((screen) => screen.path === path), place }, titles)
const home = { label: 'Harbour', href: '/home' }

test('a screen that belongs to another hangs under it, whatever its address looks like', () => {
  const users = { label: 'title.users', href: '/users' }
  expect(at('/batch-invite')).toEqual([home, users, { label: 'title.batch-invite' }])
  const settings = { label: 'title.setting', href: '/setting' }
  expect(at('/setting/audit')).toEqual([home, settings, { label: 'title.setting-audit' }])
})

test('what a screen is about stands before it; the page of the thing itself is the thing', () => {
  const car = { label: 'Car', href: '/setting-page?product=1' }
  const products = { label: 'title.project', href: '/project' }
  expect(at('/setting-page/recipe', car)).toEqual([home, products, car, { label: 'title.setting-page-recipe' }])
  expect(at('/setting-page', car)).toEqual([home, products, car])
})

test('where nothing is built, it says so', () => {
  expect(at('/revenueRadar')).toEqual([home, { label: 'title.not-found' }])
})
