/** Keeps what was used last; what is taken is moved to the front, what falls off the end is forgotten. */
export class Cache<Thing> {
  private readonly kept = new Map<string, Thing>()

  constructor(private readonly places: number) {}

  get(key: string): Thing | undefined {
    const thing = this.kept.get(key)
    if (thing !== undefined) {
      this.kept.delete(key)
      this.kept.set(key, thing)
    }
    return thing
  }

  put(key: string, thing: Thing): void {
    this.kept.delete(key)
    this.kept.set(key, thing)
    if (this.kept.size > this.places) this.kept.delete(this.kept.keys().next().value as string)
  }

  forget(key: string): void {
    this.kept.delete(key)
  }
}
