import type { UseQueryResult } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sinceOpened } from './use-operation'

const shown = (isFetching: boolean, isFetchedAfterMount: boolean) =>
  sinceOpened({ data: 'v2', isFetching, isFetchedAfterMount } as UseQueryResult<string>).data

test('what was kept from before is not decided by while it is asked again', () => {
  expect(shown(true, false)).toBeUndefined()
})

test('what is still good, and what came since and is only asked once more, is', () => {
  expect([shown(false, false), shown(false, true), shown(true, true)]).toEqual(['v2', 'v2', 'v2'])
})
