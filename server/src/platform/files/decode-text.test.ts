import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { decodeText } from '../bytes'
import { inspectUpload } from './inspect-content'

/** Longer than a piece, and no piece ends where a character does. */
const long = (line: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => line))

test.each([
  ['utf-8', '年齡,費率\n', Buffer.from('年齡,費率\n')],
  ['utf-16le', '年齡,費率\n', Buffer.from('年齡,費率\n', 'utf16le')],
  ['gb18030', '险费,1\n', Buffer.from([0xcf, 0xd5, 0xb7, 0xd1, 0x2c, 0x31, 0x0a])],
  ['big5', '保費,1\n', Buffer.from([0xab, 0x4f, 0xb6, 0x4f, 0x2c, 0x31, 0x0a])],
  ['windows-1252', 'Prämie,12345,67890\n', Buffer.from('Prämie,12345,67890\n', 'latin1')],
])('a long text in %s is the same whole as in pieces', async (encoding, line, bytes) => {
  const head = encoding === 'utf-16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0)
  const decoded = await decodeText(Buffer.concat([head, long(bytes, 60_000)]))
  expect(decoded?.encoding).toBe(encoding)
  expect(decoded?.text === line.repeat(60_000)).toBe(true)
})

test('what is no character in the last piece, or no text at all, is seen there too', async () => {
  const text = long(Buffer.from('18,1.25\n'), 100_000)
  expect(await decodeText(Buffer.concat([text, Buffer.from([0x07])]))).toBeNull()
  expect(await decodeText(Buffer.concat([text, Buffer.from([0xe5, 0xb9])]))).toBeNull()
})

test('while a long table is looked through, others are answered many times', async () => {
  const look = (table: Buffer) =>
    inspectUpload({ purpose: 'pricingTable', name: 'rates.csv', size: table.length }, table)
  const line = Buffer.from('18,1.25\n')
  // What is loaded once has its turns, too.
  await look(line)
  let turns = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turns++) await nextTurn()
  })()
  const looked = await look(long(line, 500_000))
  isOver = true
  await others
  expect(looked.ok).toBe(true)
  expect(turns).toBeGreaterThan(12)
})
