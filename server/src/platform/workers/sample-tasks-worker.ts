import { serveTasks } from './serve-tasks'

/** For the test of this part only: a worker that is asked again and again, and remembers how often it was. */
let asked = 0
serveTasks(async (what: 'count' | 'broken' | 'gone' | 'endless') => {
  asked++
  if (what === 'broken') throw new TypeError('it does not add up')
  if (what === 'gone') return process.exit(3)
  if (what === 'endless') for (;;) Math.sqrt(2)
  return asked
})
