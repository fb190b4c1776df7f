import type { BodyView } from '@coverwright/contract/design/products'
import type { ProblemView, RecipeView } from '@coverwright/contract/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { settingsOf } from '../../design/products'
import { useScreens } from '../../platform/routes'
import { guideTitle } from './guide-title'
import { useProblemWords } from './use-problem-words'

const PATH = '/setting-page/underwriting'

type Props = { problem: ProblemView; view: RecipeView; body: BodyView }

/** What is wrong with a rule or table of underwriting, in the words of that room and with the way there. */
export function GuideProblem({ problem, view, body }: Props) {
  const t = useTexts('underwriting')
  const words = useProblemWords()
  const isThere = useScreens().some(({ path }) => path === PATH)
  const title = guideTitle(body.body.underwriting, view.tables, problem.at) ?? t('title')
  return (
    <>
      {isThere ? (
        <Link className="cw-link" href={settingsOf(view.productId, PATH)}>
          {title}
        </Link>
      ) : (
        <b>{title}</b>
      )}{' '}
      {words(problem)}
    </>
  )
}
