import type { Recipe } from '../../design/parts'
import { namedAmounts } from './named-amounts'
import type { ProposedTable } from './starting-recipe'

/** Figures of the tables that a recipe takes nothing from, by what they are called: nobody should have to miss them. */
export function unusedFigures({ steps }: Pick<Recipe, 'steps'>, tables: readonly ProposedTable[]): string[] {
  const looks = steps.flatMap((step) => (step.kind === 'lookUp' ? [step] : []))
  return tables.flatMap((table) => {
    const own = looks.filter((look) => look.table === table.id)
    const single = namedAmounts(table)
    if (single) {
      const asked = own.flatMap(({ inputs }) => Object.values(inputs))
      return single.filter(({ name }) => !asked.includes(JSON.stringify(name))).map(({ name }) => name)
    }
    return table.columns
      .filter(({ id, role }) => (role === 'factor' || role === 'amount') && !own.some(({ column }) => column === id))
      .map(({ title }) => `${table.name}: ${title}`)
  })
}
