import { expect, test } from 'vitest'
import type { Body } from './body'
import { changedParts, partsBehind, withRevision } from './part-revisions'
import { startingBody } from './starting-body'

const body = startingBody({ name: 'Car', currency: 'HKD', languages: ['en_us'], timeZone: 'UTC' } as never, () => 'id')

test('a part is changed when it says something else, not when it is written down anew', () => {
  const again = JSON.parse(JSON.stringify(body)) as Body
  expect(changedParts(body, again)).toEqual([])
  expect(changedParts(body, { ...again, plans: { plans: [] }, currency: 'GBP' } as never).sort()).toEqual([
    'currency',
    'plans',
  ])
})

test('only those are behind whose part was changed after they read it', () => {
  const revisions = withRevision(withRevision({}, ['plans'], 2), ['pricing'], 3)
  expect(partsBehind(['pricing'], revisions, 2)).toEqual(['pricing'])
  expect(partsBehind(['plans', 'underwriting'], revisions, 2)).toEqual([])
  expect(partsBehind(['plans', 'pricing'], revisions, 1)).toEqual(['plans', 'pricing'])
  expect(partsBehind(['plans', 'pricing'], revisions, 3)).toEqual([])
})
