import { stepKinds, type StepKind } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import { Plus } from 'lucide-react'

type Props = { onAdd: (kind: StepKind) => void; isBetween?: boolean; isOfAddOn?: boolean; after?: string }

/** Steps that only the price itself can have. */
const OF_THE_PRICE: readonly StepKind[] = ['addOns', 'discount', 'instalment', 'terms']

/** Which kind of step: each with what it does. Between two steps it is a thin line until it is looked at. */
export function AddStep({ onAdd, isBetween = false, isOfAddOn = false, after = '' }: Props) {
  const t = useTexts('pricing')
  const kinds = stepKinds.filter((kind) => !isOfAddOn || !OF_THE_PRICE.includes(kind))
  const label = isBetween ? t('step.insert', { after }) : t('step.add')
  return (
    <div className={isBetween ? 'recipe-between' : 'recipe-add'}>
      <Menu
        label={label}
        items={kinds.map((kind) => ({
          key: kind,
          label: t(`kind.${kind}.title`),
          hint: t(`kind.${kind}.about`),
          onSelect: () => onAdd(kind),
        }))}
        trigger={(props) =>
          isBetween ? (
            <button {...props} type="button" className="recipe-insert" aria-label={label}>
              <Plus size={12} />
            </button>
          ) : (
            <Button {...props} icon={<Plus size={16} />}>
              {label}
            </Button>
          )
        }
      />
    </div>
  )
}
