import { Dialog } from '@coverwright/ui/dialog'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { ListSkeleton } from '@coverwright/ui/page'
import { useEffect, useState } from 'react'
import { type Guide, guideIn, useScreens } from '../platform/routes'
import './guide.css'

type Props = { path: string; onClose: () => void }

/** How a screen is used, in a few steps, with the way to it. */
export function GuideDialog({ path, onClose }: Props) {
  const t = useTexts('frame')
  const { language } = useLanguage()
  const load = useScreens().find((screen) => screen.path === path)?.guide
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    let isLate = false
    void load?.().then((come) => isLate || setGuide(come), onClose)
    return () => {
      isLate = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once for each path
  }, [path])
  const words = guide && guideIn(guide, language)
  return (
    <Dialog open place="side" width={480} title={words?.title ?? t('help.guide')} onClose={onClose}>
      {words ? (
        <div className="guide">
          <p>{words.about}</p>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {path.startsWith('/setting-page') ? null : (
            <Link className="cw-link" href={path} onClick={onClose}>
              {t('help.open')}
            </Link>
          )}
        </div>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Dialog>
  )
}
