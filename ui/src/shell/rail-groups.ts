import type { ReactNode } from 'react'

export type RailItem = { key: string; label: string; href: string; count?: number }
/** A place in the rail; with items it opens to them when one of them is where we are. */
export type RailGroup = RailItem & { icon: ReactNode; items?: RailItem[] }

/**
 * The one address of the rail that holds this path: its own, else that of the screen it is declared under, else the longest
 * that starts it, so that /products/new is in Products.
 */
export function currentHref(groups: RailGroup[], path: string, under?: string): string | undefined {
  const hrefs = groups.flatMap((group) => [group.href, ...(group.items ?? []).map((item) => item.href)])
  const startOf = (wanted: string) =>
    hrefs
      .filter((href) => wanted === href || wanted.startsWith(href.endsWith('/') ? href : `${href}/`))
      .sort((one, other) => other.length - one.length)[0]
  if (hrefs.includes(path)) return path
  return (under && startOf(under)) || startOf(path)
}

export const holdsHref = (group: RailGroup, href: string | undefined): boolean =>
  href !== undefined && (group.items ?? []).some((item) => item.href === href)
