import type { Recipe } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { forgetful } from '../../platform/storage'
import { forgetRecipe, keepRecipe, keptRecipe } from './kept-recipe'

test('what could not be saved is found again by whom it belongs to, until it is saved', () => {
  const storage = forgetful()
  const kept = { person: 'me', before: '{}', recipe: { version: 1, steps: [] } as unknown as Recipe }
  keepRecipe('car', kept, storage)
  expect(keptRecipe('car', 'me', storage)).toEqual(kept)
  expect(keptRecipe('car', 'somebody else', storage)).toBeNull()
  expect(keptRecipe('boat', 'me', storage)).toBeNull()
  forgetRecipe('car', storage)
  expect(keptRecipe('car', 'me', storage)).toBeNull()
})
