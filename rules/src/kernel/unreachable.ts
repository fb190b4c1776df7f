/** Closes a switch: the compiler complains here when a new kind arrives and a case was forgotten. */
export function unreachable(never: never): never {
  throw new Error(`A case was forgotten: ${JSON.stringify(never)}`)
}
