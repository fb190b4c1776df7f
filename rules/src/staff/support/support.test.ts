import { expect, test } from 'vitest'
import { missingTexts } from '../../languages'
import { versionChanges } from './changes'
import { jobsState, sendingState, signingState } from './parts'

test('every change is told in each language, the newest version first', () => {
  expect(missingTexts(versionChanges, ['en_us', 'zh_tw', 'zh_cn'])).toEqual([])
  const days = versionChanges.map(({ day }) => day)
  expect(days).toEqual([...days].sort().reverse())
})

test('each release is newer than the one before', () => {
  const ranks = versionChanges.map(({ version }) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    return (major * 1_000 + minor) * 1_000 + patch
  })
  expect(ranks).toEqual([...new Set(ranks)].sort((one, other) => other - one))
})

test('a signing key of 1024 bits is warned about', () => {
  expect(signingState(1024)).toBe('warning')
  expect(signingState(2048)).toBe('ok')
})

test('messages that were given up and a long queue are worth a look', () => {
  expect([sendingState(0), sendingState(1)]).toEqual(['ok', 'warning'])
  expect([jobsState(500), jobsState(501)]).toEqual(['ok', 'warning'])
})
