import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits'

test.each([
  ['１２３４５６', '123456'],
  ['٠١٢٣٤٩', '012349'],
  ['۴۵۶', '456'],
  ['१२३', '123'],
  ['6123 0001', '6123 0001'],
  ['no digit', 'no digit'],
])('%s is %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain))
