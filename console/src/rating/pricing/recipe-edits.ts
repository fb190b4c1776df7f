import { dataNameRefusal } from '@coverwright/rules/design/datasets'
import type { Use } from '@coverwright/rules/design/logic'
import { type LookUpEach, type Recipe, recipeUses, type Step, type StepKind } from '@coverwright/rules/rating/pricing'

/** Which list of steps is meant: that of the price, or of one add-on. */
export type StepList = string | null

export const stepsOf = (recipe: Recipe, list: StepList): readonly Step[] =>
  list === null ? recipe.steps : (recipe.addOns.find(({ addOn }) => addOn === list)?.steps ?? [])

export function withSteps(recipe: Recipe, list: StepList, steps: readonly Step[]): Recipe {
  if (list === null) return { ...recipe, steps }
  return { ...recipe, addOns: recipe.addOns.map((entry) => (entry.addOn === list ? { ...entry, steps } : entry)) }
}

/** Where a step is found by its name. */
export type StepPlace = { readonly list: StepList; readonly at: number; readonly name: string; readonly title: string }

export function stepPlace(recipe: Recipe, name: string): StepPlace | null {
  for (const list of [null, ...recipe.addOns.map(({ addOn }) => addOn)]) {
    const at = stepsOf(recipe, list).findIndex((step) => step.name === name)
    const step = stepsOf(recipe, list)[at]
    if (step) return { list, at, name, title: step.title || step.name }
  }
  return null
}

/** The step that is open: where it stands, and what it was called when it was last seen there. */
export type OpenStep = { readonly list: StepList; readonly at: number; readonly name?: string | undefined }

/** The open step where it is by now: others may have put steps before it, and it may have another name. */
export function openStepIn(recipe: Recipe, opened: OpenStep): OpenStep {
  const steps = stepsOf(recipe, opened.list)
  const here = steps[opened.at]?.name
  if (here === opened.name) return opened
  const at = opened.name === undefined ? -1 : steps.findIndex(({ name }) => name === opened.name)
  return at >= 0 ? { ...opened, at } : { ...opened, name: here }
}

export function insertStep(recipe: Recipe, list: StepList, at: number, step: Step): Recipe {
  const steps = stepsOf(recipe, list)
  return withSteps(recipe, list, [...steps.slice(0, at), step, ...steps.slice(at)])
}

/** Kinds that change the amount that they work on: whoever worked on it before works on what they make of it. */
const PASSED_ON: readonly StepKind[] = ['factor', 'add', 'minimum', 'maximum', 'round', 'terms', 'discount']

/** A new step that counts: what comes after it and read the amount that it works on reads its result instead. */
export function insertCounting(recipe: Recipe, list: StepList, at: number, step: Step): Recipe {
  const placed = insertStep(recipe, list, at, step)
  if (!isPassing(step)) return placed
  const { inStep, swap, inOutputs } = readingInstead(step.of, step.name)
  const later = (steps: readonly Step[]) => steps.map((each, place) => (place > at ? inStep(each) : each))
  if (list !== null) {
    const addOns = placed.addOns.map((entry) =>
      entry.addOn === list ? { ...inOutputs(entry), steps: later(entry.steps) } : entry,
    )
    return { ...placed, addOns }
  }
  const { outputs } = placed
  // Add-ons see what stands before the step that sums them up.
  const sums = recipe.steps.findIndex(({ kind }) => kind === 'addOns')
  const isSeen = sums < 0 || at <= sums
  return {
    ...placed,
    steps: later(placed.steps),
    addOns: isSeen ? placed.addOns.map((entry) => ({ ...entry, steps: entry.steps.map(inStep) })) : placed.addOns,
    outputs: { ...inOutputs(outputs), parts: outputs.parts.map(swap) },
  }
}

/** Where a step that is added at the end stands: before the instalments, which are made of the price. */
export function endOf(recipe: Recipe, list: StepList, kind: StepKind): number {
  const steps = stepsOf(recipe, list)
  return kind === 'instalment' ? steps.length : steps.findLastIndex((step) => step.kind !== 'instalment') + 1
}

export function moveStep(recipe: Recipe, list: StepList, from: number, to: number): Recipe {
  const steps = [...stepsOf(recipe, list)]
  const [moved] = steps.splice(from, 1)
  if (!moved || to < 0 || to > steps.length) return recipe
  steps.splice(to, 0, moved)
  return withSteps(recipe, list, steps)
}

export function duplicateStep(recipe: Recipe, list: StepList, at: number): Recipe {
  const step = stepsOf(recipe, list)[at]
  return step ? insertStep(recipe, list, at + 1, { ...step, name: freeName(recipe, step.name) }) : recipe
}

export function removeStep(recipe: Recipe, list: StepList, at: number): Recipe {
  return withSteps(
    recipe,
    list,
    stepsOf(recipe, list).filter((_, place) => place !== at),
  )
}

/** Whether a step only changes an amount on its way: then whoever works on its result can work on that amount instead. */
export const isPassing = (step: Step): step is Step & { readonly of: string } =>
  'of' in step && PASSED_ON.includes(step.kind) && dataNameRefusal(step.of) === null

/** The recipe as if the step had never changed its amount. */
export function removePassing(recipe: Recipe, list: StepList, at: number): Recipe {
  const step = stepsOf(recipe, list)[at]
  const without = removeStep(recipe, list, at)
  return step && isPassing(step) ? renamed(without, step.name, step.of) : without
}

/** Who would miss this step; nobody means it can go. A step may be called like the output that it gives: 'monthly'. */
export function usersOf(recipe: Recipe, name: string): Use[] {
  const isItself = ({ where, id }: Use) => where !== 'output' && id === name
  return recipeUses(recipe).filter((use) => !isItself(use) && use.names.includes(name))
}

/** A changed step in its place. Another name is carried to everybody who uses it. */
export function replaceStep(recipe: Recipe, list: StepList, at: number, step: Step): Recipe {
  const before = stepsOf(recipe, list)[at]
  if (!before) return recipe
  const placed = withSteps(
    recipe,
    list,
    stepsOf(recipe, list).map((each, place) => (place === at ? step : each)),
  )
  return before.name === step.name ? placed : renamed(placed, before.name, step.name)
}

function renamed(recipe: Recipe, from: string, to: string): Recipe {
  const all = [recipe.steps, ...recipe.addOns.map(({ steps }) => steps)].flat()
  if (dataNameRefusal(from) !== null || all.some(({ name }) => name === from)) return recipe
  const { inStep, swap, inOutputs } = readingInstead(from, to)
  return {
    ...recipe,
    steps: recipe.steps.map(inStep),
    addOns: recipe.addOns.map((entry) => ({ ...inOutputs(entry), steps: entry.steps.map(inStep) })),
    outputs: { ...inOutputs(recipe.outputs), parts: recipe.outputs.parts.map(swap) },
  }
}

/** Only whole words, and none inside a text. A name that no step could have is in no formula either. */
function readingInstead(from: string, to: string) {
  const swap = (name: string) => (name === from ? to : name)
  const pattern = new RegExp(`(?<![\\w.])${from}(?!\\w)`, 'g')
  const inFormula = (text: string) =>
    text
      .split(QUOTED)
      .map((part, at) => (at % 2 === 0 ? part.replace(pattern, to) : part))
      .join('')
  const inStep = (step: Step): Step =>
    Object.fromEntries(
      Object.entries(step).map(([key, value]) => {
        if (key === 'of' && typeof value === 'string') return [key, swap(value)]
        if (FORMULAS.has(key) && typeof value === 'string') return [key, inFormula(value)]
        if (key === 'each') {
          const { times, ...each } = value as LookUpEach
          return [key, times === undefined ? each : { ...each, times: swap(times) }]
        }
        if (key === 'inputs')
          return [key, Object.fromEntries(Object.entries(value as object).map(([id, text]) => [id, inFormula(text)]))]
        return [key, value]
      }),
    ) as Step
  const inOutputs = <Given extends { readonly yearly: string; readonly monthly: string | null }>(
    given: Given,
  ): Given => ({
    ...given,
    yearly: swap(given.yearly),
    monthly: given.monthly === null ? null : swap(given.monthly),
  })
  return { swap, inStep, inOutputs }
}

const QUOTED = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/
const FORMULAS = new Set(['skipped', 'when', 'formula', 'by', 'amount', 'least', 'most', 'each'])

type NameProblem = { code: 'recipe.nameShape' | 'recipe.nameTaken'; values: { name: string } }

/** Why a step cannot be called so, or null. `taken` are the names of answers, covers and all other steps. */
export function nameProblem(name: string, taken: readonly string[]): NameProblem | null {
  if (dataNameRefusal(name)) return { code: 'recipe.nameShape', values: { name } }
  return taken.includes(name) ? { code: 'recipe.nameTaken', values: { name } } : null
}

/** What else has a name: everything but the step at this place. */
export function namesBeside(recipe: Recipe, list: StepList, at: number): string[] {
  const lists = [null, ...recipe.addOns.map(({ addOn }) => addOn)]
  return lists.flatMap((each) =>
    stepsOf(recipe, each).flatMap(({ name }, place) => (each === list && place === at ? [] : [name])),
  )
}

/** A name that no step has: 'base', then 'base2'. */
export function freeName(recipe: Recipe, wanted: string, taken: readonly string[] = []): string {
  const all = new Set([
    ...taken,
    ...recipe.steps.map(({ name }) => name),
    ...recipe.addOns.flatMap(({ steps }) => steps.map(({ name }) => name)),
  ])
  const base = wanted.replace(/\d+$/, '') || 'step'
  let name = wanted
  for (let count = 2; all.has(name); count++) name = `${base}${count}`
  return name
}
