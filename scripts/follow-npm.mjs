const LOOK_EVERY_MS = 100

/** When npm is killed, what it runs is not told: whoever kills `npm start` means the server too. */
export function followNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const look = () => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
}
