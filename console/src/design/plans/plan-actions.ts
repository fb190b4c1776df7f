import type { PlanSet } from '@coverwright/contract/design/plans'
import type { Texts } from '@coverwright/rules/languages'
import type { PlanDocumentKind } from '@coverwright/rules/design/plans'

export type Plan = PlanSet['plans'][number]
export type Cover = Plan['covers'][number]
export type AddOn = PlanSet['addOns'][number]
export type Declaration = Plan['declarations'][number]
export type Document = Plan['booklet'][number]

/** Every change of the plans as a pure step from one set to the next. */
export type PlanAction =
  | { do: 'addPlan'; id: string; title: Texts }
  | { do: 'copyPlan'; id: string; of: string; title: Texts }
  | { do: 'changePlan'; id: string; change: Partial<Pick<Plan, 'title' | 'subtitle' | 'description'>> }
  | { do: 'movePlan'; id: string; by: -1 | 1 }
  | { do: 'removePlan'; id: string }
  | { do: 'setDocument'; plan: string; kind: PlanDocumentKind; language: Document['language']; file: Document | null }
  | { do: 'addCover'; dataName: string; title: Texts }
  | { do: 'changeCover'; dataName: string; change: Partial<Pick<Cover, 'title' | 'tooltip' | 'dataName'>> }
  | { do: 'removeCover'; dataName: string }
  | { do: 'setCell'; plan: string; dataName: string; cell: Pick<Cover, 'amount' | 'words'> | null }
  | { do: 'addAddOn'; addOn: AddOn }
  | { do: 'changeAddOn'; id: string; change: Partial<AddOn> }
  | { do: 'removeAddOn'; id: string }
  | { do: 'offerAddOn'; plan: string; addOn: string; isOffered: boolean }
  | { do: 'addDeclaration'; declaration: Declaration }
  | { do: 'changeDeclaration'; id: string; change: Partial<Declaration> }
  | { do: 'removeDeclaration'; id: string }
  | { do: 'askDeclaration'; plan: string; declaration: Declaration; isAsked: boolean }

export function changePlans(set: PlanSet, action: PlanAction): PlanSet {
  switch (action.do) {
    case 'addPlan':
      return { ...set, plans: [...set.plans, newPlan(set, action.id, action.title)] }
    case 'copyPlan':
      return { ...set, plans: set.plans.flatMap((plan) => (plan.id === action.of ? [plan, { ...plan, id: action.id, title: action.title }] : [plan])) } // oxfmt-ignore
    case 'changePlan':
      return onPlan(set, action.id, (plan) => ({ ...plan, ...action.change }))
    case 'movePlan':
      return { ...set, plans: moved(set.plans, action.id, action.by) }
    case 'removePlan':
      return { ...set, plans: set.plans.filter(({ id }) => id !== action.id) }
    case 'setDocument':
      return onPlan(set, action.plan, (plan) => ({ ...plan, [action.kind]: withDocument(plan[action.kind], action) }))
    default:
      return changeCovers(set, action) ?? changeOffers(set, action)
  }
}

function changeCovers(set: PlanSet, action: PlanAction): PlanSet | null {
  const inCovers = (change: (covers: readonly Cover[]) => readonly Cover[]) =>
    everyPlan(set, (plan) => ({ ...plan, covers: change(plan.covers) }))
  switch (action.do) {
    case 'addCover':
      return inCovers((covers) => [...covers, blankCover(action.dataName, action.title)])
    case 'changeCover':
      return inCovers((covers) =>
        covers.map((cover) => (cover.dataName === action.dataName ? { ...cover, ...action.change } : cover)),
      )
    case 'removeCover':
      return inCovers((covers) => covers.filter(({ dataName }) => dataName !== action.dataName))
    case 'setCell':
      return onPlan(set, action.plan, (plan) => ({
        ...plan,
        covers: withCell(set, plan, action.dataName, action.cell),
      }))
    default:
      return null
  }
}

function changeOffers(set: PlanSet, action: PlanAction): PlanSet {
  switch (action.do) {
    case 'addAddOn':
      return everyPlan({ ...set, addOns: [...set.addOns, action.addOn] }, (plan) => ({
        ...plan,
        addOns: [...plan.addOns, action.addOn.id],
      }))
    case 'changeAddOn':
      return {
        ...set,
        addOns: set.addOns.map((each) => (each.id === action.id ? { ...each, ...action.change } : each)),
      }
    case 'removeAddOn':
      return everyPlan({ ...set, addOns: set.addOns.filter(({ id }) => id !== action.id) }, (plan) => ({
        ...plan,
        addOns: plan.addOns.filter((id) => id !== action.id),
      }))
    case 'offerAddOn':
      return onPlan(set, action.plan, (plan) => ({
        ...plan,
        addOns: action.isOffered ? [...plan.addOns, action.addOn] : plan.addOns.filter((id) => id !== action.addOn),
      }))
    case 'addDeclaration':
      return everyPlan(set, (plan) => ({ ...plan, declarations: [...plan.declarations, action.declaration] }))
    case 'changeDeclaration':
      return everyPlan(set, (plan) => ({
        ...plan,
        declarations: plan.declarations.map((each) => (each.id === action.id ? { ...each, ...action.change } : each)),
      }))
    case 'removeDeclaration':
      return everyPlan(set, (plan) => ({
        ...plan,
        declarations: plan.declarations.filter(({ id }) => id !== action.id),
      }))
    case 'askDeclaration':
      return onPlan(set, action.plan, ({ declarations, ...plan }) => ({
        ...plan,
        declarations: action.isAsked
          ? [...declarations, action.declaration]
          : declarations.filter(({ id }) => id !== action.declaration.id),
      }))
    default:
      return set
  }
}

const everyPlan = (set: PlanSet, change: (plan: Plan) => Plan): PlanSet => ({ ...set, plans: set.plans.map(change) })
const onPlan = (set: PlanSet, id: string, change: (plan: Plan) => Plan): PlanSet =>
  everyPlan(set, (plan) => (plan.id === id ? change(plan) : plan))

const blankCover = (dataName: string, title: Texts): Cover => ({
  dataName,
  title,
  amount: null,
  words: {},
  tooltip: {},
})

const withDocument = (
  files: readonly Document[],
  { language, file }: { language: string; file: Document | null },
): Document[] => [...files.filter((each) => each.language !== language), ...(file ? [file] : [])]

/** A new plan has the lines of the others, with nothing in them yet, and offers and asks what they do. */
function newPlan({ plans }: PlanSet, id: string, title: Texts): Plan {
  const [first] = plans
  return {
    id,
    title,
    subtitle: {},
    description: {},
    covers: (first?.covers ?? []).map((cover) => ({ ...cover, amount: null, words: {} })),
    addOns: first?.addOns ?? [],
    declarations: first?.declarations ?? [],
    booklet: [],
    coverDocument: [],
  }
}

function withCell(set: PlanSet, plan: Plan, dataName: string, cell: Pick<Cover, 'amount' | 'words'> | null): Cover[] {
  if (cell === null) return plan.covers.filter((cover) => cover.dataName !== dataName)
  if (plan.covers.some((cover) => cover.dataName === dataName))
    return plan.covers.map((cover) => (cover.dataName === dataName ? { ...cover, ...cell } : cover))
  const model = set.plans.flatMap(({ covers }) => covers).find((cover) => cover.dataName === dataName)
  return [...plan.covers, { ...(model ?? blankCover(dataName, {})), ...cell }]
}

function moved(plans: readonly Plan[], id: string, by: -1 | 1): readonly Plan[] {
  const at = plans.findIndex((plan) => plan.id === id)
  const [here, there] = [plans[at], plans[at + by]]
  if (!here || !there) return plans
  return plans.map((plan, place) => (place === at ? there : place === at + by ? here : plan))
}
