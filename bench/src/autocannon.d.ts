/** Only what our figures use of it. */
declare module 'autocannon' {
  type Options = { url: string; connections?: number; duration?: number; headers?: Record<string, string> }
  type Result = { requests: { average: number }; non2xx: number }
  export default function autocannon(options: Options): Promise<Result>
}
