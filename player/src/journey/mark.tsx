import type { Look, LookMark } from '@coverwright/rules/design/products'

const drawings: Readonly<Record<LookMark, string>> = {
  wave: 'M2 11c2 0 2-1.5 4-1.5s2 1.5 4 1.5 2-1.5 4-1.5M4 7.5 8 3l4 4.5',
  umbrella: 'M8 2v1M2.5 9a5.5 5.5 0 0 1 11 0zM8 9v3.5a1.5 1.5 0 0 0 3 0',
  shield: 'M8 2l5 2v3.5c0 3.2-2 5.5-5 6.5-3-1-5-3.3-5-6.5V4zM5.8 8l1.6 1.6L10.3 6.5',
  leaf: 'M3 13c0-7 4-10 10.5-10.5C13.5 9 10 12.5 5 12M3 13c1-3 3-5 6-6.5',
}

/** The seller's sign: its logo, a drawing, or its first letter. */
export function Mark({ look, title }: { look: Look; title: string }) {
  const { logo, mark } = look.header
  if (logo) return <img className="logo" src={logo} alt="" />
  return (
    <span className="mark" aria-hidden="true">
      {mark ? (
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={drawings[mark]} />
        </svg>
      ) : (
        letterOf(title)
      )}
    </span>
  )
}

/** The same sign for the browser's tab, as an address that needs no fetching. */
export function markIcon(look: Look, title: string): string {
  const { mark } = look.header
  const sign = mark
    ? `<path d="${drawings[mark]}" transform="translate(5 5)" fill="none" stroke="white" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<text x="13" y="18" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="14" fill="white">${letterOf(title)}</text>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" rx="7" fill="${look.colours.brand}"/>${sign}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Letters and figures only: the sign is written into markup. */
const letterOf = (title: string) => /[\p{L}\p{N}]/u.exec(title)?.[0] ?? ''
