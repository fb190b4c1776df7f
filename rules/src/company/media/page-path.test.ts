import { expect, test } from 'vitest'
import { mayBeFetchedForPicture, pagePathRefusal } from './page-path'

test('our own pages may be pictured', () => {
  for (const path of ['/', '/p/harbour-travel', '/p/harbour-travel?lang=zh_tw', '/home', '/directPage/a-1'])
    expect(pagePathRefusal(path)).toBeNull()
})

test.each([
  'http://169.254.169.254/latest',
  '//example.com/',
  '/\\example.com',
  'p/x',
  '',
  '/p//x',
  '/p/../outbox',
  '/p/./x',
  '/%2e%2e/outbox',
  '/p%2fx',
  '/outbox',
  '/OUTBOX?to=a',
  '/outbo%78',
  '/outbox.json',
  '/v1/message/listMessages',
  '/node-server/puppeteer',
  '/metrics',
  '/files/r/abc',
  '/p/x#@example.com',
  '/p/x\r\nHost: evil',
  '/p/ x',
  `/${'a'.repeat(1_001)}`,
])('%s is not a page to take a picture of', (path) => {
  expect(pagePathRefusal(path)?.code).toBe('media.notOurPage')
})

test('a page that is pictured may call us, and may not read the outbox', () => {
  expect(mayBeFetchedForPicture('/v1/login/getDomainType')).toBe(true)
  expect(mayBeFetchedForPicture('/outbox.json?to=x')).toBe(false)
  expect(mayBeFetchedForPicture('/Outbox')).toBe(false)
})
