/** Only what our figures use of it. */
declare module 'autocannon' {
  type Request = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }
  type Options = {
    url: string
    connections?: number
    duration?: number
    headers?: Record<string, string>
    workers?: number
    requests?: Request[]
  }
  type Result = { requests: { average: number }; non2xx: number; errors: number }
  export default function autocannon(options: Options): Promise<Result>
}
