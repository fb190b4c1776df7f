import { expect, test } from 'vitest'
import { runInWorker, workerModule } from '.'

const trial = new URL('./trial-thread.ts', import.meta.url)
const terms = { maxMemoryMb: 64, maxTimeMs: 20_000 }

test('the answer comes back, and what was said on the way', async () => {
  const heard: number[] = []
  const answer = await runInWorker(
    trial,
    { what: 'double', number: 21 },
    { ...terms, onProgress: (at: number) => heard.push(at) },
  )
  expect(answer).toBe(42)
  expect(heard).toEqual([50])
})

test.each([
  ['endless', 'time', { maxTimeMs: 2_500 }],
  ['greedy', 'memory', {}],
  ['broken', 'fault', {}],
  ['gone', 'fault', {}],
] as const)('a worker that is %s is stopped for %s', async (what, reason, limits) => {
  await expect(runInWorker(trial, { what }, { ...terms, ...limits })).rejects.toMatchObject({ reason })
})

test('a worker that is called off stops in the middle, and one that waits never starts', async () => {
  const cancelling = new AbortController()
  const [running, waiting] = ['endless', 'endless'].map((what) =>
    runInWorker(trial, { what }, { ...terms, signal: cancelling.signal }),
  ) as [Promise<never>, Promise<never>]
  setTimeout(() => cancelling.abort(), 300)
  await expect(running).rejects.toMatchObject({ reason: 'cancelled' })
  await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
})

test('a module is looked for as source beside source and as a bundle beside the bundle', () => {
  expect(workerModule('file:///s/src/imports/read.ts', 'identify').pathname).toBe('/s/src/imports/identify.worker.ts')
  expect(workerModule('file:///s/dist/main.mjs', 'identify').pathname).toBe('/s/dist/identify.worker.mjs')
})
