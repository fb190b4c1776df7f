/** Goes to a control by its id; into it, where it is a group of several. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const target = element?.matches('input, textarea, button, select')
    ? element
    : element?.querySelector<HTMLElement>('input:checked, input, textarea, button, select')
  target?.focus({ preventScroll: true })
  element?.closest('.cw-field')?.scrollIntoView({ block: 'nearest' })
}
