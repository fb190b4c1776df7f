/** Whoever goes to a cell from beside the rows, or from the line that finds in them, wants to type there next. */
export const handOver = (from: HTMLElement) =>
  from.closest('.table-page')?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
