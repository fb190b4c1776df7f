import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient, refreshLive, refreshTopic } from './query-client'

afterEach(() => queryClient.clear())

/** A screen that shows how an import stands, and the server that answers it when the test says so. */
function screen(topics?: readonly string[]) {
  const replies: ((answer: string) => void)[] = []
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: ['import', topics],
    queryFn: () => new Promise((reply) => replies.push(reply)),
    ...(topics ? { meta: { topics } } : {}),
  })
  const leave = observer.subscribe(() => undefined)
  const shown = () => observer.getCurrentResult().data
  return { replies, shown, leave }
}

test('what changed while a screen was asking for the first time is on it in the end', async () => {
  const { replies, shown, leave } = screen(['imports'])
  void refreshTopic('imports')
  replies[0]?.('reading')
  await expect.poll(() => replies.length).toBe(2)
  replies[1]?.('read')
  await expect.poll(shown).toBe('read')
  leave()
})

test('an answer that is there is asked for again when its topic changes, and when the line opens', async () => {
  const { replies, shown, leave } = screen(['imports'])
  replies[0]?.('reading')
  await expect.poll(shown).toBe('reading')
  void refreshTopic('tables')
  expect(replies).toHaveLength(1)
  void refreshTopic('imports')
  expect(replies).toHaveLength(2)
  void refreshLive()
  expect(replies).toHaveLength(3)
  leave()
})

test('what is never told live is not asked again', async () => {
  const { replies, shown, leave } = screen()
  replies[0]?.('plain')
  await expect.poll(shown).toBe('plain')
  void refreshLive()
  expect(replies).toHaveLength(1)
  leave()
})
