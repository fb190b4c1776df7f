import { expect, test } from 'vitest'
import { formReducer, startForm } from './form-state'
import type { FormState } from './form-types'
import type { FormItem, Refusal } from './form-types'
import { placeRefusals, shownRefusals } from './refusals'
import { placedFields } from './shown-fields'

const fields: FormItem[] = [
  { kind: 'text', name: 'code', label: 'Code' },
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'phone', name: 'phone', codeName: 'countryCode', codes: [], label: 'Phone' },
]
const start = startForm({ code: '', name: 'Winter' })
const change = (state: FormState, path: string, value: unknown, isRefused = false) =>
  formReducer(state, { do: 'change', path, value, isRefused })
const leave = (state: FormState, path: string) => formReducer(state, { do: 'leave', path })
const refuse = (state: FormState, ...refusals: Refusal[]) =>
  formReducer(state, { do: 'refuse', refusals: placeRefusals(refusals, placedFields(fields, state.values)) })
const shown = (state: FormState, found: Refusal[] = []) =>
  shownRefusals(state, placedFields(fields, state.values), found)
const taken = { field: 'code', code: 'voucher.codeTaken' }
const bad = { field: 'code', code: 'voucher.codeBad' }

test('nothing typed is lost when the server refuses', () => {
  const refused = refuse(formReducer(change(start, 'code', 'WINTER10'), { do: 'send' }), taken)
  expect(refused.values).toEqual({ code: 'WINTER10', name: 'Winter' })
  expect(shown(refused).errors.code).toEqual(taken)
  expect(refused.isSending).toBe(false)
})

test('changing a field takes away what the server said of it, and leaves what it said of others', () => {
  const refused = refuse(start, taken, { field: 'name', code: 'voucher.nameTaken' })
  expect(Object.keys(shown(change(refused, 'code', 'OTHER')).errors)).toEqual(['name'])
})

test('a refusal about a field that is not on the form is still told, until something is changed', () => {
  const refused = refuse(start, { field: 'unit', code: 'unit.none' })
  expect(shown(refused).general?.code).toBe('unit.none')
  expect(shown(change(refused, 'name', 'Summer')).general).toBeUndefined()
})

test('a refusal of the country code is told at the phone number', () => {
  expect(shown(refuse(start, { field: 'countryCode', code: 'identity.codeUnknown' })).errors.phone).toBeDefined()
})

test('a field is not red while it is typed in for the first time, and is when it is left', () => {
  const typing = change(start, 'code', 'W!')
  expect(shown(typing, [bad]).errors).toEqual({})
  expect(shown(leave(typing, 'code'), [bad]).errors.code).toEqual(bad)
})

test('leaving an empty field says nothing yet', () => {
  expect(shown(leave(start, 'code'), [bad]).errors).toEqual({})
})

test('a red field is checked at each key, so that it is right as soon as it is fixed', () => {
  const red = leave(change(start, 'code', 'W!'), 'code')
  const stillWrong = change(red, 'code', 'W!!', true)
  expect(shown(stillWrong, [bad]).errors.code).toEqual(bad)
  expect(shown(change(stillWrong, 'code', 'W', true)).errors).toEqual({})
})

test('a field that was right is left in peace while it is typed in again', () => {
  const right = leave(change(start, 'code', 'W'), 'code')
  expect(shown(change(right, 'code', 'W!'), [bad]).errors).toEqual({})
})

test('after a try to send everything that is wrong is shown, wherever somebody was', () => {
  expect(Object.keys(shown(refuse(start), [bad, { field: 'name', code: 'x.y' }]).errors)).toEqual(['code', 'name'])
})

test('what stood there from the start and is wrong because of another answer is told when that one is left', () => {
  const outside = { field: 'name', code: 'voucher.nameOutside' }
  const typing = change(start, 'code', 'W')
  expect(shown(typing, [outside]).errors).toEqual({})
  expect(shown(leave(typing, 'code'), [outside]).errors.name).toEqual(outside)
})

test('what the server answers while typing is shown at a field that was left, and goes when that is changed', () => {
  const asked = formReducer(change(start, 'code', 'W'), { do: 'asked', at: 0, refusals: [taken] })
  expect(shown(asked).errors).toEqual({})
  const left = leave(asked, 'code')
  expect(shown(left).errors.code).toEqual(taken)
  expect(shown(change(left, 'name', 'Summer')).errors.code).toEqual(taken)
  expect(shown(change(left, 'code', 'W1', true)).errors).toEqual({})
})

test('a later answer takes the place of an earlier one', () => {
  const asked = formReducer(start, { do: 'asked', at: 0, refusals: [taken] })
  expect(formReducer(asked, { do: 'asked', at: 0, refusals: [] }).asked[0]).toEqual([])
})

test('what is typed while the form is being sent stays, unsaved', () => {
  const sent = formReducer(change(start, 'code', 'W'), { do: 'send' })
  const kept = formReducer(change(sent, 'code', 'W1'), { do: 'keep', values: sent.values })
  expect([kept.values.code, kept.saved.code]).toEqual(['W1', 'W'])
})

test('what somebody else keeps is shown while nothing is unsaved here, and never over what is', () => {
  const theirs = { code: 'T', name: 'Theirs' }
  expect(formReducer(start, { do: 'follow', values: theirs }).values).toEqual(theirs)
  const typed = formReducer(change(start, 'code', 'W'), { do: 'follow', values: theirs })
  expect([typed.values.code, typed.saved.code]).toEqual(['W', 'T'])
})

test('discarding goes back to what was saved', () => {
  expect(formReducer(change(start, 'name', 'Summer'), { do: 'discard' }).values).toEqual(start.values)
})
