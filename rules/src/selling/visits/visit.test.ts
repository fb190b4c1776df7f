import { expect, test } from 'vitest'
import { deviceKindOf, isMachine, placeOfPage, questionOnPage } from '.'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const agents = {
  phone: `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  tablet: `Mozilla/5.0 (Linux; Android 14; SM-X200) ${CHROME} Safari/537.36`,
  desktop: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
}

test.each([
  [agents.phone, 'phone'],
  [agents.iPhone, 'phone'],
  [agents.tablet, 'tablet'],
  [agents.desktop, 'desktop'],
  ['', 'desktop'],
])('%s is a %s', (userAgent, kind) => expect(deviceKindOf(userAgent)).toBe(kind))

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', '', true],
  ['curl/8.5.0', '', true],
  [agents.desktop.replace('Chrome', 'HeadlessChrome'), '', true],
  ['', '', true],
  [agents.phone, 'prefetch;prerender', true],
  [agents.phone, '', false],
  [agents.desktop, '', false],
])('%s (%s) is a machine: %s', (userAgent, purpose, expected) =>
  expect(isMachine({ userAgent, purpose })).toBe(expected),
)

const body = {
  pages: [
    { id: 'trip', questions: [{ id: 'region' }] },
    { id: 'people', questions: [{ id: 'email' }] },
  ],
}

test('pages stand in their order, the steps of buying after them, and nothing else is a page', () => {
  expect(['trip', 'people', '@plans', '@success', 'nowhere', ''].map((page) => placeOfPage(body, page))).toEqual([
    0,
    1,
    2,
    6,
    null,
    null,
  ])
})

test('a question counts on the page that asks it', () => {
  expect(questionOnPage(body, 'trip', 'region')).toBe('region')
  expect(questionOnPage(body, 'people', 'region')).toBe('')
})
