import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const SQL_HOMES = [
  'server/src/**/store.ts',
  'server/src/**/*-store.ts',
  'server/src/**/tables.ts',
  'server/src/platform/database/**',
  'server/src/platform/testing/**',
  'server/src/**/*.test.ts',
  'server/src/**/*.builder.ts',
  'server/drizzle.config.ts',
]

const noSql = {
  paths: [
    { name: 'pg', message: 'Only store.ts, tables.ts and platform/database speak SQL.' },
    { name: 'drizzle-orm', message: 'Only store.ts, tables.ts and platform/database speak SQL.' },
  ],
  patterns: [{ group: ['drizzle-orm/pg-core'], message: 'Tables are declared in tables.ts.' }],
}

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', 'data/**', 'server/migrations/**', '**/test-results/**'],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [...tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'A door names what it lets through: no export *.' },
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Settings are read in platform/config/config.ts.',
        },
        {
          selector:
            "CallExpression[callee.property.name='slice'] CallExpression[callee.property.name='toISOString'] :matches(NewExpression[arguments.length=0], CallExpression[callee.property.name='now'])",
          message: 'Which day it is depends on where: ask companyDay or productDay.',
        },
        {
          selector: "CallExpression[callee.name='eval'], NewExpression[callee.name='Function']",
          message: 'No code from data.',
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['server/src/**/*.ts'], ignores: SQL_HOMES, rules: { 'no-restricted-imports': ['error', noSql] } },
  {
    files: ['rules/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      // Time and chance are arguments on this floor.
      'no-restricted-globals': [
        'error',
        'fetch',
        'setTimeout',
        'setInterval',
        'process',
        'performance',
        'crypto',
        'window',
        'document',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The clock is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
    },
  },
  {
    files: ['ui/**/*.tsx', 'console/**/*.{ts,tsx}', 'player/**/*.tsx', 'storefront/**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['ui/**/*.tsx', 'console/**/*.{ts,tsx}'],
    ignores: ['ui/src/button/button.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['Button'],
              message: 'Use @coverwright/ui/button: it says that it is at work.',
            },
          ],
        },
      ],
    },
  },
  {
    // Screens fetch through their room's hooks; only the wire client talks to the network.
    files: ['console/src/**/*.tsx'],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: 'Use the hooks of the room.' }] },
  },
  {
    files: [
      'server/src/platform/config/config.ts',
      'scripts/**',
      '**/*.config.{ts,js}',
      '.dependency-cruiser.mjs',
      '**/*.test.ts',
      'e2e/**',
      'bench/**',
      'server/src/platform/testing/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'A door names what it lets through: no export *.' },
      ],
      'no-restricted-exports': 'off',
    },
  },
  {
    // Declarations of other people's modules keep those modules' shape.
    files: ['**/*.d.ts', 'server/src/platform/testing/global-setup.ts'],
    rules: { 'no-restricted-exports': 'off', '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['e2e/*.spec.ts', 'e2e/*.figure.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', message: "Import from './journey': it brings the server with the fresh demo." },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'ui/gallery/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', { max: 500 }] },
  },
)
