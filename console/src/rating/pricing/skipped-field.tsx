import { neutralOf, type Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { ExpressionField, type StepFormProps } from './step-fields'

type Props = StepFormProps<'lookUp' | 'formula'> & {
  /** The steps below, which use what this one gives. */
  later: readonly Step[]
}

/** What a step counts as for whom it is skipped: told where that follows from the steps below, asked where it does not. */
export function SkippedField({ step, later, onChange, scope, view, isReadOnly }: Props) {
  const t = useTexts('pricing')
  const neutral = givesAmount({ step, view }) ? '0' : neutralOf(step, later)
  return (
    <div className="recipe-wide">
      <ExpressionField
        label={t('field.skipped')}
        value={step.skipped ?? ''}
        onChange={(skipped) => {
          const { skipped: _gone, ...rest } = step
          onChange(skipped === '' ? rest : { ...rest, skipped })
        }}
        scope={scope}
        hint={neutral === null ? t('hint.skippedAsked') : t('hint.skippedAs', { value: neutral })}
        isOptional
        isReadOnly={isReadOnly}
      />
    </div>
  )
}

function givesAmount({ step, view }: Pick<Props, 'step' | 'view'>): boolean {
  if (step.kind === 'formula') return step.unit === 'amount'
  const columns = view.tables.find(({ id }) => id === step.table)?.columns ?? []
  return columns.find(({ id }) => id === step.column)?.role === 'amount'
}
