import type { Recipe } from '@coverwright/rules/rating/pricing'
import { tabStorage } from '../../platform/storage'

/** A recipe that could not be saved: whose it is, and the saved one that it was made from. */
type KeptRecipe = { readonly person: string; readonly before: string; readonly recipe: Recipe }

const nameOf = (productId: string) => `unsavedRecipe ${productId}`

/** For as long as this tab lives: whoever has to sign in again meanwhile finds it as it was left. */
export function keepRecipe(productId: string, kept: KeptRecipe, storage: Storage = tabStorage): void {
  storage.setItem(nameOf(productId), JSON.stringify(kept))
}

export const forgetRecipe = (productId: string, storage: Storage = tabStorage): void =>
  storage.removeItem(nameOf(productId))

/** Nobody gets what somebody else has left behind. */
export function keptRecipe(productId: string, person: string, storage: Storage = tabStorage): KeptRecipe | null {
  const text = storage.getItem(nameOf(productId))
  const kept = text === null ? null : (JSON.parse(text) as KeptRecipe)
  return kept?.person === person ? kept : null
}
