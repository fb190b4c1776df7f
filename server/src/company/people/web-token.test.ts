import { createHmac, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openClaims, signClaims } from './web-token'

const key = randomBytes(32)
const claims = { sub: 'José 保险', exp: 4_000_000_000, use: 'id' }

test('what we sign is a JSON Web Token to others, and what they sign with our key is one to us', async () => {
  const { payload, protectedHeader } = await jwtVerify(signClaims(key, claims), key, { algorithms: ['HS256'] })
  expect([payload, protectedHeader]).toEqual([claims, { alg: 'HS256', typ: 'JWT' }])
  const theirs = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
  expect(openClaims(key, theirs)).toEqual(claims)
})

test('a token with any one character changed, left out or added says nothing', () => {
  const token = signClaims(key, claims)
  const place = fc.nat(token.length - 1)
  fc.assert(
    fc.property(place, fc.constantFrom('A', 'z', '0', '-', '_', '.', '=', ' ', ''), (at, other) => {
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      fc.pre(changed !== token)
      expect(openClaims(key, changed)).toBeNull()
    }),
  )
})

test('nobody chooses the algorithm: none, another one, another header with a right signature', async () => {
  const said = signClaims(key, claims).split('.')[1] as string
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  expect(openClaims(key, `${none}.${said}.`)).toBeNull()
  expect(
    openClaims(key, `${none}.${said}.${createHmac('sha256', key).update(`${none}.${said}`).digest('base64url')}`),
  ).toBeNull()
  const longer = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(randomBytes(64))
  expect(decodeJwt(longer)).toEqual(claims)
  expect(openClaims(key, longer)).toBeNull()
})

test.each(['', '.', '..', '...', 'a.b.c', '\u0000', '.'.repeat(10_000)])(
  'what is no token says nothing: %j',
  (text) => {
    expect(openClaims(key, text)).toBeNull()
  },
)

test('another key opens nothing', () => {
  expect(openClaims(randomBytes(32), signClaims(key, claims))).toBeNull()
})
