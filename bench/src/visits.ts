export type VisitLoad = { url: string; path: string; atOnce: number }
export type VisitResult = { visits: number; failed: number }

let isOver = false

/** Runs in a process of its own: each visitor opens the page and the journey that it names, again and again. */
process.on('message', (load: VisitLoad | 'stop') => {
  if (load === 'stop') isOver = true
  else void run(load).then((result) => process.send?.(result))
})

async function run({ url, path, atOnce }: VisitLoad): Promise<VisitResult> {
  const result = { visits: 0, failed: 0 }
  const visitor = async () => {
    while (!isOver) {
      result.visits++
      if (!(await visit(url, path).catch(() => false))) result.failed++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return result
}

/** Whole only where the page names a journey, and that journey is of the same release. */
async function visit(url: string, path: string): Promise<boolean> {
  const page = await fetch(url + path)
  const html = await page.text()
  const address = /data-journey="([^"]+)"/.exec(html)?.[1]
  const hash = /data-hash="([0-9a-f]{64})"/.exec(html)?.[1]
  if (page.status !== 200 || !address || !hash) return false
  const journey = await fetch(url + address)
  return journey.status === 200 && ((await journey.json()) as { hash?: string }).hash === hash
}
