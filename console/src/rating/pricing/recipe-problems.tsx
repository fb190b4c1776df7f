import type { BodyView } from '@coverwright/contract/design/products'
import type { ProblemView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { CircleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { GuideProblem } from './guide-problem'
import { type OpenStep, type StepPlace, stepPlace } from './recipe-edits'
import { scrollToStep } from './step-row'
import { useProblemWords } from './use-problem-words'

const SHOWN = 12

type Props = {
  problems: readonly ProblemView[]
  view: RecipeView
  body: BodyView
  recipe: Recipe
  onOpen: (opened: OpenStep) => void
}

/** Everything that is wrong, each at its step: pressed, the step opens; what underwriting has to mend leads there. */
export function RecipeProblems({ problems, view, body, recipe, onOpen }: Props) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  if (problems.length === 0) return null
  return (
    <div className="recipe-problems" role="status">
      <p>
        <CircleAlert size={16} /> {t('recipe.problems', { count: problems.length })}
      </p>
      <ul>
        {problems.slice(0, SHOWN).map((problem, at) => {
          if (problem.part === 'underwriting')
            return (
              <li key={at}>
                {/* The words of that room come on their own: the recipe does not go away meanwhile. */}
                <Suspense>
                  <GuideProblem {...{ problem, view, body }} />
                </Suspense>
              </li>
            )
          const place = problem.part === 'recipe' && problem.at ? stepPlace(recipe, problem.at) : null
          return (
            <li key={at}>
              {place ? (
                <Button type="link" size="small" onClick={() => show(place, onOpen)}>
                  {place.title}
                </Button>
              ) : (
                problem.at && <b>{problem.at}</b>
              )}{' '}
              {words(problem)}
            </li>
          )
        })}
        {problems.length > SHOWN && <li>{t('recipe.moreProblems', { count: problems.length - SHOWN })}</li>}
      </ul>
    </div>
  )
}

function show(place: StepPlace, onOpen: Props['onOpen']) {
  onOpen(place)
  scrollToStep(place)
}
