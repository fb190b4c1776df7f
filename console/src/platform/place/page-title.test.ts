import { expect, test } from 'vitest'
import { pageTitle } from './page-title'

const car = { label: 'Private Car', href: '/setting-page?product=1' }

test('a tab is titled by the thing that it shows', () => {
  expect(pageTitle('/home', 'Home', null)).toBe('Home · Coverwright')
  expect(pageTitle('/setting-page', 'Product settings', car)).toBe('Private Car · Coverwright')
  expect(pageTitle('/setting-page/plans', 'Plans and covers', car)).toBe('Plans and covers · Private Car · Coverwright')
  const table = { ...car, thing: 'Base rates' }
  expect(pageTitle('/setting-page/table', 'Rate table', table)).toBe('Base rates · Private Car · Coverwright')
})
