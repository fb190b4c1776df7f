import { expect, test } from 'vitest'
import type { FormItem, Issue, Values } from './form-types'
import { startForm } from './form-state'
import { foundRefusals, refusalsOf, shownRefusals } from './refusals'
import { placedFields } from './shown-fields'

const saying = (...issues: Issue[]) => ({ safeParse: () => ({ success: false as const, error: { issues } }) })

test('a schema’s refusal codes are kept as they are, at the place that it names', () => {
  const schema = saying({ path: ['headers', 0, 'name'], message: 'voucher.codeMissing' })
  expect(refusalsOf(schema, {})).toEqual([{ field: 'headers.0.name', code: 'voucher.codeMissing' }])
})

test('a schema’s own English is replaced by words we can translate', () => {
  const schema = saying(
    { path: ['name'], message: 'Invalid input: expected string, received undefined', code: 'invalid_type' },
    { path: ['code'], message: 'Too big: expected string to have <=80 characters', code: 'too_big' },
    { path: ['kind'], message: 'Invalid option: expected one of "car"|"home"', code: 'invalid_value' },
    { path: ['size'], message: 'Invalid option: expected one of "small"', code: 'invalid_value' },
    { path: ['rows', 1, 'text'], message: 'Too small', code: 'too_small' },
  )
  const values = { code: 'x'.repeat(81), kind: '', size: 'none of these', rows: [{ text: 'a' }, { text: '' }] }
  const codes = ['form.required', 'form.tooLong', 'form.required', 'form.invalid', 'form.required']
  expect(refusalsOf(schema, values).map((refusal) => refusal.code)).toEqual(codes)
})

test('schema and rules judge what would be sent, not what is hidden', () => {
  const seen: Values[] = []
  const schema = { safeParse: (data: unknown) => (seen.push(data as Values), { success: true as const, data }) }
  const items: FormItem[] = [
    { kind: 'text', name: 'a', label: 'A' },
    { kind: 'text', name: 'b', label: 'B', shownWhen: ({ a }) => a === 'yes' },
  ]
  const rules = (values: Values) => (values.b === 'bad' ? [{ field: 'b', code: 'x.bad', values: { most: 5 } }] : [])
  expect(foundRefusals({ schema, items, rules }, { a: 'no', b: 'bad' })).toEqual([])
  expect(foundRefusals({ schema, items, rules }, { a: 'yes', b: 'bad' })).toEqual([
    { field: 'b', code: 'x.bad', values: { most: 5 } },
  ])
  expect(seen).toEqual([{ a: 'no' }, { a: 'yes', b: 'bad' }])
})

test('who sends a form with something missing is told so above the button, and not before', () => {
  const items: FormItem[] = [{ kind: 'text', name: 'a', label: 'A' }]
  const placed = placedFields(items, { a: '' })
  const found = [{ field: 'a', code: 'form.required' }]
  const tried = (values: Values, tries: number) => shownRefusals({ ...startForm(values), tries }, placed, found).general
  expect(tried({ a: '' }, 1)).toEqual({ code: 'form.incomplete' })
  expect(tried({ a: '' }, 0)).toBeUndefined()
  expect(tried({ a: 'wrong' }, 1)).toBeUndefined()
})
