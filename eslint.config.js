import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import house from './eslint.texts.js';

// A day is a day in Vilnius: near midnight the UTC day, or the host's, is another one (domain/values/days.ts).
const DAYS = [
  {
    selector:
      'CallExpression[callee.property.name=/^(slice|substring|substr|split)$/][callee.object.callee.property.name=/^(toISOString|toJSON)$/]',
    message: 'This is the day in UTC. Use vilniusDate, or addDays for days of the calendar.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(get|set)(UTC)?(FullYear|Month|Date|Day|Hours)$/], CallExpression[callee.property.name=/^to(Locale)?(Date|Time)String$/]',
    message: 'This is a day of UTC or of the host. Use domain/values/days.ts.',
  },
  {
    selector:
      "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone']))",
    message: "This is the host's day. Name the time zone.",
  },
  {
    selector:
      'TemplateElement[value.raw=/\\b(current_date|localtimestamp|localtime)\\b|\\b(now|clock_timestamp|statement_timestamp)\\(\\)::date\\b/i]',
    message: "This is the day of the database session. Use (now() at time zone 'Europe/Vilnius')::date.",
  },
];

export default ts.config(
  { ignores: ['dist/', 'node_modules/', '.data/', '**/*.gen.ts', 'coverage/', '**/histories/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'max-lines': ['error', { max: 400 }],
      'max-params': ['error', 4],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...DAYS],
    },
  },
  {
    // Stand-ins and the demo seed speak as other people and services do; docs and tests quote what is shown.
    files: ['{domain,workflows,activities,worker,api,db,web}/**/*.{ts,tsx}'],
    ignores: ['domain/texts/**', 'db/seed/**', '**/testing/**', '**/*.test.{ts,tsx}'],
    plugins: { house },
    rules: { 'house/in-texts': 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
  {
    // The domain decides, so it may not look at the clock, roll dice or touch the outside.
    files: ['domain/**/*.ts'],
    ignores: ['domain/**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the instant in.' },
        { object: 'Math', property: 'random', message: 'The domain is deterministic.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...DAYS,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pass the instant in.',
        },
      ],
    },
  },
  {
    // The one file that reckons with days, and stand-ins that speak for somebody else.
    files: ['domain/values/days.ts', 'stack/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['stack/**', 'bench/**', 'docs/**', 'db/seed/**', 'tests/**', '**/*.mjs', '**/*.js'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        module: 'writable',
        fetch: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly', __dirname: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['web/static/**/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        localStorage: 'readonly',
        sessionStorage: 'readonly',
        matchMedia: 'readonly',
      },
    },
  },
);
