import { expect, test, vi } from 'vitest'
import { onDialogs, raiseDialog, topDialog } from './open-dialogs'

const dialog = () => ({}) as HTMLDialogElement

test('the dialog that was opened last is in front, and the one before it when it closes', () => {
  const told = vi.fn()
  const stop = onDialogs(told)
  const [first, second] = [dialog(), dialog()]
  const closeFirst = raiseDialog(first)
  const closeSecond = raiseDialog(second)
  expect(topDialog()).toBe(second)
  closeSecond()
  expect(topDialog()).toBe(first)
  closeFirst()
  expect(topDialog()).toBeNull()
  expect(told).toHaveBeenCalledTimes(4)
  stop()
})
