import { expect, test, vi } from 'vitest'
import { forgetful } from '../storage'
import { borrowSession } from './borrow-session'
import { dropGoingTo, goingTo, keepGoingTo } from './going-to'
import { createSessionStore, type SessionStore } from './session-store'
import { joinTabs, type TabChannel, type TabMessage } from './tabs'
import { LONGEST_HIDDEN_MS } from './watch-hidden'

const token = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', device_key: 'd' }

/** The channels of one browser: what one tab says, every other hears, and never itself. */
function browser() {
  const tabs = new Set<(message: TabMessage) => void>()
  const openChannel = () => {
    let hear: (message: TabMessage) => void = () => undefined
    const own = (message: TabMessage) => hear(message)
    tabs.add(own)
    return {
      postMessage: (message: TabMessage) => tabs.forEach((tab) => tab !== own && tab(message)),
      addEventListener: (_: string, listener: (event: { data: TabMessage }) => void) => {
        hear = (data) => listener({ data })
      },
      removeEventListener: () => undefined,
      close: () => void tabs.delete(own),
    } as unknown as TabChannel & { close(): void }
  }
  const signedIn = (store: SessionStore) => {
    const onLeft = vi.fn()
    return { onLeft, tabs: joinTabs(store, onLeft, openChannel()) }
  }
  const borrow = (store: SessionStore, isSomebodyIn = true) =>
    borrowSession(store, { isSomebodyIn: () => Promise.resolve(isSomebodyIn), openChannel, longestMs: 200 })
  return { signedIn, borrow }
}

function storeOf(held?: typeof token) {
  const store = createSessionStore(forgetful())
  if (held) store.write('token', held)
  return store
}

test('a new tab is handed the session of an open one, with its count of renewals and its key', async () => {
  const { signedIn, borrow } = browser()
  const first = storeOf(token)
  first.write('refreshes', 2)
  signedIn(first)
  const second = storeOf()
  expect(await borrow(second)).toBe(true)
  expect(second.read('token')).toEqual(token)
  expect(second.read('refreshes')).toBe(2)
  expect(second.keyOwner()).toBe(first.keyOwner())
})

test('where nobody is signed in a new tab waits for nobody', async () => {
  const { borrow } = browser()
  expect(await borrow(storeOf(), false)).toBe(false)
})

test('a tab that is no longer signed in, or was hidden for more than 12 hours, hands nothing over', async () => {
  const { signedIn, borrow } = browser()
  signedIn(storeOf())
  const forgotten = storeOf(token)
  forgotten.write('hiddenSince', Date.now() - LONGEST_HIDDEN_MS - 1)
  signedIn(forgotten)
  const asking = storeOf()
  expect(await borrow(asking)).toBe(false)
  expect(asking.hasToken()).toBe(false)
})

test('with two people in one browser, the tab that is looked at is the one that answers', async () => {
  const { signedIn, borrow } = browser()
  const hidden = storeOf({ ...token, IdToken: 'hidden' })
  hidden.write('hiddenSince', Date.now())
  signedIn(hidden)
  signedIn(storeOf({ ...token, IdToken: 'seen' }))
  const asking = storeOf()
  await borrow(asking)
  expect(asking.read('token')?.IdToken).toBe('seen')
})

test('signing out ends the session in every tab that shares it, and in no other', async () => {
  const { signedIn, borrow } = browser()
  const first = signedIn(storeOf(token))
  const second = storeOf()
  await borrow(second)
  const shared = signedIn(second)
  const other = signedIn(storeOf({ ...token, RefreshToken: 'of another' }))
  first.tabs.tellLeft(token)
  expect(shared.onLeft).toHaveBeenCalledOnce()
  expect(other.onLeft).not.toHaveBeenCalled()
})

test('who is signing out hands the session to nobody, though the server has not been told yet', async () => {
  const { signedIn, borrow } = browser()
  signedIn(storeOf(token)).tabs.tellLeft(token)
  const hidden = storeOf(token)
  hidden.write('hiddenSince', Date.now())
  const asked = signedIn(hidden)
  const asking = borrow(storeOf())
  await Promise.resolve()
  asked.tabs.tellLeft(token)
  expect(await asking).toBe(false)
})

test('after signing in one is where one was going', () => {
  const storage = forgetful()
  expect(goingTo(storage)).toBe('/home')
  keepGoingTo('/setting/audit?q=a#b', storage)
  expect(goingTo(storage)).toBe('/setting/audit?q=a#b')
  dropGoingTo(storage)
  expect(goingTo(storage)).toBe('/home')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\n//b', '', '/'])(
  'and never somewhere else: %j',
  (path) => {
    const storage = forgetful()
    keepGoingTo(path, storage)
    expect(goingTo(storage)).toBe('/home')
    storage.setItem('goingTo', path)
    expect(goingTo(storage)).toBe('/home')
  },
)
