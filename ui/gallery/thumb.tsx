/** A stand-in for a product's first page. */
export function Thumb({ seed }: { seed: string }) {
  const hue = ['info', 'warning', 'success', 'danger', 'primary'][Number(seed) % 5]!
  return (
    <svg className="g-thumb" viewBox="0 0 160 104" width="60" height="39" aria-hidden="true">
      <rect width="160" height="104" fill={`var(--${hue}-bg)`} />
      <circle cx="116" cy="60" r="26" fill={`var(--${hue})`} opacity=".7" />
      <rect x="12" y="28" width="52" height="8" rx="4" fill={`var(--${hue}-text)`} />
      <rect x="12" y="44" width="36" height="5" rx="2.5" fill={`var(--${hue}-text)`} opacity=".6" />
      <rect x="12" y="76" width="34" height="12" rx="4" fill={`var(--${hue}-text)`} />
    </svg>
  )
}
