import { expect, test, vi } from 'vitest'
import { TypedFields } from './typed-fields'

test('what is being typed keeps an editor awake, and does not stop it from saving', () => {
  const fields = new TypedFields()
  const heard = vi.fn()
  fields.listen(heard)
  const letGo = fields.hold({ state: 'typing', focus: vi.fn() })
  expect(fields.isTyping()).toBe(true)
  expect(fields.stopAtUnread()).toBe(false)
  letGo()
  expect(fields.isTyping()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('what cannot be read stops an editor from saving, and is gone to, until it is mended', () => {
  const fields = new TypedFields()
  const [typing, unread] = [vi.fn(), vi.fn()]
  fields.hold({ state: 'typing', focus: typing })
  const letGo = fields.hold({ state: 'unread', focus: unread })
  expect(fields.stopAtUnread()).toBe(true)
  expect(unread).toHaveBeenCalledOnce()
  expect(typing).not.toHaveBeenCalled()
  letGo()
  expect(fields.stopAtUnread()).toBe(false)
  expect(fields.isTyping()).toBe(true)
})
