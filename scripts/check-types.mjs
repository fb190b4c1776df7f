// `node scripts/check-types.mjs scripts/types/server.json` checks the types of a project and then lints what only types can
// say, on the same program: whoever opens it a second time works all types out a second time. Only the project's own files:
// what they import of other floors is checked there, once and not in every project that uses it.
import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript'
import { rulesOfTypes } from './lint-types.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const given = resolve(process.argv[2])
const config = ts.sys.fileExists(given) ? given : resolve(given, 'tsconfig.json')
const spelling = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' }

const parsed = ts.getParsedCommandLineOfConfigFile(
  config,
  { noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (found) => stop(ts.formatDiagnostics([found], spelling)) },
)
const builder = ts.createIncrementalProgram({
  rootNames: parsed.fileNames,
  options: parsed.options,
  configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(parsed),
})
const own = parsed.fileNames.map((name) => builder.getSourceFile(name))
const found = [
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...own.flatMap((file) => builder.getSemanticDiagnostics(file)),
]
// What was found out is kept for the next time.
builder.emit()
if (found.length > 0) stop(ts.formatDiagnostics(found, spelling))

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: rulesOfTypes({ programs: [builder.getProgram()] }),
})
const results = await eslint.lintFiles(
  parsed.fileNames.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
)
if (results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0))
  stop(await (await eslint.loadFormatter('stylish')).format(results))

function stop(said) {
  console.log(said)
  process.exit(1)
}
