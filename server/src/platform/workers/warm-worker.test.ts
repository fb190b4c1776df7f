import { afterEach, expect, test } from 'vitest'
import { WarmWorker } from './warm-worker'

type Asked = 'count' | 'broken' | 'gone' | 'endless'
const kind = { module: new URL('./sample-tasks-worker.ts', import.meta.url), maxMemoryMb: 64 }
const opened: WarmWorker<Asked, number>[] = []
const open = (terms = { maxTimeMs: 60_000, keptMs: 60_000 }) => {
  const worker = new WarmWorker<Asked, number>(kind, terms)
  opened.push(worker)
  return worker
}
afterEach(() => opened.splice(0).forEach((worker) => worker.end()))

test('one process does task after task, in the order they were asked for', async () => {
  const worker = open()
  expect(await Promise.all([worker.run('count'), worker.run('count'), worker.run('count')])).toEqual([1, 2, 3])
})

test('a task that fails is told, and the next one is done by the same process', async () => {
  const worker = open()
  await expect(worker.run('broken')).rejects.toMatchObject({ reason: 'fault', message: 'it does not add up' })
  expect(await worker.run('count')).toBe(2)
})

test('a process that dies fails its task alone, and the next gets a new one', async () => {
  const worker = open()
  const [gone, next] = [worker.run('gone'), worker.run('count')]
  await expect(gone).rejects.toMatchObject({ reason: 'fault' })
  expect(await next).toBe(1)
})

test('a task that takes too long is stopped', async () => {
  // Only the endless one is hurried: on a busy machine the start of a process takes longer than any short time.
  const terms = { maxTimeMs: 60_000, keptMs: 60_000 }
  const worker = open(terms)
  await worker.run('count')
  terms.maxTimeMs = 500
  const endless = worker.run('endless')
  await expect(endless).rejects.toMatchObject({ reason: 'time' })
  terms.maxTimeMs = 60_000
  expect(await worker.run('count')).toBe(1)
})
