import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'

const Titles = createContext<ReadonlyMap<string, string>>(new Map())

type Named = { readonly name: string; readonly title?: string }

/** What each data name is called for whoever reads: a person knows the question, not the name behind it. */
export function NameTitles({ names, children }: { names: readonly Named[]; children: ReactNode }) {
  const titles = useMemo(() => new Map(names.map(({ name, title }) => [name, title || name])), [names])
  return <Titles value={titles}>{children}</Titles>
}

/** `drivers.points` is the field points of what drivers is called; a name that is not known stays as it is. */
export function useNameTitle(): (name: string) => string {
  const titles = useContext(Titles)
  return useCallback(
    (name) => {
      const [first = name, ...fields] = name.split('.')
      const title = titles.get(first)
      return title === undefined ? name : [title, ...fields].join(', ')
    },
    [titles],
  )
}
