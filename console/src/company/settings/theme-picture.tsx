import type { ThemeName } from '@coverwright/ui/tokens'
import { useLook } from '../../platform/look'

/** The theme itself in small, rather than its name. */
export function ThemePicture({ theme }: { theme: ThemeName }) {
  const { brand } = useLook()
  return (
    <span className="theme-picture" data-theme={theme} data-brand={brand} aria-hidden="true">
      <span />
      <span>
        <i />
        <i />
        <i />
      </span>
    </span>
  )
}
