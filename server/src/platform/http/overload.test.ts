import { expect, test } from 'vitest'
import { mayBeTurnedAway } from './overload'

test.each(['/health', '/ready', '/metrics', '/version.json', '/assets/start-x.js', '/p/assets/page-x.css'])(
  '%s is answered however busy the server is',
  (url) => expect(mayBeTurnedAway(url)).toBe(false),
)

test.each(['/v1/wallproduct/getProduct', '/p/travel-light', '/v1/assets/x', '/healthy'])(
  '%s is turned away while the server is too busy',
  (url) => expect(mayBeTurnedAway(url)).toBe(true),
)
