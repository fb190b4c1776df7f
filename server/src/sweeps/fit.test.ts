import { expect, test } from 'vitest'
import { signingRoom } from '../platform/signing'
import { rooms } from '../rooms'
import { fittingRequests } from './shape-arbitrary'

test('every operation has requests that a sweep can make', () => {
  const unfit = [...rooms, signingRoom(2048)]
    .flatMap((room) => room.operations)
    .filter(({ operation }) => fittingRequests(operation, 2, 5).length === 0)
  expect(unfit.map(({ operation }) => operation.path)).toEqual([])
})
