// The import law: who may import whom. Everything that is not listed for a part is forbidden to it.
//   path    the files of the part; (a group) stands for the name of the game
//   values  parts it may import
//   types   parts it may import by `import type` only
//   npm     packages it may import: a list, or 'any'
//   node    whether it may import Node's own modules
//   apart   files on the path that belong to another part

const pkg = (name) => `^packages/${name}/(src|text|icons)/`;
const game = (part) => `^games/$1/${part}`;
const games = [
  '^games/[^/]+\\.(ts|json)$',
  '^games/[^/]+/(kings/)?(index\\.ts|offer\\.ts|src/(verbs|prompts)\\.ts|ui/|text/|referee/)',
];
const packages = pkg('[^/]+');
const react = ['react', 'react-dom', 'motion'];

const parts = [
  { name: 'engine', path: pkg('engine'), values: [], npm: [] },
  { name: 'cards', path: pkg('cards'), values: [pkg('engine')], npm: [] },
  { name: 'protocol', path: pkg('protocol'), values: [pkg('engine')], npm: ['valibot'] },
  { name: 'bots', path: pkg('bots'), values: [pkg('engine')], npm: [] },
  { name: 'text', path: pkg('text'), values: [], types: [pkg('engine')], npm: ['intl-messageformat'] },
  { name: 'table', path: pkg('table'), values: [pkg('engine'), pkg('protocol'), pkg('bots')], npm: [] },
  {
    name: 'testkit',
    path: pkg('testkit'),
    values: [pkg('art'), pkg('engine'), pkg('protocol'), pkg('bots'), pkg('table'), pkg('text')],
    npm: [],
    node: true,
  },
  { name: 'art', path: pkg('art'), values: [pkg('art')], npm: [] },
  {
    name: 'ui',
    path: pkg('ui'),
    values: [pkg('art'), pkg('protocol'), pkg('text')],
    types: [pkg('engine')],
    npm: 'any',
  },
  { name: 'package-tests', path: '^packages/[^/]+/test/', values: [packages], npm: [], node: true },

  { name: 'game-list', path: '^games/[^/]+\\.ts$', values: games, types: [packages], npm: [] },
  {
    name: 'game-index',
    path: '^games/([^/]+)/index\\.ts$',
    values: [game('(src|bot|text)/'), pkg('engine'), pkg('bots')],
    npm: [],
  },
  {
    name: 'game-rules',
    path: '^games/([^/]+)/src/',
    values: [game('src/'), pkg('engine'), pkg('cards')],
    npm: [],
  },
  {
    name: 'game-bot',
    path: '^games/([^/]+)/bot/',
    values: [game('(src|bot)/'), pkg('bots'), pkg('engine')],
    npm: [],
  },
  {
    name: 'game-ui',
    path: '^games/([^/]+)/ui/',
    // src/data: printed facts of cards and boards, as JSON; src/verbs and src/prompts: tables of what may be chosen and asked.
    // Facts are needed to draw, rules are not.
    values: [
      game('(ui|text)/'),
      game('src/(verbs|prompts)\\.ts$'),
      game('src/data/[^/]+\\.json$'),
      game('src/sets/[^/]+/data/[^/]+\\.json$'),
      // The same facts of all sets together
      game('src/sets/printed\\.ts$'),
      pkg('ui'),
      pkg('text'),
    ],
    types: [game('src/'), pkg('engine'), pkg('protocol')],
    npm: react,
  },
  {
    name: 'game-tests',
    path: '^games/([^/]+)/test/',
    values: [game('(index\\.ts|src/|bot/|ui/|text/|test/|referee/)'), '^games/names\\.[a-z]+\\.json$', packages],
    npm: [],
    node: true,
  },
  // A referee judges by printed facts and the state alone: it shares no code with the rules
  {
    name: 'game-referee',
    path: '^games/([^/]+)/referee/',
    values: [game('referee/'), game('(kings/)?src/data\\.ts$')],
    types: [game('(kings/)?src/')],
    npm: [],
  },
  {
    name: 'kings-tests',
    path: '^games/(war)/kings/test/',
    values: [game('(kings/)?(index\\.ts|src/|bot/|ui/|text/|test/)'), '^games/names\\.[a-z]+\\.json$', packages],
    npm: [],
    node: true,
  },
  {
    name: 'kings',
    path: '^games/(war)/kings/',
    apart: '^games/war/kings/(ui|test)/',
    values: [game('(src|bot|kings)/'), pkg('engine'), pkg('bots')],
    npm: [],
  },
  {
    name: 'kings-ui',
    path: '^games/(war)/kings/ui/',
    values: [game('(kings/)?(ui|text)/'), game('(kings/)?src/(verbs|prompts)\\.ts$'), pkg('ui'), pkg('text')],
    types: [game('(kings/)?src/'), pkg('engine'), pkg('protocol')],
    npm: react,
  },

  {
    name: 'app',
    path: '^apps/([^/]+)/',
    apart: '^apps/web/e2e/',
    values: ['^apps/$1/', packages, ...games, '^scripts/(chromium|engines|rival|serve)\\.'],
    npm: 'any',
    node: true,
  },
  // Browsers against real servers and real databases: they are started as the server's own tests start them.
  {
    name: 'app-e2e',
    path: '^apps/(web)/e2e/',
    values: ['^apps/$1/', '^apps/server/test/help/', packages, ...games, '^scripts/(chromium|engines|rival|serve)\\.'],
    npm: 'any',
    node: true,
  },
];

const npmTypes = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

// A part may always import its own files; games may do so within one game only, which their `values` say.
function rules(part) {
  const from = part.apart ? { path: part.path, pathNot: part.apart } : { path: part.path };
  const own = part.path.startsWith('^packages/') ? [part.path] : [];
  const values = [...own, ...part.values];
  const types = part.types ?? [];
  const out = [
    {
      name: `${part.name}-imports`,
      from,
      to: { path: '^(packages|games|apps|scripts)/', pathNot: [...values, ...types, '(^|/)node_modules/'] },
    },
  ];
  if (types.length > 0)
    out.push({
      name: `${part.name}-types-only`,
      from,
      to: { path: types, pathNot: values, dependencyTypesNot: ['type-only'] },
    });
  if (part.npm !== 'any') {
    const allowed = part.npm.map((name) => `(^|/)node_modules/(@types/)?${name}/`);
    const to = { dependencyTypes: npmTypes, path: '(^|/)node_modules/' };
    out.push({ name: `${part.name}-npm`, from, to: allowed.length > 0 ? { ...to, pathNot: allowed } : to });
  }
  if (!part.node) out.push({ name: `${part.name}-node`, from, to: { dependencyTypes: ['core'] } });
  return out;
}

const everywhere = [
  { name: 'circular', from: {}, to: { circular: true } },
  { name: 'not-found', from: {}, to: { couldNotResolve: true } },
  { name: 'not-declared', from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },
];

module.exports = {
  parts,
  forbidden: [...parts.flatMap(rules), ...everywhere].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|golden)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
