import { theme as antd } from 'antd'
import { expect, test } from 'vitest'
import { brandNames, coloursOf, contrast, themeNames } from '../tokens'
import { antdTheme } from './antd-theme'

const looks = themeNames.flatMap((theme) => brandNames.map((brand) => ({ theme, brand })))

test.each(looks)('antd paints exactly our colours in $theme for $brand', ({ theme, brand }) => {
  const token = antd.getDesignToken(antdTheme(theme, brand))
  const colours = coloursOf(theme, brand)
  expect(token.colorPrimary).toBe(colours['primary-fill'])
  expect(token.colorPrimaryHover).toBe(colours['primary-fill-hover'])
  expect(token.colorLink).toBe(colours['primary-text'])
  expect(token.colorTextTertiary).toBe(colours['text-3'])
  expect(token.colorTextPlaceholder).toBe(colours['text-3'])
  expect(token.colorTextDisabled).toBe(colours['text-disabled'])
  expect(token.colorBgContainer).toBe(colours['bg-container'])
  expect(token.colorError).toBe(colours.danger)
})

test.each(looks)('white can be read on a button under the pointer in $theme for $brand', ({ theme, brand }) => {
  const token = antd.getDesignToken(antdTheme(theme, brand))
  expect(contrast('#FFFFFF', token.colorPrimaryHover)).toBeGreaterThanOrEqual(4.5)
})

test('small type stays readable when the working size is 13', () => {
  const token = antd.getDesignToken(antdTheme('ai8-dark', 'broker'))
  expect([token.fontSizeSM, token.fontSize, token.fontSizeLG]).toEqual([12, 13, 14])
})
