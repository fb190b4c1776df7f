import { expect, test } from 'vitest'
import type { Steps } from '../../../platform/routes'
import { stepsOf } from './steps-of'

/** A draft whose steps were done at these times. */
function draft(...times: number[]) {
  const [past, future] = [[...times], [] as number[]]
  const steps = (): Steps => ({
    ...{ undoneAt: past.at(-1), redoneAt: future[0] },
    undo: () => void future.unshift(past.pop() as number),
    redo: () => void past.push(future.shift() as number),
  })
  return { past, future, steps, do: (at: number) => (past.push(at), future.splice(0)) }
}

test('what was done last is taken back first, whichever part it was done to', () => {
  const [form, guide] = [draft(1, 4), draft(2, 3)]
  const now = () => stepsOf([form.steps(), guide.steps()])
  const left = () => [...form.past, ...guide.past].sort()
  const seen = [1, 2, 3, 4].map(() => (now().undo(), left().join(' ')))
  expect(seen).toEqual(['1 2 3', '1 2', '1', ''])
  expect(now().canUndo).toBe(false)
  const again = [1, 2, 3, 4].map(() => (now().redo(), left().join(' ')))
  expect(again).toEqual(['1', '1 2', '1 2 3', '1 2 3 4'])
  expect([form.past, guide.past, now().canRedo]).toEqual([[1, 4], [2, 3], false])
})

test('a step that was taken back is not done again over something newer in another part', () => {
  const [form, guide] = [draft(1), draft()]
  stepsOf([form.steps(), guide.steps()]).undo()
  guide.do(2)
  expect(stepsOf([form.steps(), guide.steps()])).toMatchObject({ canUndo: true, canRedo: false })
})
