import { defineConfig } from 'vitest/config'
import { browserTests, nodeTests, productTests, runOptions } from './platform/testing/vitest'

/** The runtimes that need a browser are tested in one. */
const inBrowser = ['platform/server/src/runtimes/{browser,memory}/**/*.test.ts']

// Replace a module, or want one that is not loaded yet: other files would be in the way.
const isolated = [
  'platform/console/src/app/outage/outage.test.tsx',
  'platform/console/src/app/page/ahead.test.tsx',
  'platform/console/src/app/page/page-error.test.tsx',
  'platform/console/src/shell/page/page-link.test.tsx',
]

/** Those of a console whose contract has extra fields of users, and a module that changes parts of the platform. */
const withFields = ['platform/console/src/pages/system/user/form/extra/*.test.tsx', 'tests/console/*.test.tsx']

export default defineConfig({
  test: {
    ...runOptions,
    projects: [
      ...productTests({
        contract: { include: ['platform/{contract/src,entries}/**/*.test.ts', 'modules/*/engine/schema/**/*.test.ts'] },
        server: {
          include: ['platform/{server/src,testing/server}/**/*.test.ts', 'tests/server/*.test.ts'],
          exclude: inBrowser,
        },
        console: {
          include: [
            'platform/{console,ui}/src/**/*.test.{ts,tsx}',
            'modules/*/engine/{console,view}/**/*.test.{ts,tsx}',
            ...inBrowser,
          ],
          exclude: [...isolated, ...withFields],
        },
      }),
      {
        test: {
          name: 'scripts',
          include: [
            'scripts/**/*.test.mjs',
            'platform/{checks,commands}/**/*.test.mjs',
            'platform/upgrade/**/*.test.mjs',
            'modules/*/{build,scripts}/**/*.test.mjs',
          ],
        },
      },
      nodeTests('resilience', {
        include: ['tests/resilience/**/*.test.ts'],
        // Each file starts servers of its own and loads them.
        fileParallelism: false,
        testTimeout: 600_000,
        hookTimeout: 60_000,
      }),
      browserTests('console-isolated', { include: isolated, sequence: { groupOrder: 1 } }),
      browserTests(
        'console-fields',
        { include: withFields, isolate: false, sequence: { groupOrder: 2 } },
        './platform/testing/console/sample/fields.config.ts',
      ),
    ],
  },
})
