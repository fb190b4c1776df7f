import { expect, test } from 'vitest'
import { backOff, keepLine } from './live-line'
import { readEvents } from './read-events'

const stream = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

test('events are read whole, however the network cuts them', async () => {
  const events = []
  const body = stream(
    ': hello\n\nevent: chan',
    'ge\ndata: {"a":',
    '1}\nid: 7\n',
    '\n: beat\n\ndata: two\ndata: lines\n\n',
  )
  for await (const event of readEvents(body)) events.push(event)
  expect(events).toEqual([
    { event: 'change', data: '{"a":1}', id: '7' },
    { event: 'message', data: 'two\nlines', id: '' },
  ])
})

test('a broken line is opened again and says that something may have been missed', async () => {
  const opened: number[] = []
  let missed = 0
  const waits: number[] = []
  await new Promise<void>((done) => {
    const stop = keepLine({
      open: async () => {
        opened.push(opened.length)
        if (opened.length === 2) throw new Error('refused')
        if (opened.length === 4) {
          stop()
          done()
        }
        return stream('data: x\n\n')
      },
      onEvent: () => undefined,
      onReconnect: () => void missed++,
      wait: async (ms) => void waits.push(ms),
      chance: () => 1,
    })
  })
  expect(missed).toBeGreaterThanOrEqual(1)
  expect(waits.slice(0, 2)).toEqual([1000, 2000])
})

test('the wait doubles up to a minute and is never the same for everybody', () => {
  expect(backOff(0, 1)).toBe(1_000)
  expect(backOff(3, 0)).toBe(4_000)
  expect(backOff(30, 1)).toBe(60_000)
})
