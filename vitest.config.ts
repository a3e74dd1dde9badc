import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { foreignRequests, noForeignHosts } from './tests/console/setup/foreign-requests'
import { aliases, callsAlias } from './platform/build/aliases'
import { browserFlags, presentBrowser } from './scripts/browser.mjs'

// With "test", the UI kit gives all its elements one and the same id, and no dialog has its name.
process.env.NODE_ENV = 'development'

const root = import.meta.dirname
const executablePath = await presentBrowser()
// Two also where there are two cores: the process that hands out the files has little to do.
const maxWorkers = Math.max(2, availableParallelism() - 1)
const resolve = { alias: [...aliases, callsAlias], tsconfigPaths: true }
/** The runtimes that need a browser are tested in one. */
const inBrowser = ['platform/server/src/runtimes/{browser,memory}/**/*.test.ts']
const server = {
  include: ['platform/server/src/**/*.test.ts', 'tests/server/**/*.test.ts', 'modules/*/server/**/*.test.ts'],
  exclude: inBrowser,
  // Modules are loaded once for all files of a worker. Those of the server keep no state that a test could see: it is in `createApp`.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

const consoleTests = [
  'platform/{console,ui}/src/**/*.test.{ts,tsx}',
  'tests/console/**/*.test.ts',
  'modules/*/{console,examples,engine/console,engine/view,kit,parts}/**/*.test.{ts,tsx}',
  ...inBrowser,
]
// Replace a module, or want one that is not loaded yet: other files would be in the way.
const isolated = [
  'platform/console/src/app/outage/outage.test.tsx',
  'platform/console/src/app/page/ahead.test.tsx',
  'platform/console/src/app/page/page-error.test.tsx',
  'platform/console/src/shell/page/page-link.test.tsx',
]

/** Those of a console whose contract has extra fields of users, and a module that changes parts of the platform. */
const withFields = ['platform/console/src/pages/system/user/form/extra/*.test.tsx', 'tests/console/product/*.test.tsx']
/** Begins with the file that takes longest: started among the others, it would run to its end beside a worker that has none left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/every-page.test.tsx')
    // oxlint-disable-next-line unicorn/no-array-sort -- not the one of an array
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

/** Tests of the console in a browser. Without isolation its modules are loaded once for all files of a worker, not for each. */
function browserTests(
  name: string,
  files: TestProjectInlineConfiguration['test'],
  config = './platform/build/console.config.ts',
): TestProjectInlineConfiguration {
  return {
    extends: config,
    root,
    optimizeDeps: { include: ['axe-core'] },
    test: {
      name,
      ...files,
      maxWorkers,
      setupFiles: ['tests/console/setup/setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // A page of the development build is dozens of files, which take their time on a busy machine.
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: [...browserFlags, noForeignHosts] },
          // A click would miss a drawer that is still to slide in. Journeys see the motion.
          contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce' },
        }),
        commands: { foreignRequests },
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  test: {
    retry: 0,
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'contract',
          include: ['platform/contract/src/**/*.test.ts', 'modules/*/{contract,engine/schema}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          include: [
            'scripts/**/*.test.mjs',
            'platform/commands/**/*.test.mjs',
            'platform/upgrade/**/*.test.mjs',
            'modules/*/{build,scripts}/**/*.test.mjs',
          ],
        },
      },
      { resolve, test: { ...server, name: 'server-sqlite', env: { TEST_ENGINE: 'sqlite' } } },
      {
        resolve,
        test: {
          ...server,
          name: 'server-postgres',
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/server/postgres.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'resilience',
          include: ['tests/resilience/**/*.test.ts'],
          // Each file starts servers of its own and loads them.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      browserTests('console', { include: consoleTests, exclude: [...isolated, ...withFields], isolate: false }),
      browserTests('console-isolated', { include: isolated }),
      browserTests(
        'console-fields',
        { include: withFields, isolate: false },
        './tests/console/sample/fields.config.ts',
      ),
    ],
  },
})
