import type { LookFace } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { useFace } from './use-face'
import './library.css'

/** A font, shown in its own face. */
export function FaceSample({ face }: { face: LookFace }) {
  const t = useTexts('library')
  const name = useFace(face)
  return (
    <span className="library-face" {...(name ? { style: { fontFamily: name }, 'data-face': name } : {})}>
      {t('fonts.sample')}
    </span>
  )
}
