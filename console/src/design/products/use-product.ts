import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import type { Language } from '@coverwright/rules/languages'
import { useLocation } from '@tanstack/react-router'
import { useList, useOperation, useWrite } from '../../platform/queries'

const { list, listOwners, get } = productOperations
const changed = { refreshes: [list, listOwners, get, setUpOperations.get] }

/** One product with its newest body. */
export const useProduct = (id: string) => useOperation(get, { id })

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The product that this address speaks of: `?product=…`. What cannot be one is none: the screen says so in words. */
export function useProductId(): string | undefined {
  const { product } = useLocation().search as { product?: string }
  return product && ID.test(product) ? product : undefined
}

/** The same with its newest body, asked again whenever anybody changes it. */
export const useOpenedProduct = (id: string | undefined) =>
  useOperation(get, { id: id ?? '' }, { enabled: Boolean(id) })

/** Where a product's settings are, or one part of them. */
export const settingsOf = (id: string, path = '/setting-page') => `${path}?product=${id}`

/** The form editor at one of its pages or questions, and in the language in which something is to be written. */
export const editorAt = (id: string, item: string, language?: Language) =>
  `${settingsOf(id, '/editor')}&at=${encodeURIComponent(item)}${language ? `&in=${language}` : ''}`

export const useEditorPlace = () => useLocation().search as { at?: string; in?: string }

export const useProductList = () => useList(list)
export const useOwners = () => useOperation(listOwners, {}).data?.owners ?? []
export const useSetUp = (productId: string) => useOperation(setUpOperations.get, { productId })

export const useRenameProduct = () => useWrite(productOperations.update, changed)
export const useCopyProduct = () => useWrite(setUpOperations.copy, changed)
export const useEditCopy = () => useWrite(productOperations.editCopy, changed)
