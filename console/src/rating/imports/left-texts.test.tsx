import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { expect, test } from 'vitest'
import { drawn } from '../../platform/words/drawn.builder'
import { LeftTexts } from './left-texts'

const detailOf = (...texts: string[]) =>
  ({
    sheets: [{ name: 'Notes', texts: texts.map((text, at) => ({ row: at + 2, text })) }, { name: 'Rates' }],
  }) as unknown as ImportDetail

test('lines that stand in no table are listed as they are written, with their row of the sheet', async () => {
  const page = await drawn('imports', <LeftTexts detail={detailOf('Policy fee HKD 150', 'Subject to survey')} />)
  expect(page).toContain('Text that is in no table')
  expect(page).toContain('Notes 2 lines 3 Policy fee HKD 150 4 Subject to survey')
})

test('where every line is in a table nothing is said', async () => {
  expect(await drawn('imports', <LeftTexts detail={detailOf()} />)).toBe('')
})
