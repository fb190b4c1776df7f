import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { permissions } from '@coverwright/rules/company/members'
import { noticeKindNames } from '@coverwright/rules/company/notifications'
import { expect, test } from 'vitest'

type Words = { name?: string; about?: string }
type Mentions = { permissions?: Record<string, Words>; deeds?: object; notices?: object }

const here = fileURLToPath(new URL('./', import.meta.url))
const server = fileURLToPath(new URL('../../server/src/', import.meta.url))
const filesOf = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' })

/** The room as codes spell it: `policy-numbers` records 'policyNumbers.created'. */
const wordOf = (room: string) => room.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const mentions = filesOf(here)
  .filter((path) => path.endsWith('/mentions/en_us.json'))
  .map((path) => ({
    word: wordOf(path.split('/').at(-3)!),
    said: JSON.parse(readFileSync(here + path, 'utf8')) as Mentions,
  }))
const codes = (part: 'deeds' | 'notices') =>
  mentions.flatMap(({ word, said }) => Object.keys(said[part] ?? {}).map((name) => `${word}.${name}`)).sort()

const recorded = filesOf(server)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/testing|sweeps/.test(path))
  .flatMap((path) => [...readFileSync(join(server, path), 'utf8').matchAll(/\brecord\(([^,]+),/g)])
  .flatMap(([, what]) => [...what!.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, code]) => code!))

test('what the server records is told in words by its room, and nothing that it does not record', () => {
  expect(codes('deeds')).toEqual([...new Set(recorded)].sort())
})

test('every permission is told by one room: what it is called and what its holders do', () => {
  const told = mentions.flatMap(({ said }) => Object.entries(said.permissions ?? {}))
  expect(told.flatMap(([code, { name, about }]) => (name && about ? code : [])).sort()).toEqual([...permissions].sort())
})

test('every kind of notice has its words in its room, and no other has', () => {
  expect(codes('notices')).toEqual([...noticeKindNames].sort())
})

test('every kind of notice is sent by something that happens', () => {
  const sending = filesOf(server).filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|demo|testing|sweeps/.test(path),
  )
  const sent = sending.flatMap((path) => [
    ...readFileSync(join(server, path), 'utf8').matchAll(/\bkind: '([a-zA-Z.]+)'/g),
  ])
  const kinds = new Set(sent.map(([, kind]) => kind))
  expect(noticeKindNames.filter((kind) => !kinds.has(kind))).toEqual([])
})
