import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { namesIn } from '@coverwright/rules/design/datasets'
import { type Step, type Taking, type TakingDoubt, takings } from '@coverwright/rules/rating/pricing'
import { Check } from '@coverwright/ui/check'
import { NOTHING } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { TriangleAlert } from 'lucide-react'
import type { FormulaWords } from '../../design/logic'
import { matchedBy } from './matched-by'
import { useNameTitle } from './name-titles'
import type { Doubt } from './proposal-doubts'

type Props = {
  step: Extract<Step, { kind: 'lookUp' }>
  view: RecipeView
  read: FormulaWords
  /** How what is found comes into the price; null for an amount. */
  taking: Taking | null
  /** Why a person has to say how, until one did. */
  asks: TakingDoubt | undefined
  isFirst: boolean
  /** The price begins with this table. */
  isFixed: boolean
  /** The price is held to it. */
  isLeast: boolean
  /** The answer that it is a share of, in place of the price so far. */
  shareOf: string | null
  /** Why it is not ticked by itself. */
  doubt: Doubt | undefined
  isIn: boolean
  onIn: (isIn: boolean) => void
  onTaking: (as: Taking) => void
}

/** A table that the price would use: how, fed from what, and what has to be known before it is ticked. */
export function ProposedLook(props: Props) {
  const { step, view, read, taking, asks, isFirst, isFixed, isLeast, shareOf, doubt, isIn, onIn } = props
  const t = useTexts('pricing')
  const titleOf = useNameTitle()
  const table = view.tables.find(({ id }) => id === step.table)
  const known = new Set(view.names.map(({ name }) => name))
  const unfed = Object.entries(step.inputs).filter(([, source]) => !isFed(source, known))
  // A row that a step names itself is found by nothing that a customer says.
  const isSaid = Object.values(step.inputs).every((source) => /^"[^"]*"$/.test(source))
  const columnTitle = (id: string) => table?.columns.find((column) => column.id === id)?.title ?? id
  const given: Readonly<Record<string, string>> = { plan: t('customers.plan'), startDate: t('customer.startDate') }
  const by = matchedBy(Object.values(step.inputs), known).map((name) => given[name] ?? titleOf(name))
  return (
    <li data-left={!isIn || undefined}>
      <Check isOn={isIn} isDisabled={isFixed || asks !== undefined} onChange={(isOn) => onIn(isOn)}>
        <b>{step.title}</b>{' '}
        {taking === null && (
          <span className="proposal-how">
            {t(`proposal.how.${isFirst ? 'start' : isLeast ? 'least' : 'add'}`, { currency: view.currency })}
          </span>
        )}
        {shareOf !== null && (
          <span className="proposal-how">{t('proposal.how.share', { name: titleOf(shareOf) })}</span>
        )}
      </Check>
      {taking !== null && shareOf === null && <HowTaken {...props} taking={taking} />}
      <small>
        {[
          !isSaid && t('proposal.by', { names: by.join(', ') || NOTHING }),
          step.when !== undefined && t('proposal.when', { when: read(step.when, 'condition') }),
          table?.isDraft && t('proposal.draft'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {asks && (
        <small className="proposal-unfed">
          <TriangleAlert size={14} aria-hidden /> {t(`proposal.asks.${asks}`)}
        </small>
      )}
      {doubt && (
        <small className="proposal-unfed">
          <TriangleAlert size={14} aria-hidden /> {t(`proposal.${doubt.why}`, { table: doubt.besides })}
        </small>
      )}
      {isIn && unfed.length > 0 && (
        <small className="proposal-unfed">
          <TriangleAlert size={14} aria-hidden />{' '}
          {t('proposal.unfed', { columns: unfed.map(([column]) => columnTitle(column)).join(', ') })}
        </small>
      )}
    </li>
  )
}

/** Multiplied, added or taken off: what was understood from words and figures, to be put right before it counts. */
function HowTaken({ step, taking, asks, onTaking }: Props & { taking: Taking }) {
  const t = useTexts('pricing')
  return (
    <Select<Taking>
      className="proposal-taking"
      size="small"
      aria-label={t('proposal.taking', { title: step.title })}
      value={asks ? null : taking}
      placeholder={t('proposal.choose')}
      options={takings.map((as) => ({ value: as, label: t(`proposal.how.${as}`) }))}
      onChange={onTaking}
    />
  )
}

const GIVEN = ['plan', 'startDate', 'today', 'true', 'false']
const isFed = (source: string, known: ReadonlySet<string>): boolean =>
  source.trim() !== '' && namesIn(source).every((name) => known.has(name.split('.')[0] ?? '') || GIVEN.includes(name))
