import { operation } from '@coverwright/contract/platform'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { mayDo } from './may-do'

const declared = { takes: z.object({}), gives: z.object({}), says: 'Does something', writes: true }
const rename = operation({ ...declared, post: '/v1/test/rename', may: 'products.write' })
const publish = operation({ ...declared, post: '/v1/test/publish', may: 'publishing.release' })
const look = operation({ ...declared, post: '/v1/test/look', may: 'signedIn' })

const life = { draft: { publish: 'live' }, live: {} }
const writer = { permissions: ['products.write'] as const }
const boss = { permissions: ['products.write', 'publishing.release'] as const }

test('one may do what the operation of the act lets one do', () => {
  expect(mayDo(writer, { rename, publish, look })).toEqual(['rename', 'look'])
  expect(mayDo({ permissions: [] }, { rename, publish, look })).toEqual(['look'])
})

test('an act that the row does not allow is left out, whoever asks', () => {
  expect(mayDo(boss, { rename: false, publish })).toEqual(['publish'])
})

test('an event of the life is offered only where the life has it; other acts are offered everywhere', () => {
  expect(mayDo(boss, { rename, publish }, { life, state: 'draft' })).toEqual(['rename', 'publish'])
  expect(mayDo(boss, { rename, publish }, { life, state: 'live' })).toEqual(['rename'])
  expect(mayDo(writer, { rename, publish }, { life, state: 'draft' })).toEqual(['rename'])
})
