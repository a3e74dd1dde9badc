import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { normalizePath } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliases, callsAlias } from '../build/aliases'
import { platformFolder, productFolder } from '../build/folders'
import { browserFlags, presentHeadlessBrowser } from './browser.mjs'
import { foreignRequests, noForeignHosts } from './foreign-requests'

// Which build of React the console's tests have: Vite reads it from here. That for development warns, but renders all twice and notes a stack
// for each element, for which the tests take nearly twice as long. With "test", the UI kit gives all its elements one and the same id.
process.env.NODE_ENV = process.env.REACT_BUILD === 'production' ? 'production' : 'development'

const executablePath = await presentHeadlessBrowser()
// Two also where there are two cores: the process that hands out the files has little to do.
const maxWorkers = Math.max(2, availableParallelism() - 1)
const resolution = { alias: [...aliases, callsAlias], tsconfigPaths: true }
// Where the platform is an installed package: Node loads no TypeScript from there.
const inline = { deps: { inline: [/[\\/]node_modules[\\/]atrium[\\/]/] } }

const ofPlatform = (path: string) => resolve(platformFolder, path)
/** Returns a pattern from the folder of the product: the files of the platform may be in `node_modules`. */
const pattern = (path: string) => normalizePath(relative(productFolder, ofPlatform(path)))

type Project = TestProjectInlineConfiguration
type Tests = NonNullable<Project['test']>

/** Files that a project takes, or leaves out, besides those of all products; patterns from the folder of the product. */
type Files = Pick<Tests, 'include' | 'exclude'>

/** Begins with the files that take longest: started among the others, one would run to its end beside a worker that has none left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/every-page\.test\.tsx?$/.test(moduleId)
    // oxlint-disable-next-line unicorn/no-array-sort -- not the one of an array
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

/** The options of a run of all projects. */
export const runOptions = { retry: 0, maxWorkers, sequence: { sequencer: LongestFirst } }

/** Returns a project of tests that run in Node. */
export function nodeTests(name: string, test: Tests): Project {
  // A server in production wants secrets.
  const env = { ...test.env, NODE_ENV: 'development' }
  return { root: productFolder, resolve: resolution, test: { name, exclude: [], server: inline, ...test, env } }
}

/**
 * Returns a project of tests of the console in a browser. Without isolation its modules are loaded once for all files of a worker, not for
 * each. `config` is the file that the console is built with, if it is another one.
 */
export function browserTests(name: string, test: Tests, config = ofPlatform('build/console.config.ts')): Project {
  return {
    extends: config,
    root: productFolder,
    optimizeDeps: { include: ['axe-core', 'vitest-browser-react'] },
    test: {
      name,
      exclude: [],
      maxWorkers,
      setupFiles: [ofPlatform('testing/console/setup/setup.ts')],
      // The first test of a run waits for all modules of the console, half a minute on a busy machine.
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
      ...test,
    },
  }
}

/**
 * Returns the projects `contract`, `server-sqlite`, `server-postgres` and `console`: the tests of the modules of a product, and those that the
 * platform has for every product. `files` are taken besides.
 */
export function productTests(files: Partial<Record<'contract' | 'server' | 'console', Files>> = {}): Project[] {
  const both = (part: 'contract' | 'server' | 'console', ...include: string[]): Files => ({
    include: [...include, ...(files[part]?.include ?? [])],
    exclude: files[part]?.exclude ?? [],
  })
  const server: Tests = {
    ...both('server', 'modules/*/server/**/*.test.ts', pattern('testing/every-product/server/*.test.ts')),
    // Modules are loaded once for all files of a worker. Those of the server keep no state that a test could see: it is in `createApp`.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  }
  return [
    nodeTests('contract', both('contract', 'modules/*/contract/**/*.test.ts')),
    nodeTests('server-sqlite', { ...server, env: { TEST_ENGINE: 'sqlite' } }),
    nodeTests('server-postgres', {
      ...server,
      env: { TEST_ENGINE: 'postgres' },
      globalSetup: [ofPlatform('testing/server/postgres.ts')],
    }),
    browserTests('console', {
      ...both(
        'console',
        'modules/*/{console,examples,kit,parts}/**/*.test.{ts,tsx}',
        pattern('testing/every-product/console/*.test.{ts,tsx}'),
      ),
      isolate: false,
    }),
  ]
}
