import type { Me } from '@coverwright/contract/company/identity'
import { useEffect } from 'react'
import { look } from '../platform/look'
import './company-logo.css'

/** The company's own colour, favicon and logo, taken up as soon as they change. */
export function useCompanyLook({ logoUrl, faviconUrl, themeColour, name }: Me['company']) {
  useEffect(() => {
    if (look.read().colour !== (themeColour ?? '')) look.choose({ colour: themeColour ?? '' })
  }, [themeColour])
  useEffect(() => wearFavicon(faviconUrl), [faviconUrl])
  const logo = logoUrl ? { logo: <img className="company-logo" src={logoUrl} alt="" /> } : {}
  return { name, href: '/home', ...logo }
}

/** The product's own icon comes back with whoever has none. */
function wearFavicon(url: string | null): (() => void) | undefined {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon || !url) return undefined
  const before = { href: icon.getAttribute('href') ?? '', type: icon.type }
  icon.removeAttribute('type')
  icon.href = url
  return () => void Object.assign(icon, before)
}
