/** Steps of an editor after one of them was saved: what was done meanwhile stays, on top of what was kept. */
export function savedStates<State>(states: readonly State[], sent: State, kept: State): State[] {
  const at = states.lastIndexOf(sent)
  return [kept, ...(at < 0 ? states : states.slice(at + 1))]
}
