/**
 * Where a worker's module is: beside the code that starts it, as source while developing and as a bundle of its own when
 * built. Its file is called `<name>.worker.ts`; the build finds it by that ending, so `name` is unique in the server.
 */
export function workerModule(startedFrom: string, name: string): URL {
  return new URL(`./${name}.worker${startedFrom.endsWith('.ts') ? '.ts' : '.mjs'}`, startedFrom)
}
