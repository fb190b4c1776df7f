import { expect, test } from 'vitest'
import { changesBetween } from './texts-draft'

test('what is sent is each text that was written or taken back, with what was read of it', () => {
  const base = { name: { en_us: 'Trip', zh_tw: '旅' }, title: { en_us: 'Home' } }
  const now = { name: { en_us: 'Trip' }, title: { en_us: 'House', zh_tw: '屋' } }
  expect(changesBetween(base, now)).toEqual([
    { key: 'name', language: 'zh_tw', before: '旅', text: '' },
    { key: 'title', language: 'en_us', before: 'Home', text: 'House' },
    { key: 'title', language: 'zh_tw', before: '', text: '屋' },
  ])
})
