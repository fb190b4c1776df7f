import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { inFours } from './in-fours'
import { qrPath } from './qr-path'

test('each dark square of the code is drawn once, in its place', () => {
  expect(qrPath({ size: 2, get: (row, column) => row === column })).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})

test('a real code starts with the corner that cameras look for', () => {
  const { modules } = create('otpauth://totp/Coverwright:somebody@harbour.example?secret=JBSWY3DPEHPK3PXP')
  const path = qrPath({ size: modules.size, get: (row, column) => modules.get(row, column) })
  expect(path.startsWith('M0 0h1v1h-1zM1 0h1v1h-1zM2 0h1v1h-1z')).toBe(true)
  expect(path.match(/M/g)).toHaveLength(modules.data.filter(Boolean).length)
})

test('a secret is read aloud in fours', () => {
  expect(inFours('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
})
