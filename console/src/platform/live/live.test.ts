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
  for await (const event of readEvents(body, 60_000)) events.push(event)
  expect(events).toEqual([
    { event: 'change', data: '{"a":1}', id: '7' },
    { event: 'message', data: 'two\nlines', id: '' },
  ])
})

test('every opening of the line says that something may have been missed before it, the first too', async () => {
  const happened: string[] = []
  const waits: number[] = []
  await new Promise<void>((done) => {
    const stop = keepLine({
      open: async () => {
        const tries = waits.length + 1
        if (tries === 2) throw new Error('refused')
        if (tries === 4) {
          stop()
          done()
        }
        return stream(`data: ${tries}\n\n`)
      },
      onEvent: ({ data }) => void happened.push(data),
      onOpen: () => void happened.push('open'),
      wait: async (ms) => void waits.push(ms),
      chance: () => 1,
    })
  })
  expect(happened.slice(0, 4)).toEqual(['open', '1', 'open', '3'])
  expect(waits.slice(0, 2)).toEqual([1000, 2000])
})

test('a line on which not even a beat is heard is given up', async () => {
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
  })
  const hears = async () => {
    for await (const event of readEvents(silent, 5)) throw new Error(event.data)
  }
  await expect(hears()).rejects.toThrow('silent')
})

test('the wait doubles up to a minute and is never the same for everybody', () => {
  expect(backOff(0, 1)).toBe(1_000)
  expect(backOff(3, 0)).toBe(4_000)
  expect(backOff(30, 1)).toBe(60_000)
})
