import type { StatementView } from '@coverwright/contract/account/subscriptions'
import { expect, test } from 'vitest'
import { statementCsv, type StatementWords } from './statement-csv'

const line = {
  id: 'a',
  at: '2026-03-01T17:00:00Z',
  trialEndsAt: null,
  inMinor: 0,
  outMinor: 0,
  balanceMinor: 0,
  note: '',
}
const statement: StatementView = {
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  from: '2026-03-01',
  to: '2026-03-31',
  firstDay: '2026-03-01',
  months: [],
  today: '2026-03-31',
  openingMinor: 5,
  inMinor: 0,
  outMinor: 123_456,
  closingMinor: -123_451,
  lines: [
    { ...line, kind: 'trialStarted', balanceMinor: 5 },
    { ...line, id: 'b', kind: 'subscribed', outMinor: 123_456, balanceMinor: -123_451 },
  ],
  trial: { status: 'running', endsAt: '2026-03-22T09:00:00Z', daysLeft: 3 },
}
const words: StatementWords = {
  columns: ['Date', 'Description', 'In', 'Out', 'Balance'],
  opening: 'Opening balance',
  closing: 'Closing balance',
  line: ({ kind }) => (kind === 'subscribed' ? '=HYPERLINK("http://x.example","a, b")' : 'Trial started'),
}
const rowsOf = (view = statement) => statementCsv(view, words).slice(1).trimEnd().split('\r\n')

test("days are the company's, amounts are plain figures with their sign, and the sums stand at the end", () => {
  expect(statementCsv(statement, words).charCodeAt(0)).toBe(0xfeff)
  expect(rowsOf()).toEqual([
    'Date,Description,In (HKD),Out (HKD),Balance (HKD)',
    '2026-03-01,Opening balance,,,0.05',
    '2026-03-02,Trial started,0.00,0.00,0.05',
    `2026-03-02,"'=HYPERLINK(""http://x.example"",""a, b"")",0.00,1234.56,-1234.51`,
    '2026-03-31,Closing balance,0.00,1234.56,-1234.51',
  ])
})

test('a currency without cents has none here either', () => {
  expect(rowsOf({ ...statement, currency: 'JPY' }).at(-1)).toBe('2026-03-31,Closing balance,0,123456,-123451')
})
