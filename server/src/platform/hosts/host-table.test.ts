import { expect, test } from 'vitest'
import { HostTable, type KnownHost } from '.'

const NOW = new Date('2026-11-16T04:00:00Z')
const known = (host: string, more: Partial<KnownHost> = {}): KnownHost => ({
  ...{ host, company: 'a', isReady: true, path: '/p/travel', also: null, hasTls: true, until: null },
  ...more,
})

test('the address from before leads to a domain that is served, however many others it had, and the same in every process', () => {
  const ended = known('a.example', { until: new Date(NOW.getTime() - 1) })
  const all = [ended, known('b.example', { hasTls: false }), known('d.example'), known('c.example')]
  for (const order of [all, all.toReversed()]) {
    const table = new HostTable()
    table.replace(order)
    expect(table.homeOf('/p/travel', NOW)?.host).toBe('c.example')
    table.put('c.example', null)
    expect(table.homeOf('/p/travel', NOW)?.host).toBe('d.example')
    table.put('d.example', null)
    expect(table.homeOf('/p/travel', NOW)).toBeNull()
  }
})

test('a name whose TLS ends elsewhere is led to while visitors are seen to come over TLS, and not when that was an hour ago', () => {
  const table = new HostTable()
  table.replace([known('b.example', { hasTls: false }), known('c.example', { hasTls: false })])
  expect(table.homeOf('/p/travel', NOW)).toBeNull()
  table.seeTls('c.example', NOW)
  expect(table.homeOf('/p/travel', NOW)?.host).toBe('c.example')
  expect(table.homeOf('/p/travel', new Date(NOW.getTime() + 3_600_000))).toBeNull()
  table.put('c.example', null)
  table.put('c.example', known('c.example', { hasTls: false }))
  expect(table.homeOf('/p/travel', NOW)).toBeNull()
})
