/** `cover`, `cover2`, `cover3`: the first that nobody has. */
export function freeName(stem: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}${number}`
    if (!taken.includes(name)) return name
  }
}
