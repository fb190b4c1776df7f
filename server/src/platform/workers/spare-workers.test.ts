import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { WorkerMessage } from './serve-worker'
import { SpareWorkers } from './spare-workers'

const kind = { module: new URL('./sample-worker.ts', import.meta.url), maxMemoryMb: 48 }
const PATIENCE = { timeout: 100_000 }
let opened: SpareWorkers[] = []
const open = (keptMs?: number) => {
  const spares = new SpareWorkers(keptMs)
  opened.push(spares)
  return spares
}
afterEach(() => {
  for (const spares of opened) spares.close()
  opened = []
})

/** The workers of this kind that any thread of a process has started and that have not ended; other tests have others. */
function workersOf(pid: number | undefined): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/children`)
  const children = tasks.flatMap((task) => readFileSync(task, 'utf8').split(' ').filter(Boolean).map(Number))
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('--max-old-space-size=48'))
}
const waitForEnd = (pid: number | undefined) =>
  vi.waitFor(() => expect(() => process.kill(pid as number, 0)).toThrow('ESRCH'), PATIENCE)

/** Asks for twice 21 and ends the worker with its answer. */
function answerOf(worker: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('exit', reject)
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind !== 'result') return
      resolve(message.result)
      worker.kill('SIGKILL')
    })
    worker.send({ input: { what: 'double', number: 21 } })
  })
}

test('a spare is taken once; who comes next gets another process', async () => {
  const spares = open()
  spares.prepare(kind)
  spares.prepare(kind)
  const before = workersOf(process.pid)
  expect(before).toHaveLength(1)
  const [first, second] = [spares.take(kind), spares.take(kind)]
  expect([first.pid]).toEqual(before)
  expect(second.pid).not.toBe(first.pid)
  expect(await Promise.all([answerOf(first), answerOf(second)])).toEqual([42, 42])
})

test('a spare has the memory that it was made for, and is given to nobody who may use less', async () => {
  const spares = open()
  spares.prepare(kind)
  const other = spares.take({ ...kind, maxMemoryMb: 32 })
  expect(readFileSync(`/proc/${other.pid}/cmdline`, 'utf8')).toContain('--max-old-space-size=32')
  other.kill('SIGKILL')
})

test('a spare that died while it waited is replaced by one that answers', async () => {
  const spares = open()
  spares.prepare(kind)
  const [pid] = workersOf(process.pid)
  process.kill(pid as number, 'SIGKILL')
  await waitForEnd(pid)
  const next = spares.take(kind)
  expect(next.pid).not.toBe(pid)
  expect(await answerOf(next)).toBe(42)
})

test('a spare that nobody wants for long is let go', async () => {
  const spares = open(500)
  spares.prepare(kind)
  const [pid] = workersOf(process.pid)
  await waitForEnd(pid)
})

test('a server that stops leaves no process and makes none any more', async () => {
  const spares = open()
  spares.prepare(kind)
  const [pid] = workersOf(process.pid)
  spares.close()
  spares.prepare(kind)
  await waitForEnd(pid)
  expect(workersOf(process.pid)).toEqual([])
})

test('a spare keeps no server from ending, and ends with it', async () => {
  const script = fileURLToPath(new URL('./sample-server.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', 'tsx', script, 'spare'], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  await once(server.stdout, 'data')
  const [pid] = workersOf(server.pid)
  expect(pid).toBeGreaterThan(0)
  server.stdin.write('end\n')
  const [code] = (await once(server, 'exit')) as [number]
  expect(code).toBe(0)
  await waitForEnd(pid)
})
