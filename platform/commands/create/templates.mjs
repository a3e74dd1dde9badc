import { lowestNode } from '../install.mjs'
import { shortWaits } from '../lib/run.mjs'

/** The texts of the files of a product that are not its module, by their paths. */
export function productFiles({ key, name, languages, path, dependency }) {
  return {
    'package.json': JSON.stringify(manifest(key, dependency)),
    'tsconfig.json': JSON.stringify({
      extends: 'atrium/tsconfig.json',
      include: ['product', 'modules'],
    }),
    '.github/workflows/check.yml': workflow,
    'README.md': readme({ name, path }),
    'product/brand.ts': brandFile({ key, name, languages }),
  }
}

/** The paths that a product does not keep in Git. */
export const ignored = 'node_modules/\ndist/\n/data/\n/bundle/\ntest-results/\n'

const install = ['npm install --no-fund --no-audit --loglevel=error', ...shortWaits].join(' ')

const manifest = (key, dependency) => ({
  name: key,
  version: '0.1.0',
  private: true,
  type: 'module',
  engines: { node: `>=${lowestNode.join('.')}.0` },
  scripts: {
    prestart: install,
    start: 'atrium start',
    'start:company': 'atrium start company',
    predev: install,
    dev: 'atrium dev',
    pretest: install,
    test: 'atrium test',
    check: 'atrium check',
    build: 'atrium build',
    'build:demo': 'atrium build demo',
    'preview:demo': 'atrium demo',
    migrate: 'atrium migrate',
    settings: 'atrium settings',
    new: 'atrium new',
    upgrade: 'atrium upgrade',
  },
  dependencies: { atrium: dependency },
})

const workflow = `name: check
on: [push, pull_request]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npm test
`

const readme = ({ name, path }) => `# ${name}

An admin back office on Atrium. Node ${lowestNode.join('.')} or newer and npm are all it needs.

| command | |
|---|---|
| \`npm start\` | installs, builds, creates the database, and serves http://127.0.0.1:3000; it prints the demo accounts |
| \`npm run dev\` | the same with every change shown at once |
| \`npm test\` | checks formats, types and rules, and runs all tests |
| \`npm run new\` | writes a module, a list, a field, an action, a panel, a page |
| \`npm run preview:demo\` | the product as a static site, with its server in the browser; \`build:demo\` writes it to \`dist/demo\` |
| \`npm run settings\`, \`migrate\` | prints the settings of the server; brings the database to this version |
| \`npm run upgrade\` | a newer platform, and the code brought to it |
| \`npx atrium\` | lists the other commands: bundle, backup, restore, db-copy, db-check, move-files, repair |

- \`product/brand.ts\`: name, colour, logo, languages. Choose \`key\` before the first start: it is in the name of the database.
- \`modules/${path?.split('/')[0] ?? 'NAME'}\`: a module; a list is its kind of record in \`contract\`, its resource and table in \`server\`, and its page in \`console\`.

The guides are in \`node_modules/atrium/docs/guides\`. Commit all of this to Git before the first upgrade, with \`package-lock.json\`.
`

const brandFile = ({ key, name, languages }) => `import type { Brand, Demo } from 'atrium/contract/brand'
import type { OfferedLanguages } from 'atrium/contract/language'

/** Holds the name, colour and logo of the product. */
export const brand: Brand = {
  name: ${JSON.stringify(name)},
  key: '${key}',
  colour: '#5240ff',
  logo: 'M8.75 20v-6a5.25 5.25 0 0 1 10.5 0v6M11.75 20v-5.25a2.25 2.25 0 0 1 4.5 0V20',
  repository: '',
}

/** A description of the product for search engines and link previews, after the name and a comma. */
export const description = 'an admin back office'

/** The languages that people can choose. The first one is used where nothing known was asked for. */
export const languages: OfferedLanguages = ${JSON.stringify(languages)}

/** The names and addresses in the demo data, and the password of its accounts. */
export const demo: Demo = {
  emailDomain: '${key}.example',
  password: 'Atrium#2026',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$NffEOovCn2eJskeGjvoFLw$jFsOhq79NWxEGE6k7vrIl6SWf7P9OnmLU9TCBM9kAQ8',
}
`
