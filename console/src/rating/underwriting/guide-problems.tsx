import type { Guide, GuideProblem } from '@coverwright/contract/rating/underwriting'
import { useTexts } from '@coverwright/ui/locales'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useGuideWords } from './use-guide-words'

/** Everything that keeps the guide from deciding, each leading to its rule or table. */
export function GuideProblems({ problems, guide }: { problems: readonly GuideProblem[]; guide: Guide }) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const entries = [...guide.rules, ...guide.tables, ...(guide.answers ?? [])]
  const titleOf = (id: string) => entries.find((entry) => entry.id === id)?.title || t('untitled')
  if (entries.every(({ isOff = false }) => isOff))
    return <p className="guide-about">{t(entries.length === 0 ? 'nothing' : 'allOff')}</p>
  if (problems.length === 0)
    return (
      <p className="guide-sound" role="status">
        <CircleCheck size={16} /> {t('sound')}
      </p>
    )
  return (
    <section className="guide-problems" aria-label={t('problems.label')}>
      <p role="status">
        <TriangleAlert size={16} /> <b>{t('problems.count', { count: problems.length })}</b>
      </p>
      <ul>
        {problems.map((problem, at) => (
          <li key={at}>
            <a className="cw-link" href={`#guide-${problem.where}`}>
              {titleOf(problem.where)}
            </a>
            : {words(problem)}
          </li>
        ))}
      </ul>
    </section>
  )
}
