import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search'

test.each(['12345678901234567890', '1e5', 'true', '"quoted"', '007', 'a b&c=d', '中文'])(
  'the value %s comes back letter by letter',
  (value) => expect(parseSearch(stringifySearch({ ref: value }))).toEqual({ ref: value }),
)

test('nothing to say leaves the address bare', () => {
  expect(stringifySearch({ page: undefined, search: '' })).toBe('')
})
