import { dataNameRefusal, type Dataset } from '../../design/datasets'
import { parseDay } from '../../kernel'
import { scopeOf, type LogicType, type Scope, type Use } from '../../design/logic'
import { Exact, isCurrency, moneyToExact, type Money } from '../../money'
import type { AddOnPrice, Bench, TableOfDates } from './bench'
import { instalmentProblems } from './check-instalments'
import { outputProblems } from './check-outputs'
import { compileStep, runStep, type CompiledStep } from './compile-step'
import { compileTableOnce } from './compile-table'
import { quotePricer, type PlanCovers, type PriceQuote } from './price-quote'
import type { AddOnRecipe, Recipe, Step } from '../../design/parts'
import { RecipeRefused, type RecipeProblem } from './recipe-problems'
import { stepNames } from './recipe-uses'
import type { RateTable } from './table'

export type RecipeSetting = {
  readonly dataset: Dataset
  readonly tables: readonly RateTable[]
  /** Covers of a plan are data names too: the plan answers them. */
  readonly plans: readonly PlanCovers[]
  readonly addOns: readonly { readonly id: string; readonly yearly: Money; readonly monthly: Money }[]
  /** Published or quoted by: what can be worked out is, and no check that came later stands in the way. */
  readonly isFrozen?: boolean
}

/** `uses` is for 'removing this is refused because …'. */
export type CompiledRecipe = { readonly price: PriceQuote; readonly uses: readonly Use[] }

export type RecipeOutcome =
  | { readonly ok: true; readonly value: CompiledRecipe }
  | { readonly ok: false; readonly problems: readonly RecipeProblem[] }

/** Checks a recipe, finds every problem, and compiles it with its tables into one function. */
export function compileRecipe(recipe: Recipe, setting: RecipeSetting): RecipeOutcome {
  if (!isCurrency(recipe.currency))
    return { ok: false, problems: [{ code: 'recipe.badCurrency', values: { currency: recipe.currency } }] }
  const problems: RecipeProblem[] = []
  const tables = compileTables(setting.tables, problems)
  const { steps, addOnSteps, broken, ...sizes } = compileSteps(recipe, setting, tables, problems)
  const covers = new Set(setting.plans.flatMap((plan) => Object.keys(plan.covers)))
  problems.push(...outputProblems(recipe, steps, broken, covers))
  if (recipe.version > 1 && !setting.isFrozen) problems.push(...instalmentProblems(recipe, broken))
  if (problems.length > 0) return { ok: false, problems }
  const { plans, dataset } = setting
  const price = quotePricer({ recipe, names: dataset.names, plans, steps, ...sizes })
  return { ok: true, value: { price, uses: [...steps, ...addOnSteps].map(useOf) } }
}

function compileTables(tables: readonly RateTable[], problems: RecipeProblem[]): Map<string, TableOfDates> {
  return new Map(
    tables.map((table) => {
      const versions = table.versions.flatMap((version) => {
        const compiled = compileTableOnce(table.columns, version.rows)
        if (!compiled.ok)
          problems.push({ code: 'recipe.brokenTable', values: { table: table.name, problem: compiled.refusal.code } })
        const from = parseDay(version.effectiveFrom) ?? Infinity
        const to = version.effectiveTo === null ? Infinity : (parseDay(version.effectiveTo) ?? -Infinity)
        return compiled.ok ? [{ id: version.id, from, to, table: compiled.value }] : []
      })
      return [table.id, { id: table.id, versions }]
    }),
  )
}

type ListBench = Bench & { readonly broken: Set<string> }

type Compiled = {
  readonly steps: CompiledStep[]
  readonly addOnSteps: CompiledStep[]
  /** Names of steps that have a problem. */
  readonly broken: ReadonlySet<string>
  readonly frameSize: number
  readonly keptSize: number
  readonly scope: Scope
}

/** Slots: answers, today, startDate, plan, then the steps; steps of add-ons come after all of these. */
function compileSteps(
  recipe: Recipe,
  setting: RecipeSetting,
  tables: ReadonlyMap<string, TableOfDates>,
  problems: RecipeProblem[],
): Compiled {
  const planType: LogicType = { kind: 'text', options: setting.plans.map((plan) => plan.id) }
  const extra = [
    { name: 'startDate', type: { kind: 'date' } as const },
    { name: 'plan', type: planType },
  ]
  const scope = scopeOf(setting.dataset, extra)
  const addOns = fixedPrices(setting)
  let keptSize = 0
  const bench: ListBench = {
    currency: recipe.currency,
    isFrozen: setting.isFrozen ?? false,
    version: recipe.version,
    later: recipe.addOns.flatMap((addOn) => addOn.steps),
    scope,
    tables,
    addOns,
    used: new Set(),
    groups: new Map(),
    broken: new Set<string>(),
    newPlace: () => keptSize++,
  }
  const addOnSteps: CompiledStep[] = []
  let frameSize = scope.size + recipe.steps.length
  const compileAddOnRecipes = (seen: Scope) => {
    for (const addOn of recipe.addOns) {
      const steps = compileList(
        addOn.steps,
        { ...bench, scope: { slots: seen.slots, size: frameSize }, later: [] },
        problems,
        addOn.addOn,
      )
      frameSize += addOn.steps.length
      addOnSteps.push(...steps)
      if (!setting.addOns.some((entry) => entry.id === addOn.addOn))
        problems.push({ code: 'recipe.unknownAddOn', values: { addOn: addOn.addOn } })
      addOns.set(addOn.addOn, addOnPrice(addOn, steps, problems))
    }
  }
  const steps = compileList(recipe.steps, bench, problems, null, compileAddOnRecipes)
  return { steps, addOnSteps, broken: bench.broken, frameSize, keptSize, scope }
}

/**
 * A step with a problem keeps its name as money, and whoever uses it may stumble over that: only the cause is told, so
 * that one mistake is not told ten times.
 */
function compileList(
  steps: readonly Step[],
  bench: ListBench,
  problems: RecipeProblem[],
  addOn: string | null,
  onFirstAddOns?: (seen: Scope) => void,
): CompiledStep[] {
  let { scope } = bench
  const firstAddOns = steps.findIndex((step) => step.kind === 'addOns')
  return steps.flatMap((step, at) => {
    if (at === firstAddOns) onFirstAddOns?.(scope)
    const slot = scope.size
    try {
      refuseName(step.name, scope)
      const later = [...steps.slice(at + 1), ...bench.later]
      const compiled = compileStep(step, { ...bench, scope, later }, slot, addOn)
      scope = compiled.scope
      return [compiled]
    } catch (error) {
      if (!(error instanceof RecipeRefused)) throw error
      if (!stepNames(step).some((name) => bench.broken.has(name))) problems.push({ ...error.refusal, step: step.name })
      bench.broken.add(step.name)
      const type: LogicType = { kind: 'money', currency: bench.currency }
      scope = { slots: new Map([...scope.slots, [step.name, { slot, type }]]), size: slot + 1 }
      return []
    }
  })
}

function refuseName(name: string, scope: Scope): void {
  if (dataNameRefusal(name)) throw new RecipeRefused({ code: 'recipe.nameShape', values: { name } })
  if (scope.slots.has(name)) throw new RecipeRefused({ code: 'recipe.nameTaken', values: { name } })
}

const TWELVE = Exact.of(12)

function addOnPrice(addOn: AddOnRecipe, steps: readonly CompiledStep[], problems: RecipeProblem[]): AddOnPrice {
  const slotOf = (name: string) => {
    const found = steps.find((entry) => entry.step.name === name)
    if (found?.plan.type.kind !== 'money') problems.push({ code: 'recipe.noOutput', values: { name } })
    return found?.slot ?? -1
  }
  const yearly = slotOf(addOn.yearly)
  const monthly = addOn.monthly === null ? null : slotOf(addOn.monthly)
  return (working, per) => {
    for (const step of steps) runStep(step, working)
    if (per === 'month' && monthly !== null) return working.frame[monthly] as Exact
    const price = working.frame[yearly] as Exact
    return per === 'year' ? price : price.dividedBy(TWELVE)
  }
}

function fixedPrices(setting: RecipeSetting): Map<string, AddOnPrice> {
  return new Map(
    setting.addOns.map(({ id, yearly, monthly }) => {
      const [byYear, byMonth] = [moneyToExact(yearly), moneyToExact(monthly)]
      return [id, (_, per) => (per === 'year' ? byYear : byMonth)]
    }),
  )
}

function useOf({ step, names }: CompiledStep): Use {
  return { where: 'pricing', id: step.name, title: step.title, names }
}
