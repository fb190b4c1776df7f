/** Drawn on a grid of 24, one stroke; only what the journey needs. */
const paths = {
  back: 'm15 6-6 6 6 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3',
  kept: 'M7 18.5a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 18 10.5a4 4 0 0 1-.5 8zM9.5 13.5l2 2 3.5-3.5',
  wrong: 'M12 8v5M12 16.5v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  tip: 'M12 11v5.5M12 7.8v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  camera: 'M4 8.5h3.5L9 6h6l1.5 2.5H20V19H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  file: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
