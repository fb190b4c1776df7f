import type { BrowserContext, Page } from '@playwright/test'

type Watched = Window & { keyTimes: number[]; keys: number; longest?: number; isHeard?: boolean; isWatched?: boolean }

/** A field and a box to scroll, and nothing else. */
export async function plainPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.setContent(
    '<input autofocus><div id=box style="height:800px;overflow:auto"><div style="height:2800000px"></div></div>',
  )
  await page.locator('input').focus()
  return page
}

export function keepAddress(page: Page): { table: string; list: string } {
  const table = new URL(page.url())
  const list = new URL(`/setting-page/pricing?product=${table.searchParams.get('product')}`, table)
  return { table: table.href, list: list.href }
}

/**
 * From the key to the frame that shows it, as the browser itself counts it (Event Timing). It tells of what took 16 ms or
 * more; quicker ones are counted as that. Runs in the page.
 */
export function watchKeys() {
  const watched = window as unknown as Watched
  watched.keyTimes = []
  watched.keys = 0
  watched.isWatched = true
  // A browser without a screen hands no frame over in which nothing moves that it would show: a key whose frame was made
  // after 10 ms is then told with the next one. One pixel that blinks keeps frames coming, here and on the plain page.
  // It is taken away afterwards: its frames are none of what a key costs the main thread.
  const pixel = document.body.appendChild(document.createElement('i'))
  pixel.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;background:#888'
  const blink = () => {
    if (!watched.isWatched) return pixel.remove()
    pixel.style.opacity = pixel.style.opacity === '1' ? '0.5' : '1'
    requestAnimationFrame(blink)
    return undefined
  }
  blink()
  if (watched.isHeard) return
  watched.isHeard = true
  document.addEventListener('keydown', () => watched.keys++, true)
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) if (name === 'keydown') watched.keyTimes.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page. */
export async function keyTimes(): Promise<number[]> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const watched = window as unknown as Watched
  const { keys, keyTimes: times } = watched
  watched.isWatched = false
  return [...times, ...Array.from({ length: Math.max(0, keys - times.length) }, () => 16)]
}

/** Milliseconds that the main thread of a page has really run: its own time, not that of the clock. */
export async function watchCpu(page: Page): Promise<() => Promise<number>> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await wire.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity) * 1_000
  }
}

/** Remembers the longest time from one frame to the next. Runs in the page. */
export function watchFrames() {
  const watched = window as unknown as Watched
  watched.longest = 0
  let last = performance.now()
  const step = (now: number) => {
    watched.longest = Math.max(watched.longest ?? 0, now - last)
    last = now
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

export const longestFrame = (): number => (window as unknown as Watched).longest ?? 0

/** Runs in the page. */
export function scrollThrough(selector: string): Promise<number[]> {
  const box = document.querySelector(selector) as HTMLElement
  const frames: number[] = []
  return new Promise((resolve) => {
    let last = performance.now()
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      box.scrollTop += 120
      if (frames.length < 120) requestAnimationFrame(step)
      else resolve(frames.slice(2))
    }
    requestAnimationFrame(step)
  })
}
