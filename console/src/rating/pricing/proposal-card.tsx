import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { isChargeLook, type Recipe, shareOf, type Step, type Taking } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useMemo, useState } from 'react'
import { useFormulaWords } from '../../design/logic'
import { calledIn } from './called-in'
import { proposalDoubts } from './proposal-doubts'
import { holdsTo, takenInAs, takes, takingOf, withoutLook } from './proposal-edits'
import { ProposedLook } from './proposed-look'

type Look = Extract<Step, { kind: 'lookUp' }>

type Props = {
  view: RecipeView
  body: BodyView
  proposal: Recipe
  onTake: (recipe: Recipe) => void
  onBlank: () => void
}

/** What the tables suggest, before it is taken: which counts how, what each is fed from, and what follows after. */
export function ProposalCard({ view, body, proposal, onTake, onBlank }: Props) {
  const t = useTexts('pricing')
  const read = useFormulaWords(
    useMemo(() => calledIn(proposal, view.names), [proposal, view.names]),
    body,
  )
  const looks = proposal.steps.filter((step) => step.kind === 'lookUp')
  const first = looks[0]
  const doubts = proposalDoubts(looks, view.tables)
  // What a person ticked stays so; a table that comes later is ticked or not for its own reasons.
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [said, setSaid] = useState<ReadonlyMap<string, Taking>>(new Map())
  // Amounts for each plan begin the price together.
  const isFixed = (look: Look) => look === first || (look.table === first?.table && look.when !== undefined)
  const isLeast = ({ name }: Look) => proposal.steps.some((step) => holdsTo(step, name))
  const doubtOf = (look: Look) => (isLeast(look) || isChargeLook(look) ? undefined : doubts.get(look.table))
  const asks = new Map(view.asks.flatMap(({ step, why }) => (said.has(step) ? [] : [[step, why]])))
  // Nobody ticks what nobody knows how to count.
  const isIn = (look: Look) => isFixed(look) || (!asks.has(look.name) && (ticked.get(look.name) ?? !doubtOf(look)))
  const rest = proposal.steps.filter((step) => isAfterTables(step, proposal))
  const left = looks.filter((look) => !isIn(look)).map(({ name }) => name)
  const counted = [...said].reduce((recipe, [look, as]) => takenInAs(recipe, look, as), proposal)
  const take = () => onTake(left.reduce(withoutLook, counted))
  return (
    <Card title={t('proposal.title')}>
      <div className="proposal">
        <p className="recipe-note">{t('proposal.about')}</p>
        <ol className="proposal-steps">
          {looks.map((step) => (
            <ProposedLook
              key={step.name}
              step={step}
              view={view}
              read={read}
              taking={takingOf(counted, step.name)}
              asks={asks.get(step.name)}
              isFirst={step === first}
              isFixed={isFixed(step)}
              isLeast={isLeast(step)}
              shareOf={shareOf(counted, step.name)}
              doubt={doubtOf(step)}
              isIn={isIn(step)}
              onIn={(now) => setTicked(new Map([...ticked, [step.name, now]]))}
              onTaking={(as) => setSaid(new Map([...said, [step.name, as]]))}
            />
          ))}
        </ol>
        <p className="proposal-rest">
          <b>{t('proposal.then')}</b> {rest.map(({ title }) => title).join(' → ')}
        </p>
        {view.unused.length > 0 && (
          <p className="proposal-rest" role="note">
            {t('proposal.unused', { names: view.unused.join(' · ') })}
          </p>
        )}
        <Deciding view={view} />
        <div className="proposal-acts">
          <Button type="primary" onClick={take} data-autofocus>
            {t('proposal.take')}
          </Button>
          <Button onClick={onBlank}>{t('empty.blank')}</Button>
          <Link className="cw-link" href={`/setting-page/pricing?product=${view.productId}`}>
            {t('toTables')}
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** Tables that are no part of the price are not passed over in silence. */
function Deciding({ view }: { view: RecipeView }) {
  const t = useTexts('pricing')
  const names = view.tables.filter(({ use }) => use === 'underwriting').map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className="proposal-rest">
      {t('proposal.decides', { names: names.join(', ') })}{' '}
      <Link className="cw-link" href={`/setting-page/underwriting?product=${view.productId}`}>
        {t('proposal.toUnderwriting')}
      </Link>
    </p>
  )
}

/** What every price has after its tables: terms, rounding, tax and the like. */
const isAfterTables = (step: Step, { steps }: Recipe): boolean =>
  step.kind !== 'lookUp' && !steps.some((look) => look.kind === 'lookUp' && takes(step, look.name))
