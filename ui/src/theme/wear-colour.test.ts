import { expect, test } from 'vitest'
import { coloursOf } from '../tokens'
import { wornColours } from './wear-colour'

test('a company’s colour is worn by its console, and never by the product’s own sign', () => {
  for (const brand of ['broker', 'insurer'] as const) {
    const colours = wornColours('light', brand, '#C2410C')
    expect(colours['--mark-fill']).toBe(coloursOf('light', brand)['primary-fill'])
    expect(colours['--primary-fill']).not.toBe(colours['--mark-fill'])
  }
})
