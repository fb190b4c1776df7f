import type { RefObject } from 'react'
import { firstField, focusWhenThere } from './focus-when-there'

/**
 * Where the focus goes in a list whose rows come, go and move: into the first field of what was added, to the next row
 * of what was removed, along with what was moved. Rows carry `data-row`, and inside `data-remove` and `data-move`; what
 * adds one carries `data-add`. Call it before the change.
 */
export function rowFocus(box: RefObject<HTMLElement | null>) {
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const part = (row: HTMLElement | undefined, mark: string) => row?.querySelector<HTMLElement>(`[${mark}]`) ?? undefined
  const count = rows().length
  const when = (find: () => HTMLElement | undefined) => void focusWhenThere(box.current, find)
  return {
    added: () => when(() => (rows().length > count ? firstField(rows().at(-1)) : undefined)),
    removed: (at: number) =>
      when(() => {
        if (rows().length >= count) return undefined
        const next = rows()[at] ?? rows().at(-1)
        return part(next, 'data-remove') ?? firstField(next) ?? part(box.current ?? undefined, 'data-add')
      }),
    moved: (from: number, to: number) => {
      const row = rows()[from]
      when(() => (row && rows().indexOf(row) === to ? part(row, 'data-move') : undefined))
    },
  }
}
