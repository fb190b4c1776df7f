import { expect, test } from 'vitest'
import { holdsAlways } from '.'

test.each([
  ['true', true],
  [' true ', true],
  ['(true)', true],
  ['false', false],
  ['smoker', false],
  ['smoker || true', false],
  ['true &&', false],
  ['', false],
])('“%s” holds whatever is answered: %s', (source, isAlways) => expect(holdsAlways(source)).toBe(isAlways))
