import { expect, test, vi } from 'vitest'
import { forgetful } from '../storage'
import { moveCookiesIntoSession } from './move-cookies'
import { createSessionStore } from './session-store'
import { takeTalkToken } from './take-talk-token'
import { LONGEST_HIDDEN_MS, watchHidden } from './watch-hidden'
import { whoIs } from './who'

const token = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', device_key: 'd' }

test('tokens found in cookies move into the session and the cookies are cleared', () => {
  const written: string[] = []
  const jar = {
    get cookie() {
      return 'other=1; AccessToken=a%2B; IdToken=i; RefreshToken=r=; device_key=d'
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const store = createSessionStore(forgetful())
  expect(moveCookiesIntoSession(store, jar)).toBe(true)
  expect(store.read('token')).toEqual({ AccessToken: 'a+', IdToken: 'i', RefreshToken: 'r=', device_key: 'd' })
  expect(written).toHaveLength(4)
  expect(written.every((text) => text.endsWith('max-age=0'))).toBe(true)
})

test('without token cookies the session stays as it is', () => {
  const store = createSessionStore(forgetful())
  expect(moveCookiesIntoSession(store, { cookie: 'theme=dark' })).toBe(false)
  expect(store.hasToken()).toBe(false)
})

test('a product-talk token in the address becomes the session token and leaves the address', () => {
  const store = createSessionStore(forgetful())
  const clean = takeTalkToken(store, new URL('https://x.example/home?productTalkToken=abc&tab=1'))
  expect(store.read('token')?.IdToken).toBe('abc')
  expect(clean?.href).toBe('https://x.example/home?tab=1')
})

function hiddenFor(ms: number, isSignedIn: boolean) {
  const store = createSessionStore(forgetful())
  if (isSignedIn) store.write('token', token)
  const page = { visibilityState: 'visible' as DocumentVisibilityState, addEventListener: vi.fn() }
  let now = 1_000
  const onTooLong = vi.fn()
  watchHidden(store, page, () => now, onTooLong)
  const look = page.addEventListener.mock.calls[0]![1] as () => void
  page.visibilityState = 'hidden'
  look()
  now += ms
  page.visibilityState = 'visible'
  look()
  return onTooLong
}

test('a page hidden for more than 12 hours with a token is logged out', () => {
  expect(hiddenFor(LONGEST_HIDDEN_MS + 1, true)).toHaveBeenCalledOnce()
})
test('12 hours to the millisecond is not too long', () => {
  expect(hiddenFor(LONGEST_HIDDEN_MS, true)).not.toHaveBeenCalled()
})
test('a page hidden for days without a token is left alone', () => {
  expect(hiddenFor(LONGEST_HIDDEN_MS * 4, false)).not.toHaveBeenCalled()
})

test('what a person holds is read from the power list', () => {
  const store = createSessionStore(forgetful())
  store.write('token', token)
  store.write('PowerList', {
    permissionsListRequestList: [{ list: [{ url: '/users' }] }, { list: [{ url: '/version' }] }],
    permissionRoleList: [{ name: 'Admin' }, { name: 'Designer' }],
  })
  const who = whoIs(store)
  expect([who.holdsPath('/users'), who.holdsPath('/version'), who.holdsPath('/domain')]).toEqual([true, true, false])
  expect(who.isDesigner).toBe(true)
})

test('a session whose storage was tampered with counts as none', () => {
  const storage = forgetful()
  storage.setItem('token', '{not json')
  expect(createSessionStore(storage).hasToken()).toBe(false)
})
