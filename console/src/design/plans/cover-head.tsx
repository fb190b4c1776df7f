import { textIn } from '@coverwright/rules/languages'
import { type ComparedCover, planLimits } from '@coverwright/rules/design/plans'
import { useTexts } from '@coverwright/ui/locales'
import type { Cover } from './plan-actions'
import { SpokenInput } from './spoken-input'
import { TypedInput } from './typed-input'
import type { PlansEditing } from './use-plans-draft'

/** A line's own words: title, data name, and what a buyer reads when asking what it means. */
export function CoverHead({ line, editor }: { line: ComparedCover; editor: PlansEditing }) {
  const t = useTexts('plans')
  const { mayEdit, act, errorAt, draft, language } = editor
  const { dataName } = line
  const title = textIn(line.title, language)
  const cover = line.cells.find((cell) => cell !== null)
  const change = (part: Partial<Pick<Cover, 'title' | 'tooltip' | 'dataName'>>) =>
    act({ do: 'changeCover', dataName, change: part })
  const error = draft.plans
    .map((plan, at) => errorAt(`plans.${at}.covers.${plan.covers.findIndex((each) => each.dataName === dataName)}`))
    .find(Boolean)
  return (
    <th scope="row">
      <SpokenInput
        className="plans-title"
        label={t('covers.titleOf', { title })}
        texts={line.title}
        maxLength={planLimits.title}
        editor={editor}
        onWrite={(texts) => change({ title: texts })}
      />
      <TypedInput
        className="cw-mono plans-small"
        label={t('covers.nameOf', { title })}
        value={dataName}
        maxLength={64}
        isDisabled={!mayEdit}
        error={error}
        onCommit={(typed) => change({ dataName: typed.trim() })}
      />
      <SpokenInput
        className="plans-small"
        label={t('covers.tooltipOf', { title })}
        texts={cover?.tooltip ?? {}}
        placeholder={t('covers.tooltip')}
        editor={editor}
        onWrite={(texts) => change({ tooltip: texts })}
      />
      {error && <p className="plans-error">{error}</p>}
    </th>
  )
}
