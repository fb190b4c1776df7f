import { beforeEach, describe, expect, test } from 'vitest'
import { forgetProgress, keepProgress, keptProgress } from './kept-progress'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 5, 15)
const kept = { hash: 'a'.repeat(64), progress: { answers: { nights: '8' }, pageId: 'people' } }

class Memory implements Storage {
  readonly entries = new Map<string, string>()
  get length() {
    return this.entries.size
  }
  clear = () => this.entries.clear()
  getItem = (key: string) => this.entries.get(key) ?? null
  key = (place: number) => [...this.entries.keys()][place] ?? null
  removeItem = (key: string) => void this.entries.delete(key)
  setItem = (key: string, value: string) => void this.entries.set(key, value)
}

let storage: Memory
beforeEach(() => {
  storage = new Memory()
  keepProgress(storage, 'travel-light', kept, NOW)
})

describe('answers on the device', () => {
  test('are there on the next visit, for this product only', () => {
    expect(keepProgress(storage, 'travel-light', kept, NOW)).toBe(true)
    expect(keptProgress(storage, 'travel-light', NOW + DAY_MS)).toEqual(kept)
    expect(keptProgress(storage, 'car', NOW)).toBeNull()
  })

  test('are gone after 30 days, from the device too', () => {
    expect(keptProgress(storage, 'travel-light', NOW + 30 * DAY_MS)).toBeNull()
    expect(storage.length).toBe(0)
  })

  test.each(['', '{', 'null', '{"version":9}', '{"version":1,"keptAt":0}'])(
    'that make no sense (%s) are no answers',
    (text) => {
      storage.setItem('journey:travel-light', text)
      expect(keptProgress(storage, 'travel-light', NOW)).toBeNull()
    },
  )

  test('are forgotten when the buyer starts again', () => {
    forgetProgress(storage, 'travel-light')
    expect(keptProgress(storage, 'travel-light', NOW)).toBeNull()
  })

  test('a device that keeps nothing stops nobody', () => {
    storage.setItem = () => {
      throw new Error('full')
    }
    expect(keepProgress(storage, 'travel-light', kept, NOW)).toBe(false)
    expect(keepProgress(null, 'travel-light', kept, NOW)).toBe(false)
    expect(keptProgress(null, 'travel-light', NOW)).toBeNull()
  })
})
