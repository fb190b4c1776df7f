/** npm passes on a Ctrl-C that the terminal has sent us already: signals this close together are one. */
const SAME_SIGNAL_MS = 1_000

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The first signal stops in good order, a second one at once. */
export function onSignals(stop: () => Promise<void>) {
  let firstAt = 0
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (!firstAt) {
        firstAt = Date.now()
        void stop()
      } else if (Date.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
    })
}
