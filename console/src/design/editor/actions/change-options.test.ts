import { expect, test } from 'vitest'
import { addOptions, moveOption, optionLines } from './change-options'

test('a list from a document becomes options, without its bullets and numbers', () => {
  expect(optionLines('•\u00a0Just me\r\n2) Two adults\n\n- Family\tHKD 300\n13 to 17')).toEqual([
    'Just me',
    'Two adults',
    'Family',
    '13 to 17',
  ])
})

test('each new option has a value of its own', () => {
  const options = addOptions([{ value: 'family', label: {} }], ['Family', '家庭', '家人'], 1, 'en_us')
  expect(options.map(({ value }) => value)).toEqual(['family', 'family2', 'option', 'option2'])
})

test('options change places, and the first has nobody above it', () => {
  const options = [
    { value: 'a', label: {} },
    { value: 'b', label: {} },
  ]
  expect(moveOption(options, 1, -1).map(({ value }) => value)).toEqual(['b', 'a'])
  expect(moveOption(options, 0, -1)).toBe(options)
})
