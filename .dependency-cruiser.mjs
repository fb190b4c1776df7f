const floor = (from, allowed) => ({
  name: `floor-${from}`,
  comment: `${from} may import ${allowed.length ? allowed.join(', ') : 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(rules|contract|ui|player|server|console|storefront|e2e|bench)/',
    pathNot: `^(${[from, ...allowed].join('|')})/`,
  },
})

/** Floors whose rooms stand in areas, `src/<area>/<room>`, and the folders there that are no areas. */
const inAreas = ['rules', 'contract', 'server', 'console']
const flat = 'kernel|drafts|money|languages|platform|demo|start|sweeps|frame'
const roomIn = (workspace) => (inAreas.includes(workspace) ? `(?:${flat})(?=/)|(?!(?:${flat})/)[^/]+/[^/]+` : '[^/]+')

/** Another room is entered by its door. `$1` is the room of the importing file. */
const doors = (workspace) => ({
  name: `door-${workspace}`,
  comment: 'Another room is entered by its index.ts',
  severity: 'error',
  from: { path: `^${workspace}/src/(${roomIn(workspace)})/`, pathNot: '\\.(test|builder)\\.tsx?$' },
  to: {
    path: `^${workspace}/src/[^/]+/.+`,
    pathNot: [
      `^${workspace}/src/$1/`,
      `^${workspace}/src/[^/]+/index\\.tsx?$`,
      `^${workspace}/src/${inAreas.includes(workspace) ? '[^/]+' : 'platform'}/[^/]+/index\\.tsx?$`,
      '\\.css$',
    ],
  },
})

export default {
  forbidden: [
    {
      // Types count, too: files that need each other's types are one file in two places.
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    floor('rules', []),
    floor('contract', ['rules']),
    floor('ui', []),
    floor('player', ['rules', 'contract', 'ui']),
    floor('server', ['rules', 'contract', 'player']),
    floor('console', ['rules', 'contract', 'ui', 'player']),
    floor('storefront', ['rules', 'contract', 'ui', 'player']),
    ...['rules', 'contract', 'ui', 'player', 'server', 'console', 'storefront'].map(doors),
    {
      name: 'platform-knows-no-room',
      severity: 'error',
      from: {
        path: '^(server|console)/src/(platform|kernel)/',
        pathNot: ['\\.test\\.tsx?$', '^server/src/platform/testing/'],
      },
      to: { path: '^$1/src/', pathNot: '^$1/src/(platform|kernel|root\\.ts)' },
    },
    {
      name: 'kernel-knows-nothing',
      severity: 'error',
      from: { path: '^(server|console)/src/kernel/' },
      to: { path: '^$1/src/', pathNot: '^$1/src/kernel/' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.(test|builder)\\.ts$', '^server/src/platform/testing/', '^server/src/sweeps/'],
      },
      to: { path: '^server/src/platform/testing/' },
    },
    {
      // What tests are made with, so nothing else may be made with it.
      name: 'builders-stay-in-tests',
      severity: 'error',
      from: { pathNot: ['\\.(test|builder)\\.tsx?$', '^(bench|e2e)/'] },
      to: { path: '\\.builder\\.tsx?$' },
    },
    {
      name: 'player-on-the-server-only-prerenders',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^player/', pathNot: '^player/src/(prerender|look|direct)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|migrations|test-results|gallery)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    // Without these the resolver does not find workspace packages, and their imports pass unseen.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
