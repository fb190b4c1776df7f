import type { ComparedCover } from '@coverwright/rules/plans'
import { useTexts } from '@coverwright/ui/locales'
import { TypedInput } from './typed-input'
import type { PlansEditing } from './use-plans-draft'

/** A line's own words: title, data name, and what a buyer reads when asking what it means. */
export function CoverHead({ line, editor }: { line: ComparedCover; editor: PlansEditing }) {
  const t = useTexts('plans')
  const { mayEdit, act, errorAt, draft } = editor
  const { dataName, title } = line
  const cover = line.cells.find((cell) => cell !== null)
  const change = (part: { title?: string; tooltip?: string; dataName?: string }) =>
    act({ do: 'changeCover', dataName, change: part })
  const error = draft.plans
    .map((plan, at) => errorAt(`plans.${at}.covers.${plan.covers.findIndex((each) => each.dataName === dataName)}`))
    .find(Boolean)
  return (
    <th scope="row">
      <TypedInput
        className="plans-title"
        label={t('covers.titleOf', { title })}
        value={title}
        maxLength={200}
        isDisabled={!mayEdit}
        onCommit={(typed) => change({ title: typed })}
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
      <TypedInput
        className="plans-small"
        label={t('covers.tooltipOf', { title })}
        value={cover?.tooltip ?? ''}
        placeholder={t('covers.tooltip')}
        isDisabled={!mayEdit}
        onCommit={(typed) => change({ tooltip: typed })}
      />
      {error && <p className="plans-error">{error}</p>}
    </th>
  )
}
