import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { serveWorker } from './serve-worker'

type Asked =
  | { what: 'double'; number: number }
  | { what: 'endless' | 'greedy' | 'swelling' | 'broken' | 'gone' | 'secrets' | 'manners' }

/** For the test of this part only: a worker that does as it is told, good or bad. */
serveWorker(async (asked: Asked, report: (progress: number) => void) => {
  switch (asked.what) {
    case 'double':
      report(50)
      return asked.number * 2
    case 'endless':
      report(process.pid)
      for (;;) Math.sqrt(2)
    case 'greedy': {
      const kept: number[][] = []
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5))
    }
    case 'swelling': {
      const kept = new Map<number, number>()
      for (let at = 0; ; at++) kept.set(at, at)
    }
    case 'gone':
      return process.exit(3)
    case 'broken':
      throw new TypeError('it does not add up')
    case 'secrets':
      return readFileSync('/proc/self/environ', 'utf8')
    case 'manners':
      return getPriority()
  }
})
