import type { TestRun, TestView } from '@coverwright/contract/rating/product-tests'
import type { Decision } from '@coverwright/rules/rating/underwriting'
import { type Formats, NOTHING } from '@coverwright/ui/formats'
import type { Column } from '@coverwright/ui/list'
import type { T } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

/** The same as in the simulator: a person goes from one to the other. */
const tones: Record<Decision, Tone> = {
  accept: 'success',
  acceptWithTerms: 'warning',
  refer: 'info',
  decline: 'danger',
}

type Outcome = { decision: Decision; yearly: number | null | 'some' }

export function DecisionPrice({
  of,
  currency,
  t,
  money,
}: {
  of: Outcome
  currency: string
  t: T
  money: Formats['money']
}) {
  if (of.yearly === 'some') return <span className="tests-outcome">{t('tests.somePrice')}</span>
  const isAccepted = of.decision === 'accept' || of.decision === 'acceptWithTerms'
  if (of.yearly === null && isAccepted)
    return (
      <span className="tests-outcome">
        <StateTag tone="danger">{t('tests.noPrice')}</StateTag>
      </span>
    )
  return (
    <span className="tests-outcome">
      <StateTag tone={tones[of.decision]}>{t(`decision.${of.decision}`)}</StateTag>
      <span className="cw-num">{of.yearly === null ? t('tests.noPrice') : money({ minor: of.yearly, currency })}</span>
    </span>
  )
}

export const testColumns = (
  t: T,
  { money, date }: Formats,
  run: TestRun | undefined,
  currency: string,
  planTitle: (id: string) => string,
): Column<TestView>[] => [
  {
    key: 'title',
    title: t('column.title'),
    isFixed: true,
    cell: ({ title, customer }) => (
      <span className="tests-title">
        <b className="cw-cut">{title}</b>
        <small>
          {planTitle(customer.plan)} · {date(customer.startDate)}
        </small>
      </span>
    ),
  },
  {
    key: 'expected',
    title: t('column.expected'),
    width: 260,
    cell: ({ expected }) => <DecisionPrice of={expected} currency={currency} t={t} money={money} />,
  },
  {
    key: 'got',
    title: t('column.got'),
    width: 260,
    cell: ({ id }) => {
      const outcome = run?.outcomes[id]
      return outcome ? <DecisionPrice of={outcome} currency={currency} t={t} money={money} /> : NOTHING
    },
  },
  {
    key: 'state',
    title: t('column.state'),
    width: 260,
    cell: ({ id }) => {
      const outcome = run?.outcomes[id]
      if (!outcome) return NOTHING
      const [tone, state] =
        outcome.differs.length === 0
          ? (['success', 'passed'] as const)
          : (['danger', outcome.differs.join('And')] as const)
      return (
        <span className="tests-outcome">
          <StateTag tone={tone}>{t(`state.${state}`)}</StateTag>
          {run.early[id] && <StateTag tone="warning">{t('state.early')}</StateTag>}
        </span>
      )
    },
  },
]
