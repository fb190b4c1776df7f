import type { CompanyBrand } from '@coverwright/rules/design/products'
import { useMemo } from 'react'
import { useMe } from '../../platform/me'

/** The company's logo and colour, as the storefront wears them. */
export function useBrand(): CompanyBrand {
  const { logoUrl: logo, faviconUrl: favicon, themeColour: colour } = useMe().company
  return useMemo(() => ({ logo, favicon, colour }), [logo, favicon, colour])
}
