import type { ProblemView } from '@coverwright/contract/rating/pricing'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { CircleAlert } from 'lucide-react'
import { type OpenStep, type StepPlace, stepPlace } from './recipe-edits'
import { scrollToStep } from './step-row'
import { useProblemWords } from './use-problem-words'

const SHOWN = 12

type Props = { problems: readonly ProblemView[]; recipe: Recipe; onOpen: (opened: OpenStep) => void }

/** Everything that is wrong, each at its step: pressed, the step opens. */
export function RecipeProblems({ problems, recipe, onOpen }: Props) {
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
