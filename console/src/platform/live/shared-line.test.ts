import { expect, test } from 'vitest'
import { shareLine } from './shared-line'

/** What happened to lines, by the session they were opened for; timers go off when the test says so. */
function lines() {
  const happened: string[] = []
  const timers: (() => void)[] = []
  const at = { session: 'one' }
  const line = shareLine({
    open: () => {
      const { session } = at
      happened.push(`open ${session}`)
      return () => void happened.push(`close ${session}`)
    },
    whose: () => at.session,
    later: (work) => void timers.push(work),
  })
  return { ...line, at, happened, pass: (count = timers.length) => timers.splice(0, count).forEach((work) => work()) }
}

test('a line that was opened ahead is the one that the screen holds, until the last has let go', () => {
  const { ahead, hold, happened, pass } = lines()
  ahead()
  ahead()
  const [first, second] = [hold(), hold()]
  pass()
  first()
  ahead()
  pass()
  expect(happened).toEqual(['open one'])
  second()
  expect(happened).toEqual(['open one', 'close one'])
})

test('a line whose screen never came is closed, and a later one is not closed in its stead', () => {
  const { ahead, hold, happened, pass } = lines()
  ahead()
  pass()
  expect(happened).toEqual(['open one', 'close one'])
  ahead()
  hold()()
  ahead()
  pass(1)
  expect(happened).toEqual(['open one', 'close one', 'open one', 'close one', 'open one'])
})

test('nobody listens on the line of a session before', () => {
  const { ahead, hold, at, happened } = lines()
  ahead()
  at.session = 'two'
  hold()
  expect(happened).toEqual(['open one', 'close one', 'open two'])
})
