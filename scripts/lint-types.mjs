import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'

/**
 * What only types can say. It stands apart from the other lint, which needs no types and is quick: one program over all
 * floors, because opening one for each costs more than the rules themselves.
 */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', 'data/**', '**/test-results/**', '**/*.d.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './scripts/types/all.json', tsconfigRootDir: resolve(import.meta.dirname, '..') },
    },
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
