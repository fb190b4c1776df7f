// `node scripts/new-room/check-types.mjs scripts/types/server.json <files>` checks these files and nothing else: a new room does not
// take the minutes of the whole house.
import ts from 'typescript'

const [config, ...files] = process.argv.slice(2)
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: stop }
const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  config,
  { incremental: false, tsBuildInfoFile: '' },
  host,
)
const program = ts.createProgram([...files, ...fileNames.filter((name) => name.endsWith('.d.ts'))], options)
const found = files.flatMap((file) => {
  const source = program.getSourceFile(file)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
})
if (found.length > 0) stop(...found)

function stop(...diagnostics) {
  const spelling = { getCanonicalFileName: (name) => name, getCurrentDirectory: process.cwd, getNewLine: () => '\n' }
  console.log(ts.formatDiagnostics(diagnostics, spelling))
  process.exit(1)
}
