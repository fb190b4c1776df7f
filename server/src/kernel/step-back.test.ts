import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { stepBack } from './step-back'

test('a process with a session of its own is behind others, and so is its session where cores are shared by session', () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'ignore' })
  try {
    const pid = other.pid as number
    stepBack(pid)
    expect(getPriority(pid)).toBeGreaterThan(getPriority())
    const session = `/proc/${pid}/autogroup`
    if (existsSync(session)) expect(readFileSync(session, 'utf8')).toMatch(/nice [1-9]/)
  } finally {
    other.kill('SIGKILL')
  }
})

test('one that is gone, or was never begun, is nothing to fail at', () => {
  for (const pid of [undefined, null, 2 ** 22 + 1]) stepBack(pid)
})
