/** Whoever goes to a cell from the panel beside the rows wants to type there next. */
export const handOver = (from: HTMLElement) =>
  from.closest('.table-work')?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
