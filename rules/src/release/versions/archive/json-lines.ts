export type JsonPath = readonly (string | number)[]

/** The line of the first thing that is no JSON, counted from 1; null where all of it is. */
export function brokenLine(text: string): number | null {
  try {
    new JsonScanner(text).whole()
    return null
  } catch (fault) {
    if (fault instanceof Broken) return lineAt(text, fault.at)
    throw fault
  }
}

/** The line of what stands at a path; where that is not there, of the nearest thing around it. */
export function lineOf(text: string, path: JsonPath): number {
  const places = new JsonScanner(text).whole()
  for (let depth = path.length; depth >= 0; depth--) {
    const at = places.get(JSON.stringify(path.slice(0, depth)))
    if (at !== undefined) return lineAt(text, at)
  }
  return 1
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

class Broken extends Error {
  constructor(readonly at: number) {
    super('not JSON')
  }
}

const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
/** Nothing of ours is as deep; whoever sends more wants to see what happens. */
const DEEPEST = 100

/** Reads JSON only to say where things stand: the engine's own reader keeps that to itself. */
class JsonScanner {
  private at = 0
  private readonly places = new Map<string, number>()

  constructor(private readonly text: string) {}

  whole(): ReadonlyMap<string, number> {
    this.value([])
    if (this.next() !== undefined) throw new Broken(this.at)
    return this.places
  }

  private value(path: (string | number)[]): void {
    const next = this.next()
    const key = JSON.stringify(path)
    if (!this.places.has(key)) this.places.set(key, this.at)
    if (path.length > DEEPEST) throw new Broken(this.at)
    if (next === '{') this.members('}', (at) => this.field(path, at))
    else if (next === '[') this.members(']', (at) => this.value([...path, at]))
    else this.take(next === '"' ? TEXT : SCALAR)
  }

  private field(path: (string | number)[], _at: number): void {
    this.next()
    const start = this.at
    const name = JSON.parse(this.take(TEXT)) as string
    this.places.set(JSON.stringify([...path, name]), start)
    this.expect(':')
    this.value([...path, name])
  }

  private members(end: string, member: (at: number) => void): void {
    this.at++
    if (this.next() === end) return void this.at++
    for (let at = 0; ; at++) {
      member(at)
      const next = this.next()
      this.at++
      if (next === end) return
      if (next !== ',') throw new Broken(this.at - 1)
    }
  }

  private next(): string | undefined {
    while (' \t\r\n'.includes(this.text[this.at] ?? 'x')) this.at++
    return this.text[this.at]
  }

  private expect(sign: string): void {
    if (this.next() !== sign) throw new Broken(this.at)
    this.at++
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (!found) throw new Broken(this.at)
    this.at += found[0].length
    return found[0]
  }
}
