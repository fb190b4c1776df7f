import { Dialog } from '@coverwright/ui/dialog'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { later } from '@coverwright/ui/later'
import { Suspense } from 'react'
import { guideIn, guideOf } from './guides'
import './guide.css'

const FormulaReference = later(() => import('../design/logic').then((part) => part.FormulaReference))

/** Screens where formulas are written. */
const WITH_FORMULAS = ['/setting-page/recipe', '/setting-page/underwriting']

type Props = { path: string; onClose: () => void }

/** How a screen is used, in a few steps, with the way to it. */
export function GuideDialog({ path, onClose }: Props) {
  const t = useTexts('frame')
  const { language } = useLanguage()
  const guide = guideOf(path)
  if (!guide) return null
  const words = guideIn(guide, language)
  return (
    <Dialog open place="side" width={480} title={words.title} onClose={onClose}>
      <div className="guide">
        <p>{words.about}</p>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {WITH_FORMULAS.includes(path) && (
          <Suspense fallback={null}>
            <FormulaReference />
          </Suspense>
        )}
        {path.startsWith('/setting-page') ? null : (
          <Link className="cw-link" href={path} onClick={onClose}>
            {t('help.open')}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
