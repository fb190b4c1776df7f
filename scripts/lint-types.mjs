import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'

/** What only types can say, apart from the other lint, which needs no types and is quick. */
export const rulesOfTypes = (parserOptions) =>
  tseslint.config(
    { ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', 'data/**', '**/test-results/**', '**/*.d.ts'] },
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { '@typescript-eslint': tseslint.plugin },
      languageOptions: { parser: tseslint.parser, parserOptions },
      // Disabling comments are for the rules of the other configuration, and judged there.
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      rules: {
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
        ],
      },
    },
  )

/** For a run over changed files alone: one program over all floors, because opening one for each costs more than the rules. */
export default rulesOfTypes({
  project: './scripts/types/all.json',
  tsconfigRootDir: resolve(import.meta.dirname, '..'),
})
