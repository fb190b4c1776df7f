import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'

type Titled = ReadonlyMap<string, string>
type Titles = { readonly names: Titled; readonly addOns: Titled; readonly tables: Titled }

const NONE: Titled = new Map()
const TitlesContext = createContext<Titles>({ names: NONE, addOns: NONE, tables: NONE })

type Props = {
  names: readonly { readonly name: string; readonly title?: string }[]
  addOns?: readonly { readonly id: string; readonly title: string }[]
  tables?: readonly { readonly id: string; readonly name: string }[]
  children: ReactNode
}

/** What data names, add-ons and tables are called for whoever reads: a person knows the question, not the name behind it. */
export function NameTitles({ names, addOns, tables, children }: Props) {
  const titles = useMemo(
    () => ({
      names: new Map(names.map(({ name, title }) => [name, title || name])),
      addOns: new Map(addOns?.map(({ id, title }) => [id, title])),
      tables: new Map(tables?.map(({ id, name }) => [id, name])),
    }),
    [names, addOns, tables],
  )
  return <TitlesContext value={titles}>{children}</TitlesContext>
}

/** `drivers.points` is the field points of what drivers is called; a name that is not known stays as it is. */
export function useNameTitle(): (name: string) => string {
  const { names } = useContext(TitlesContext)
  return useCallback((name) => nameIn(names, name), [names])
}

type Values = Readonly<Record<string, string | number>>

/** Codes whose name is an answer that a person gave or did not give. */
const OF_ANSWERS = ['logic.unanswered', 'pricing.badAnswer', 'pricing.cannotVary']

/** The values of a refusal with the titles that a person knows in place of names and ids. */
export function useTitledValues(): (code: string, values: Values) => Values {
  const { names, addOns, tables } = useContext(TitlesContext)
  return useCallback(
    (code, values) => {
      const { name, addOn, table } = values
      return {
        ...values,
        ...(typeof name === 'string' && OF_ANSWERS.includes(code) ? { name: nameIn(names, name) } : {}),
        ...(typeof addOn === 'string' ? { addOn: addOns.get(addOn) ?? addOn } : {}),
        ...(typeof table === 'string' ? { table: tables.get(table) ?? table } : {}),
      }
    },
    [names, addOns, tables],
  )
}

function nameIn(names: Titled, name: string): string {
  const [first = name, ...fields] = name.split('.')
  const title = names.get(first)
  return title === undefined ? name : [title, ...fields].join(', ')
}
