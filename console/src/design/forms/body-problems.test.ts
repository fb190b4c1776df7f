import { problemCodes } from '@coverwright/rules/design/forms'
import { journeyMessages } from '@coverwright/rules/design/logic'
import { bodyProblemCodes } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import english from './texts/en_us.json'

test('everything that can be wrong with a journey has its sentence', () => {
  const words: Readonly<Record<string, Readonly<Record<string, string>> | string>> = english.problem
  const codes = [...bodyProblemCodes, ...problemCodes, ...Object.keys(journeyMessages)]
  const silent = codes.filter((code) => {
    const [room = '', name = ''] = code.split('.')
    const known = words[room]
    return typeof known !== 'object' || !known[name]
  })
  expect(silent).toEqual([])
})
