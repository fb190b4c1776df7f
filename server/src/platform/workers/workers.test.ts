import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { runInWorker, workerModule } from '.'

const sample = new URL('./sample-worker.ts', import.meta.url)
const terms = { maxMemoryMb: 64, maxTimeMs: 100_000 }

test('the answer comes back, and what was said on the way', async () => {
  const heard: number[] = []
  const answer = await runInWorker(
    sample,
    { what: 'double', number: 21 },
    { ...terms, onProgress: (at: number) => heard.push(at) },
  )
  expect(answer).toBe(42)
  expect(heard).toEqual([50])
})

test.each([
  ['endless', 'time', { maxTimeMs: 4_000 }],
  ['greedy', 'memory', {}],
  ['swelling', 'memory', {}],
  ['broken', 'fault', {}],
  ['gone', 'fault', {}],
] as const)('a worker that is %s is stopped for %s, and the server lives', async (what, reason, limits) => {
  await expect(runInWorker(sample, { what }, { ...terms, ...limits })).rejects.toMatchObject({ reason })
})

test('a worker that is called off is gone from the machine, and one that waits never starts', async () => {
  const cancelling = new AbortController()
  const pids: number[] = []
  const begin = () =>
    runInWorker<object, never, number>(
      sample,
      { what: 'endless' },
      { ...terms, signal: cancelling.signal, onProgress: (pid) => (pids.push(pid), cancelling.abort()) },
    )
  const [running, waiting] = [begin(), begin()]
  await expect(running).rejects.toMatchObject({ reason: 'cancelled' })
  await expect(waiting).rejects.toMatchObject({ reason: 'cancelled' })
  await vi.waitFor(() => expect(() => process.kill(pids[0] as number, 0)).toThrow('ESRCH'), { timeout: 60_000 })
})

test('a worker ends with its server, even when that is killed and the worker hears nothing', async () => {
  const script = fileURLToPath(new URL('./sample-server.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const pid = Number(said.toString())
  expect(process.kill(pid, 0)).toBe(true)
  server.kill('SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 60_000 })
})

test('a worker knows nothing of the server’s settings and stands behind it in the line for the processor', async () => {
  expect(await runInWorker(sample, { what: 'secrets' }, terms)).toMatch(/^(?:NODE_CHANNEL_\w+=\w+\0)+$/)
  expect(await runInWorker(sample, { what: 'manners' }, terms)).toBeGreaterThanOrEqual(10)
})

test('a module is looked for as source beside source and as a bundle beside the bundle', () => {
  expect(workerModule('file:///s/src/imports/read.ts', 'identify').pathname).toBe('/s/src/imports/identify.worker.ts')
  expect(workerModule('file:///s/dist/main.mjs', 'identify').pathname).toBe('/s/dist/identify.worker.mjs')
})
