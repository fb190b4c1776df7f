import type { PhotoView } from '@coverwright/contract/design/library'
import { useTexts } from '@coverwright/ui/locales'

/** As buyers see it: its smallest size, cut around its focus; the picture itself while its sizes are made. */
export function PhotoThumb({ photo: { look, isReady, url, focus } }: { photo: PhotoView }) {
  const t = useTexts('library')
  return (
    <span className="library-thumb">
      <img
        src={isReady ? `${look.address}-480.webp` : url}
        alt=""
        loading="lazy"
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      {!isReady && <span className="library-making">{t('photos.making')}</span>}
    </span>
  )
}
