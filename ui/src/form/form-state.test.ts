import { expect, test } from 'vitest'
import { formReducer, isDirty, refusalsOf, startForm, type FormState } from './form-state'
import type { Issue } from './form-types'

const start = startForm({ code: '', name: 'Winter' })
const fields = ['code', 'name']
const change = (state: FormState, name: string, value: unknown) => formReducer(state, { do: 'change', name, value })

test('nothing typed is lost when the server refuses', () => {
  const typed = change(start, 'code', 'WINTER10')
  const refused = formReducer(formReducer(typed, { do: 'send' }), {
    do: 'refuse',
    refusals: [{ field: 'code', code: 'voucher.codeTaken' }],
    fields,
  })
  expect(refused.values).toEqual({ code: 'WINTER10', name: 'Winter' })
  expect(refused.errors.code?.code).toBe('voucher.codeTaken')
  expect(refused.isSending).toBe(false)
})

test('nothing typed is lost when the call fails', () => {
  const failed = formReducer(change(start, 'code', 'W'), { do: 'fail' })
  expect(failed.values.code).toBe('W')
  expect(failed.general?.code).toBe('form.failed')
})

test('mending a field takes its refusal away', () => {
  const refused = formReducer(start, { do: 'refuse', refusals: [{ field: 'code', code: 'voucher.codeTaken' }], fields })
  expect(change(refused, 'code', 'OTHER').errors).toEqual({})
})

test('a refusal about a field that is not on the form is still told', () => {
  const refused = formReducer(start, { do: 'refuse', refusals: [{ field: 'unit', code: 'unit.none' }], fields })
  expect(refused.general?.code).toBe('unit.none')
})

test('a form is unsaved from the first change until it is put back or kept', () => {
  const changed = change(start, 'name', 'Summer')
  expect([isDirty(start), isDirty(changed), isDirty(change(changed, 'name', 'Winter'))]).toEqual([false, true, false])
  expect(isDirty(formReducer(changed, { do: 'keep', values: changed.values }))).toBe(false)
})

test('what is typed while the form is being sent stays, unsaved', () => {
  const sent = formReducer(change(start, 'code', 'W'), { do: 'send' })
  const typing = change(sent, 'code', 'W1')
  const kept = formReducer(typing, { do: 'keep', values: sent.values })
  expect(kept.values.code).toBe('W1')
  expect(isDirty(kept)).toBe(true)
})

test('discarding goes back to what was saved', () => {
  expect(formReducer(change(start, 'name', 'Summer'), { do: 'discard' }).values).toEqual(start.values)
})

const saying = (...issues: Issue[]) => ({ safeParse: () => ({ success: false as const, error: { issues } }) })

test('a schema’s refusal codes are kept as they are', () => {
  expect(refusalsOf(saying({ path: ['code'], message: 'voucher.codeMissing' }), {})).toEqual([
    { field: 'code', code: 'voucher.codeMissing' },
  ])
})

test('a schema’s own English is replaced by words we can translate', () => {
  const schema = saying(
    { path: ['name'], message: 'Invalid input: expected string, received undefined', code: 'invalid_type' },
    { path: ['code'], message: 'Too big: expected string to have <=80 characters', code: 'too_big' },
    { path: ['kind'], message: 'Invalid option: expected one of "car"|"home"', code: 'invalid_value' },
    { path: ['size'], message: 'Invalid option: expected one of "small"', code: 'invalid_value' },
  )
  const values = { code: 'x'.repeat(81), kind: '', size: 'none of these' }
  const codes = ['form.required', 'form.tooLong', 'form.required', 'form.invalid']
  expect(refusalsOf(schema, values).map((refusal) => refusal.code)).toEqual(codes)
})
