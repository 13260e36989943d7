// Who may import whom (CONTRIBUTING.md). A room not named in `to` is out of bounds.
const only = (room, allowed, name = `${room}-imports`) => ({
  name,
  severity: 'error',
  // Tests beside the code may use the shared harness.
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(domain|workflows|activities|worker|api|db|web|stack|tests|bench)/',
    pathNot: `^(${[room, ...allowed].join('|')})`,
  },
});

module.exports = {
  forbidden: [
    only('domain', []),
    only('db', ['domain/']),
    only('activities', ['db/', 'domain/', 'workflows/definitions\\.ts', 'workflows/codec']),
    only('worker', ['workflows/', 'activities/', 'db/', 'domain/']),
    only('api', ['db/', 'domain/', 'workflows/definitions\\.ts', 'workflows/codec']),
    only('web', ['domain/']),
    only('stack', ['db/(migrate|engine-settings)\\.ts', 'worker/bundle\\.ts', 'domain/']),
    {
      name: 'workflows-imports',
      severity: 'error',
      from: { path: '^workflows/' },
      to: { path: '^(activities|worker|api|db|web|stack|tests|bench)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stand-ins-know-nothing',
      severity: 'error',
      from: { path: '^stack/stand-ins/' },
      to: { path: '^(workflows|activities|worker|api|db|web|domain)/', dependencyTypesNot: ['type-only'] },
    },
    {
      // The machine of cases serves every kind, so it knows none.
      name: 'cases-know-no-kind',
      severity: 'error',
      from: { path: '^(domain|db/queries|workflows)/case/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(domain|db|workflows)/',
        pathNot:
          '^(domain/(case|values)/|db/queries/case/|db/(connect|schema\\.gen)\\.ts|workflows/(case/|failures\\.ts))',
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/|^node:', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'zod-in-inputs-and-forms-only',
      severity: 'error',
      from: {
        path: '^domain/',
        pathNot: '(\\.test\\.ts$|^domain/(application|payment)/inputs\\.ts|^domain/forms/)',
      },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'one-temporal-client',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/temporal(-retries)?(\\.test)?\\.ts$' },
      to: { path: 'node_modules/@temporalio/client/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(domain|workflows|activities|worker|api|db|web|stack)/',
        pathNot: '(^web/static/|\\.d\\.ts$|\\.test\\.tsx?$|\\.json$|\\.css$|tsconfig|\\.mjs$)',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
