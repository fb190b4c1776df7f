import { expect, test } from 'vitest'
import { drawn } from '../../platform/words/drawn.builder'
import { TurnedAway } from './turned-away'
import type { MadeTable } from './use-made-tables'

const columns = [{ id: 'rate', title: 'Rate', role: 'factor' }]
const made = (refer: number, decline: number) =>
  [
    {
      result: { tableId: 't', said: { refer, decline, other: 0 } },
      table: { id: 't', key: 'rates', name: 'Rates', columns, use: 'pricing', usedBy: [] },
    },
  ] as unknown as readonly MadeTable[]

test.each([
  [2, 3, '2 to refer, 3 to decline'],
  [0, 3, 'for these rows alone.'],
  [2, 0, 'for these rows alone.'],
])(
  'what underwriting would do with cells that say so is told: %i referred, %i declined',
  async (refer, decline, told) => {
    const page = await drawn('imports', <TurnedAway productId="p" made={made(refer, decline)} mayChange={false} />)
    expect(page).toContain(told)
    expect(page).toContain('If you let underwriting decide')
    expect(page).not.toMatch(/\b0\b/)
  },
)
